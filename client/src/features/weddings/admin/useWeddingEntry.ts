import type { WeddingResponse } from '@modules/weddings/contract.ts';
import { weddingPagePath } from '@modules/weddings/weddingPagePath.contract.ts';
import MapIcon from 'lucide-react/icons/map';
import Star from 'lucide-react/icons/star';
import { failureText } from '../../../lib/api/failureText.ts';
import type { CatalogueEntry } from '../../../ui/admin/catalogue/catalogueTypes.ts';
import { useDeleteWeddingMutation, useToggleWeddingMutation } from './weddingsAdminApi.ts';

export function useWeddingEntry() {
  const [toggle] = useToggleWeddingMutation();
  const [remove] = useDeleteWeddingMutation();
  return ({ id, title, ...wedding }: WeddingResponse): CatalogueEntry => ({
    id,
    name: title,
    publicPath: wedding.is_active ? weddingPagePath(wedding.slug) : null,
    previewArea: 'wedding/destinations',
    flags: [
      {
        isOn: wedding.featured,
        turnOn: 'Feature',
        turnOff: 'Unfeature',
        icon: Star,
        change: (to) => toggle({ id, flag: 'featured', to }),
        toFailureText: (error) => failureText(`Failed to update featured status of ${title}`, error),
      },
      {
        isOn: wedding.featured_in_destinations,
        turnOn: 'Feature in destinations',
        turnOff: 'Unfeature in destinations',
        icon: MapIcon,
        change: (to) => toggle({ id, flag: 'featured_in_destinations', to }),
        toFailureText: (error) =>
          failureText(`Failed to update featured in destinations status of ${title}`, error),
      },
    ],
    deletion: {
      title: `Delete ${title}`,
      question: 'Are you sure you want to delete this destination? This action cannot be undone.',
      remove: () => remove(id),
      deletedText: `${title} was deleted.`,
      toFailureText: (error) => failureText('Failed to delete destination', error),
    },
  });
}
