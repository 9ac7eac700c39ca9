import {
  type DestinationAnswer,
  type DestinationFields,
  destinationCreateSchema,
} from '@modules/destinations/contract.ts';
import { useEntryForm } from '../../../ui/admin/form/useEntryForm.ts';
import { useToast } from '../../../ui/admin/Toasts.tsx';
import { useLazyGetStaffDestinationQuery, useSaveDestinationMutation } from './destinationsAdminApi.ts';
import {
  type DestinationValues,
  newDestination,
  toDestinationInput,
  toDestinationValues,
} from './destinationValues.ts';

export type DestinationForm = ReturnType<typeof useDestinationForm>;

/** The form of a destination; `entry` is null for a new one. */
export function useDestinationForm(entry: DestinationAnswer | null, onSaved: () => void) {
  const [save] = useSaveDestinationMutation();
  const [load] = useLazyGetStaffDestinationQuery();
  const toast = useToast();
  return useEntryForm<DestinationValues, DestinationFields>({
    draftName: `destination-${entry?.id ?? 'new'}`,
    initial: entry ? toDestinationValues(entry) : newDestination,
    version: entry?.updated_at ?? null,
    schema: destinationCreateSchema,
    toInput: toDestinationInput,
    save: (fields, version) => save({ id: entry?.id ?? null, fields, version }),
    reload: async () => {
      const { data, error } = await load(entry?.id ?? 0);
      return data ? { values: toDestinationValues(data), version: data.updated_at } : { error: error ?? {} };
    },
    onSaved: () => {
      toast('success', entry ? 'Destination updated.' : 'Destination added.');
      onSaved();
    },
  });
}
