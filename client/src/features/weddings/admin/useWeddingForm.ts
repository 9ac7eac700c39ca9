import { type WeddingAnswer, type WeddingFields, weddingCreateSchema } from '@modules/weddings/contract.ts';
import { useEntryForm } from '../../../ui/admin/form/useEntryForm.ts';
import { useToast } from '../../../ui/admin/Toasts.tsx';
import { useLazyGetStaffWeddingQuery, useSaveWeddingMutation } from './weddingsAdminApi.ts';
import { newWedding, toWeddingValues, type WeddingValues } from './weddingValues.ts';

export type WeddingForm = ReturnType<typeof useWeddingForm>;

/** The form of a wedding package; `entry` is null for a new one. */
export function useWeddingForm(entry: WeddingAnswer | null, onSaved: () => void) {
  const [save] = useSaveWeddingMutation();
  const [load] = useLazyGetStaffWeddingQuery();
  const toast = useToast();
  return useEntryForm<WeddingValues, WeddingFields>({
    draftName: `wedding-${entry?.id ?? 'new'}`,
    initial: entry ? toWeddingValues(entry) : newWedding,
    version: entry?.updated_at ?? null,
    schema: weddingCreateSchema,
    toInput: (values) => values,
    save: (fields, version) => save({ id: entry?.id ?? null, fields, version }),
    reload: async () => {
      const { data, error } = await load(entry?.id ?? 0);
      return data ? { values: toWeddingValues(data), version: data.updated_at } : { error: error ?? {} };
    },
    onSaved: () => {
      toast('success', entry ? 'Wedding destination updated.' : 'Wedding destination added.');
      onSaved();
    },
  });
}
