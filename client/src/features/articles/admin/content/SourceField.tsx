import { Box, TextField, Typography } from '@mui/material';
import { brand, lightScheme } from '@platform/palette.contract.ts';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { safeHtml } from '../../../../ui/admin/richText/safeHtml.ts';
import { fonts } from '../../../../ui/theme/tokens.ts';

type Props = {
  label: string;
  hint: ReactNode;
  /** The typed source and the resulting HTML. */
  source: string;
  html: string;
  onChange: (source: string) => void;
  invalid: boolean;
  /** Id of the error below the field. */
  describedBy: string;
};

/** A plain text field with a live preview of its HTML. */
export function SourceField({ label, hint, source, html, onChange, invalid, describedBy }: Props) {
  const id = useId();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="overline" component="h4" color="textSecondary">
          {label}
        </Typography>
        <TextField
          id={id}
          fullWidth
          multiline
          minRows={14}
          maxRows={26}
          value={source}
          error={invalid}
          helperText={hint}
          onChange={(event) => onChange(event.target.value)}
          slotProps={{
            htmlInput: {
              'aria-label': label,
              'aria-describedby': `${id}-helper-text ${describedBy}`,
              spellCheck: true,
              style: { fontFamily: 'ui-monospace, monospace', fontSize: '0.875rem', lineHeight: 1.55 },
            },
          }}
        />
      </Box>
      <HtmlPreview html={html} />
    </Box>
  );
}

/** Previews the content in a shadow root, which isolates its ids and styles. */
function HtmlPreview({ html }: { html: string }) {
  const host = useRef<HTMLDivElement>(null);
  const id = useId();

  useEffect(() => {
    const root = host.current?.shadowRoot ?? host.current?.attachShadow({ mode: 'open' });
    if (!root) return;
    root.adoptedStyleSheets = [look()];
    root.innerHTML = safeHtml(html);
  }, [html]);

  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ minWidth: 0, display: 'flex', flexDirection: 'column' }}
    >
      <Typography id={id} variant="overline" component="h4" color="textSecondary">
        Preview
      </Typography>
      <Box
        sx={{
          flex: 1,
          minHeight: '18rem',
          maxHeight: '36rem',
          overflow: 'auto',
          p: 2,
          borderRadius: 2,
          border: '1px solid',
          borderColor: 'divider',
          color: lightScheme.text,
          backgroundColor: lightScheme.surface,
        }}
        // a scrollable region must be reachable by keyboard
        tabIndex={0}
        role="region"
        aria-labelledby={id}
      >
        <div ref={host} />
      </Box>
    </Box>
  );
}

let sheet: CSSStyleSheet | null = null;

function look(): CSSStyleSheet {
  if (sheet) return sheet;
  sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    :host { line-height: 1.65; overflow-wrap: anywhere; }
    :host > :first-child, section > :first-child { margin-top: 0; }
    h1, h2, h3, h4 { font-family: ${fonts.display}; font-weight: 600; line-height: 1.2; margin: 1.4em 0 .5em; }
    h1 { font-size: 1.6rem; } h2 { font-size: 1.35rem; } h3 { font-size: 1.125rem; }
    p { margin: .75em 0; } a { color: ${brand.lagoon}; } img { max-width: 100%; height: auto; }
    blockquote { margin: 1em 0; padding-left: 1em; border-left: 3px solid ${brand.marigold}; color: ${lightScheme.quietText}; }
    pre { overflow-x: auto; padding: 1em; background: ${brand.sand}; }
    table { border-collapse: collapse; display: block; overflow-x: auto; }
    td, th { border: 1px solid ${lightScheme.line}; padding: .3em .6em; text-align: left; }
    section { margin: 1.5em 0; }
  `);
  return sheet;
}
