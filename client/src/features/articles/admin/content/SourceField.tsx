import { Box, TextField, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { HtmlPreview } from './HtmlPreview.tsx';

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
