import type { WeddingAnswer } from '@modules/weddings/contract.ts';
import { Box } from '@mui/material';
import ExternalLink from 'lucide-react/icons/external-link';
import MapIcon from 'lucide-react/icons/map';
import Pencil from 'lucide-react/icons/pencil';
import Star from 'lucide-react/icons/star';
import Trash2 from 'lucide-react/icons/trash-2';
import { failureText } from '../../../lib/api/failureText.ts';
import { useMay } from '../../../lib/session/useSession.ts';
import { useConfirm } from '../../../ui/admin/Confirm.tsx';
import { IconAction } from '../../../ui/admin/IconAction.tsx';
import { useToast } from '../../../ui/admin/Toasts.tsx';
import { useDeferredDeletion } from '../../../ui/admin/useDeferredDeletion.ts';
import { useDeleteWeddingMutation, useToggleWeddingMutation, type WeddingFlag } from './weddingsAdminApi.ts';

type Props = { wedding: WeddingAnswer; onEdit: () => void };

const toggleFailures: Record<WeddingFlag, string> = {
  featured: 'Failed to update featured status',
  featured_in_destinations: 'Failed to update featured in destinations status',
};

export function WeddingActions({ wedding, onEdit }: Props) {
  const { id, title, featured, featured_in_destinations: inDestinations } = wedding;
  const mayEdit = useMay('destinations.edit');
  const mayDelete = useMay('destinations.delete');
  const [toggle] = useToggleWeddingMutation();
  const [remove] = useDeleteWeddingMutation();
  const deleteLater = useDeferredDeletion();
  const confirm = useConfirm();
  const toast = useToast();

  const flip = async (flag: WeddingFlag) => {
    const { error } = await toggle({ id, flag, to: !wedding[flag] });
    if (error) toast('error', failureText(`${toggleFailures[flag]} of ${title}`, error));
  };

  const askAndRemove = async () => {
    const yes = await confirm({
      title: `Delete ${title}`,
      text: 'Are you sure you want to delete this destination? This action cannot be undone.',
      confirmLabel: 'Delete',
      destructive: true,
    });
    if (!yes) return;
    deleteLater({
      list: 'weddings',
      id,
      remove: () => remove(id),
      deletedText: `${title} was deleted.`,
      onFailed: (error) => toast('error', failureText('Failed to delete destination', error)),
    });
  };

  return (
    <>
      {mayEdit ? (
        <>
          <IconAction
            label={`Edit ${title}`}
            tip="Edit"
            text="Edit"
            icon={<Pencil size={16} />}
            onClick={onEdit}
          />
          <IconAction
            label={`Featured: ${title}`}
            tip={featured ? 'Remove from featured' : 'Make featured'}
            tone={featured ? 'warning' : 'inherit'}
            icon={<Star size={18} fill={featured ? 'currentColor' : 'none'} />}
            pressed={featured}
            onClick={() => flip('featured')}
          />
          <IconAction
            label={`Featured in destinations: ${title}`}
            tip={inDestinations ? 'Remove from featured in destinations' : 'Feature in destinations'}
            tone={inDestinations ? 'primary' : 'inherit'}
            icon={<MapIcon size={18} strokeWidth={inDestinations ? 2.5 : 1.75} />}
            pressed={inDestinations}
            onClick={() => flip('featured_in_destinations')}
          />
        </>
      ) : null}
      <Box sx={{ flex: 1 }} />
      {wedding.is_active ? (
        <IconAction
          label={`View ${title} on the site`}
          tip="View on the site"
          icon={<ExternalLink size={18} />}
          href="/wedding"
        />
      ) : null}
      {mayDelete ? (
        <IconAction
          label={`Delete ${title}`}
          tip="Delete"
          tone="error"
          icon={<Trash2 size={18} />}
          onClick={askAndRemove}
        />
      ) : null}
    </>
  );
}
