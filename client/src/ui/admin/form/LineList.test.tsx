import { Dialog } from '@mui/material';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { hasUnsavedWork } from '../../../lib/forms/unsavedWork.ts';
import { type Line, LineList } from './LineList.tsx';

function Form() {
  const { control } = useForm({ defaultValues: { highlights: [] as Line[] } });
  return <LineList control={control} name="highlights" noun="highlight" placeholder="" />;
}

it('does not lose a line that was typed but not added: Escape adds it, and a reload asks', async () => {
  const close = vi.fn();
  render(
    <Dialog open onClose={close}>
      <Form />
    </Dialog>,
  );
  await userEvent.type(screen.getByLabelText('New highlight'), 'Tea gardens');
  expect(hasUnsavedWork()).toBe(true);
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByLabelText('highlight 1')).toHaveProperty('value', 'Tea gardens');
  expect(close).not.toHaveBeenCalled();
  expect(hasUnsavedWork()).toBe(false);
  await userEvent.keyboard('{Escape}');
  expect(close).toHaveBeenCalledOnce();
});

function LimitedForm() {
  const { control, handleSubmit } = useForm({
    defaultValues: { highlights: [{ text: 'Tea' }, { text: 'Spice' }] as Line[] },
    resolver: (values) => ({
      values: {},
      errors: { highlights: { type: 'max', message: `${values.highlights.length} are too many` } },
    }),
  });
  return (
    <form onSubmit={handleSubmit(() => undefined)}>
      <LineList control={control} name="highlights" noun="highlight" placeholder="" />
      <button type="submit">Save</button>
    </form>
  );
}

it('shows what is wrong with the list as a whole', async () => {
  render(<LimitedForm />);
  await userEvent.click(screen.getByText('Save'));
  expect((await screen.findByRole('alert')).textContent).toBe('2 are too many');
});
