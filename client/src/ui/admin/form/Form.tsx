import { Box } from '@mui/material';
import type { ComponentProps, ReactNode } from 'react';
import type { SubmitForm } from '../../../lib/forms/useSubmitForm.ts';

type Props = Pick<ComponentProps<'form'>, 'method' | 'onChange' | 'aria-label'> & {
  form: Pick<SubmitForm, 'formRef' | 'submit'>;
  gap?: number;
  children: ReactNode;
};

/** The element of a `useSubmitForm`, with its fields one below the other. */
export function Form({ form, gap = 2, ...rest }: Props) {
  return (
    <Box
      component="form"
      noValidate
      ref={form.formRef}
      onSubmit={form.submit}
      sx={{ display: 'grid', gap }}
      {...rest}
    />
  );
}
