import { Skeleton } from '@mui/material';
import { type ComponentProps, lazy, Suspense } from 'react';

const RichTextEditor = lazy(async () => ({
  default: (await import('../../ui/admin/richText/RichTextEditor.tsx')).RichTextEditor,
}));

/** The rich text editor for replies, loaded when it is first shown. */
export function LetterEditor(props: Omit<ComponentProps<typeof RichTextEditor>, 'uploadPath'>) {
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={190} />}>
      <RichTextEditor {...props} />
    </Suspense>
  );
}
