import { Dialog } from '@mui/material';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { renderInApp } from '../../../testing/renderInApp.tsx';
import { EditorFrame } from './EditorFrame.tsx';
import { TextInput } from './inputs.tsx';
import { useEntryForm } from './useEntryForm.ts';

const savedSchema = z.object({ title: z.string(), updated_at: z.string() });
const save = vi.fn(async () => ({ data: { title: 'Goa', updated_at: 'version 2' } }));

function TripEditor() {
  const form = useEntryForm({
    draftName: 'trip',
    opened: { title: 'Goa', updated_at: 'version 1' },
    savedSchema,
    blank: { title: '' },
    schema: z.object({ title: z.string() }),
    save,
    onSaved: () => undefined,
  });
  const callbacks = { onClose: () => undefined, onUnsaved: () => undefined };
  return (
    <EditorFrame title="Trip" form={form} submitLabel="Save" {...callbacks}>
      <TextInput control={form.control} name="title" label="Title" />
      <Dialog open>
        <input aria-label="Address of the picture" />
      </Dialog>
    </EditorFrame>
  );
}

it('is saved with Ctrl+S, but not while a dialog of its fields is open', async () => {
  renderInApp(<TripEditor />);
  const isIgnored = (label: string) =>
    fireEvent.keyDown(screen.getByLabelText(label), { key: 's', ctrlKey: true });
  expect(isIgnored('Address of the picture')).toBe(true);
  expect(isIgnored('Title')).toBe(false);
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
});
