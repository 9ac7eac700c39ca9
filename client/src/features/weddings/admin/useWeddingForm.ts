import { type WeddingResponse, weddingCreateSchema, weddingSchema } from '@modules/weddings/contract.ts';
import { useEntryForm } from '../../../ui/admin/form/useEntryForm.ts';
import { saveWedding } from './weddingsAdminApi.ts';
import { newWedding, toWeddingValues } from './weddingValues.ts';

export type WeddingForm = ReturnType<typeof useWeddingForm>;

/** The form of a wedding package; `opened` is null for a new one. */
export function useWeddingForm(opened: WeddingResponse | null, onSaved: (message: string) => void) {
  const [save] = saveWedding.useMutation();
  return useEntryForm({
    draftName: `wedding-${opened?.id ?? 'new'}`,
    opened,
    savedSchema: weddingSchema,
    toValues: toWeddingValues,
    blank: newWedding,
    schema: weddingCreateSchema,
    save: (fields, context) => save({ id: opened?.id ?? null, fields, ...context }),
    onSaved: () => onSaved(opened ? 'Wedding destination updated.' : 'Wedding destination added.'),
  });
}
