import { Box } from '@mui/material';
import { messageStyles } from '../../ui/admin/richText/proseStyles.ts';
import { safeHtml } from '../../ui/admin/richText/safeHtml.ts';

export function RichText({ html }: { html: string }) {
  const markup = { __html: safeHtml(html) };
  return (
    <Box sx={messageStyles}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server and again here */}
      <div className="tiptap" dangerouslySetInnerHTML={markup} />
    </Box>
  );
}
