import { Alert, AlertTitle, Box } from '@mui/material';
import { get } from 'react-hook-form';
import { listMessages } from '../../../ui/admin/form/formErrors.ts';
import type { ArticleArea } from './articleAreas.ts';
import type { ArticleForm } from './useArticleForm.ts';

const order = ['title', 'excerpt', 'content', 'categories', 'featured_image'];

/** Lists missing fields, or explains why saving failed. */
export function ArticleAlert({ area, form }: { area: ArticleArea; form: ArticleForm }) {
  const names = new Set([...order, ...Object.keys(form.errors)]);
  const wrong = new Set([...names].flatMap((name) => listMessages(get(form.errors, name))));
  if (wrong.size > 0) {
    return (
      <Alert severity="error" sx={{ mb: 2.5 }}>
        <AlertTitle>Please fix the following errors:</AlertTitle>
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {[...wrong].map((message) => (
            <li key={message}>{message}</li>
          ))}
        </Box>
      </Alert>
    );
  }
  if (!form.failure) return null;
  return (
    <Alert severity="error" sx={{ mb: 2.5 }} onClose={form.dismissFailure}>
      {area.describeFailure('saving', form.failure)}
    </Alert>
  );
}
