import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '../../../testing/renderInApp.tsx';
import { chooseFile } from '../../../testing/uploads.ts';
import { ItinerarySection } from './ItinerarySection.tsx';
import { useDestinationForm } from './useDestinationForm.ts';

function Itinerary() {
  const form = useDestinationForm(null, () => {});
  return (
    <form ref={form.formRef} onSubmit={form.submit}>
      <ItinerarySection form={form} />
      <button type="submit">Save</button>
    </form>
  );
}

const fields = (label: RegExp) => screen.getAllByLabelText<HTMLInputElement>(label);
const values = (label: RegExp) => fields(label).map(({ value }) => value);

async function fill(field: HTMLInputElement | undefined, text: string) {
  if (!field) throw new Error('No such field');
  await userEvent.clear(field);
  await userEvent.paste(text);
}

it('preserves the day numbers when a plan moves, and numbers new days after the last', async () => {
  renderInApp(<Itinerary />);
  for (const plan of ['Arrival', 'Beaches']) {
    await userEvent.click(screen.getByText('Add day'));
    await fill(fields(/^Title/).at(-1), plan);
  }
  await fill(fields(/^Day/)[1], '4');
  await userEvent.click(screen.getByLabelText('Move day 2 up'));
  expect(values(/^Title/)).toEqual(['Beaches', 'Arrival']);
  expect(values(/^Day/)).toEqual(['1', '4']);
  await userEvent.click(screen.getByText('Add day'));
  expect(values(/^Day/)).toEqual(['1', '4', '5']);
});

it('keeps a day open while its picture is uploaded', async () => {
  class SlowUpload extends XMLHttpRequest {
    override send() {}
  }
  vi.stubGlobal('XMLHttpRequest', SlowUpload);
  renderInApp(<Itinerary />);
  await userEvent.click(screen.getByText('Add day'));
  const fold = screen.getByRole<HTMLButtonElement>('button', { expanded: true });
  chooseFile(new File(['image'], 'beach.jpg'));
  await waitFor(() => expect(fold.disabled).toBe(true));
  await userEvent.click(screen.getByLabelText('Cancel upload of beach.jpg'));
  await waitFor(() => expect(fold.disabled).toBe(false));
});

it('keeps a folded day that has an error open while the error is corrected', async () => {
  renderInApp(<Itinerary />);
  await userEvent.click(screen.getByText('Add day'));
  await userEvent.clear(screen.getByLabelText(/^Day/));
  await userEvent.click(screen.getByRole('button', { expanded: true }));
  expect(screen.queryByLabelText(/^Day/)).toBeNull();
  await userEvent.click(screen.getByText('Save'));
  await userEvent.type(await screen.findByLabelText(/^Day/), '12');
  expect(values(/^Day/)).toEqual(['12']);
});
