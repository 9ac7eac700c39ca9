type NeedsScriptProps = { /** What to do instead. */ instead: string };

/** Said where a form stands, to visitors whose browser runs no script. */
export function NeedsScript({ instead }: NeedsScriptProps) {
  return (
    <noscript>
      <p>
        <strong>This form needs JavaScript.</strong> {instead}
      </p>
    </noscript>
  );
}
