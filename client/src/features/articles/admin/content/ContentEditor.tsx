import { Box, FormHelperText, Skeleton, Tab, Tabs } from '@mui/material';
import { lazy, Suspense, useId, useState } from 'react';

const modes = {
  rich: {
    label: 'Rich Text Editor',
    Editor: lazy(async () => ({
      default: (await import('../../../../ui/admin/richText/RichTextEditor.tsx')).RichTextEditor,
    })),
  },
  text: {
    label: 'Text to HTML Converter',
    Editor: lazy(async () => ({ default: (await import('./TextConverter.tsx')).TextConverter })),
  },
  html: {
    label: 'Direct HTML Editor',
    Editor: lazy(async () => ({ default: (await import('./HtmlEditor.tsx')).HtmlEditor })),
  },
};
type Mode = keyof typeof modes;
const modeNames: Mode[] = ['rich', 'text', 'html'];

type Props = {
  value: string;
  error: string | undefined;
  /** Path of the upload endpoint for pictures below `/api/`. */
  uploadPath: string;
  onChange: (html: string) => void;
};

/** Three editors for one HTML content; each starts with the result of the others. */
export function ContentEditor({ value, error, uploadPath, onChange }: Props) {
  const [mode, setMode] = useState<Mode>('rich');
  const { Editor } = modes[mode];
  const id = useId();
  return (
    <Box sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
      <Tabs
        value={mode}
        onChange={(_event, chosen: Mode) => setMode(chosen)}
        aria-label="How to write the content"
        variant="scrollable"
        scrollButtons={false}
      >
        {modeNames.map((name) => (
          <Tab
            key={name}
            value={name}
            label={modes[name].label}
            id={`content-tab-${name}`}
            aria-controls="content-panel"
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id="content-panel" aria-labelledby={`content-tab-${mode}`} sx={{ minWidth: 0 }}>
        <Suspense fallback={<Skeleton variant="rounded" height={340} />}>
          <Editor
            value={value}
            onChange={onChange}
            invalid={error !== undefined}
            describedBy={id}
            uploadPath={uploadPath}
          />
        </Suspense>
        <FormHelperText error id={id}>
          {error}
        </FormHelperText>
      </Box>
    </Box>
  );
}
