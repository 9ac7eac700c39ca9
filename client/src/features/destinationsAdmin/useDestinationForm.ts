import {
  type DestinationAnswer,
  type DestinationFields,
  destinationCreateSchema,
} from '@modules/destinations/contract.ts';
import { useEntryForm } from '../../components/admin/form/useEntryForm.ts';
import { useToast } from '../../components/admin/Toasts.tsx';
import { useLazyGetStaffDestinationQuery, useSaveDestinationMutation } from './destinationsAdminApi.ts';
import { type DestinationValues, inputOf, newDestination, valuesOf } from './destinationValues.ts';

export type DestinationForm = ReturnType<typeof useDestinationForm>;

/** The form of a destination; `entry` is null for a new one. */
export function useDestinationForm(entry: DestinationAnswer | null, onSaved: () => void) {
  const [save] = useSaveDestinationMutation();
  const [load] = useLazyGetStaffDestinationQuery();
  const toast = useToast();
  return useEntryForm<DestinationValues, DestinationFields>({
    initial: entry ? valuesOf(entry) : newDestination,
    version: entry?.updated_at ?? null,
    schema: destinationCreateSchema,
    toInput: inputOf,
    save: (fields, version) => save({ id: entry?.id ?? null, fields, version }),
    reload: async () => {
      const { data, error } = await load(entry?.id ?? 0);
      return data ? { values: valuesOf(data), version: data.updated_at } : { error: error ?? {} };
    },
    onSaved: () => {
      toast('success', entry ? 'Destination updated.' : 'Destination added.');
      onSaved();
    },
  });
}
