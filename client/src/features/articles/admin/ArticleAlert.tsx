import { Alert, AlertTitle, Box } from '@mui/material';
import type { ArticleArea } from './articleAreas.ts';
import type { ArticleForm } from './useArticleForm.ts';

/** Lists missing fields, or explains why saving failed. */
export function ArticleAlert({ area, form }: { area: ArticleArea; form: ArticleForm }) {
  const wrong = [
    ...new Set(
      Object.entries(form.errors)
        .toSorted(inOrder)
        .map(([, message]) => message),
    ),
  ];
  if (wrong.length > 0) {
    return (
      <Alert severity="error" sx={{ mb: 2.5 }}>
        <AlertTitle>Please fix the following errors:</AlertTitle>
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {wrong.map((message) => (
            <li key={message}>{message}</li>
          ))}
        </Box>
      </Alert>
    );
  }
  if (!form.failure) return null;
  return (
    <Alert severity="error" sx={{ mb: 2.5 }} onClose={form.dismissFailure}>
      {area.failureText('saving', form.failure)}
    </Alert>
  );
}

const order = ['title', 'excerpt', 'content', 'categories', 'featured_image'];
const place = (path: string) => (order.includes(path) ? order.indexOf(path) : order.length);
const inOrder = ([one]: [string, string], [other]: [string, string]) => place(one) - place(other);
