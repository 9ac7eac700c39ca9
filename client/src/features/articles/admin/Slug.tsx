import { TextField } from '@mui/material';
import { toSlug } from '../../../../../server/platform/fields.contract.ts';
import type { Article } from './articlesAdminApi.ts';

/** The slug that the title will produce; the current slug while the title is unchanged. */
export function Slug({ title, entry }: { title: string; entry: Article | null }) {
  const slug = entry && entry.title === title.trim() ? entry.slug : toSlug(title);
  return (
    <TextField
      fullWidth
      label="Slug"
      value={slug}
      helperText="Derived from the title; a number is added when it is taken"
      slotProps={{ htmlInput: { readOnly: true }, inputLabel: { shrink: true } }}
    />
  );
}
