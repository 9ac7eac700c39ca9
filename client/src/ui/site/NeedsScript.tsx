import type { ReactNode } from 'react';

type NeedsScriptProps = { /** What the visitor can do instead. */ instead: ReactNode };

/** Shown in place of a form when the browser runs no script. */
export function NeedsScript({ instead }: NeedsScriptProps) {
  return (
    <noscript>
      <p>
        <strong>This form needs JavaScript.</strong> {instead}
      </p>
    </noscript>
  );
}
