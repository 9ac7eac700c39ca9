import type { DestinationAnswer } from '@modules/destinations/contract.ts';
import { Box } from '@mui/material';
import ExternalLink from 'lucide-react/icons/external-link';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import Pencil from 'lucide-react/icons/pencil';
import Star from 'lucide-react/icons/star';
import Trash2 from 'lucide-react/icons/trash-2';
import { failureText } from '../../../lib/api/failureText.ts';
import { useMay } from '../../../lib/session/useSession.ts';
import { useConfirm } from '../../../ui/admin/Confirm.tsx';
import { IconAction } from '../../../ui/admin/IconAction.tsx';
import { PreviewAction } from '../../../ui/admin/PreviewAction.tsx';
import { useToast } from '../../../ui/admin/Toasts.tsx';
import { useDeferredDeletion } from '../../../ui/admin/useDeferredDeletion.ts';
import { useDeleteDestinationMutation, useToggleDestinationMutation } from './destinationsAdminApi.ts';

type Props = { destination: DestinationAnswer; onEdit: () => void };

export function DestinationActions({ destination, onEdit }: Props) {
  const { id, name, featured, is_active: active } = destination;
  const mayEdit = useMay('destinations.edit');
  const mayDelete = useMay('destinations.delete');
  const [toggle] = useToggleDestinationMutation();
  const [remove] = useDeleteDestinationMutation();
  const deleteLater = useDeferredDeletion();
  const confirm = useConfirm();
  const toast = useToast();

  const flip = async (flag: 'featured' | 'active', to: boolean) => {
    const { error } = await toggle({ id, flag, to });
    if (!error) return;
    const what = flag === 'featured' ? 'Failed to update featured status' : 'Failed to update active status';
    toast('error', failureText(`${what} of ${name}`, error));
  };

  const askAndRemove = async () => {
    const yes = await confirm({
      title: `Delete ${name}`,
      text: 'Are you sure you want to delete this destination? This action cannot be undone.',
      confirmLabel: 'Delete',
      destructive: true,
    });
    if (!yes) return;
    deleteLater({
      list: 'destinations',
      id,
      remove: () => remove(id),
      deletedText: `${name} was deleted.`,
      onFailed: (error) => toast('error', failureText('Failed to delete destination', error)),
    });
  };

  return (
    <>
      {mayEdit ? (
        <>
          <IconAction
            label={`Edit ${name}`}
            tip="Edit"
            text="Edit"
            icon={<Pencil size={16} />}
            onClick={onEdit}
          />
          <IconAction
            label={`Featured: ${name}`}
            tip={featured ? 'Remove from featured' : 'Make featured'}
            tone={featured ? 'warning' : 'inherit'}
            icon={<Star size={18} fill={featured ? 'currentColor' : 'none'} />}
            pressed={featured}
            onClick={() => flip('featured', !featured)}
          />
          <IconAction
            label={`Active: ${name}`}
            tip={active ? 'Deactivate' : 'Activate'}
            tone={active ? 'inherit' : 'error'}
            icon={active ? <Eye size={18} /> : <EyeOff size={18} />}
            pressed={active}
            onClick={() => flip('active', !active)}
          />
        </>
      ) : null}
      <Box sx={{ flex: 1 }} />
      {active ? (
        <IconAction
          label={`View ${name} on the site`}
          tip="View on the site"
          icon={<ExternalLink size={18} />}
          href={`/itinerary/${encodeURIComponent(name)}`}
        />
      ) : (
        <PreviewAction area="destinations" id={id} name={name} />
      )}
      {mayDelete ? (
        <IconAction
          label={`Delete ${name}`}
          tip="Delete"
          tone="error"
          icon={<Trash2 size={18} />}
          onClick={askAndRemove}
        />
      ) : null}
    </>
  );
}
