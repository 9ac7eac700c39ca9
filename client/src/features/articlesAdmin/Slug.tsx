import { TextField } from '@mui/material';
import { slugOf } from '../../../../server/platform/fields/contract.ts';
import type { Article } from './articlesAdminApi.ts';

/** The address that the title will have; of an unchanged title, the one it has. */
export function Slug({ title, entry }: { title: string; entry: Article | null }) {
  const slug = entry && entry.title === title.trim() ? entry.slug : slugOf(title);
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
