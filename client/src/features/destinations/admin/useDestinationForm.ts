import {
  type DestinationResponse,
  destinationCreateSchema,
  destinationSchema,
} from '@modules/destinations/contract.ts';
import { z } from 'zod';
import { useEntryForm } from '../../../ui/admin/form/useEntryForm.ts';
import { saveDestination } from './destinationsAdminApi.ts';
import {
  newDestination,
  omitUnchangedSeats,
  toDestinationInput,
  toDestinationValues,
} from './destinationValues.ts';

export type DestinationForm = ReturnType<typeof useDestinationForm>;

export const destinationFormSchema = z.preprocess(toDestinationInput, destinationCreateSchema);

/** The form of a destination; `opened` is null for a new one. */
export function useDestinationForm(opened: DestinationResponse | null, onSaved: (message: string) => void) {
  const [save] = saveDestination.useMutation();
  const form = useEntryForm({
    draftName: `destination-${opened?.id ?? 'new'}`,
    opened,
    savedSchema: destinationSchema,
    toValues: toDestinationValues,
    blank: newDestination,
    schema: destinationFormSchema,
    groups: [
      ['image', 'image_details'],
      ['latitude', 'longitude'],
      ['brochure', 'brochure_path', 'brochure_filename', 'brochure_size'],
    ],
    save: (fields, { changes, ...context }): ReturnType<typeof save> =>
      save({
        id: opened?.id ?? null,
        fields,
        changes: omitUnchangedSeats(changes, form.getValues('available_dates')),
        ...context,
      }),
    onSaved: () => onSaved(opened ? 'Destination updated.' : 'Destination added.'),
  });
  return form;
}
