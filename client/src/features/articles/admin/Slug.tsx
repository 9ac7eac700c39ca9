import { TextField } from '@mui/material';
import { toSlug } from '@platform/fields.contract.ts';
import { useWatch } from 'react-hook-form';
import type { FormControl } from '../../../lib/forms/useFormField.ts';
import type { Article } from '../articles.ts';
import type { ArticleValues } from './articleValues.ts';

type Props = { control: FormControl<ArticleValues>; entry: Article | null };

/** The slug that the title will produce; the current slug while the title is unchanged. */
export function Slug({ control, entry }: Props) {
  const title = useWatch({ control, name: 'title' });
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
