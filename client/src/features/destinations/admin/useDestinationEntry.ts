import type { DestinationResponse } from '@modules/destinations/contract.ts';
import { itineraryPath } from '@modules/destinations/itineraryPath.contract.ts';
import Eye from 'lucide-react/icons/eye';
import Star from 'lucide-react/icons/star';
import { failureText } from '../../../lib/api/failureText.ts';
import type { CatalogueEntry } from '../../../ui/admin/catalogue/catalogueTypes.ts';
import { useDeleteDestinationMutation, useToggleDestinationMutation } from './destinationsAdminApi.ts';

export function useDestinationEntry() {
  const [toggle] = useToggleDestinationMutation();
  const [remove] = useDeleteDestinationMutation();
  return ({ id, name, featured, is_active }: DestinationResponse): CatalogueEntry => ({
    id,
    name,
    publicPath: is_active ? itineraryPath(name) : null,
    previewArea: 'destinations',
    flags: [
      {
        isOn: featured,
        turnOn: 'Feature',
        turnOff: 'Unfeature',
        icon: Star,
        change: (to) => toggle({ id, flag: 'featured', to }),
        toFailureText: (error) => failureText(`Failed to update featured status of ${name}`, error),
      },
      {
        isOn: is_active,
        turnOn: 'Activate',
        turnOff: 'Deactivate',
        icon: Eye,
        change: (to) => toggle({ id, flag: 'active', to }),
        toFailureText: (error) => failureText(`Failed to update active status of ${name}`, error),
      },
    ],
    deletion: {
      title: `Delete ${name}`,
      question: 'Are you sure you want to delete this destination? This action cannot be undone.',
      remove: () => remove(id),
      deletedText: `${name} was deleted.`,
      toFailureText: (error) => failureText('Failed to delete destination', error),
    },
  });
}
