import { Box, Button } from '@mui/material';
import ExternalLink from 'lucide-react/icons/external-link';
import Pencil from 'lucide-react/icons/pencil';
import ScanEye from 'lucide-react/icons/scan-eye';
import Trash2 from 'lucide-react/icons/trash-2';
import type { CallError } from '../../../lib/api/apiError.ts';
import { useConfirmedDeletion } from '../useConfirmedDeletion.ts';
import { usePreview } from '../usePreview.ts';
import type { CatalogueEntry, EntryFlag } from './catalogueTypes.ts';
import { EntryMenu, type MenuAction } from './EntryMenu.tsx';

type Props = {
  /** The list of the entry, as in `useVisibleEntries`. */
  list: string;
  entry: CatalogueEntry;
  /** Undefined for users who may not edit. */
  onEdit: (() => void) | undefined;
  mayDelete: boolean;
  report: (text: string) => void;
};

/** The actions of an entry, as far as the user may: an Edit button and a menu. */
export function EntryActions({ list, entry, onEdit, mayDelete, report }: Props) {
  const view = useView(entry, report);
  const remove = useRemove(list, entry, report);
  return (
    <Box sx={{ display: 'flex', flex: 1, alignItems: 'center', justifyContent: 'space-between', gap: 0.5 }}>
      {onEdit ? (
        <Button
          size="small"
          color="inherit"
          startIcon={<Pencil size={16} />}
          aria-label={`Edit ${entry.name}`}
          onClick={onEdit}
        >
          Edit
        </Button>
      ) : (
        <span />
      )}
      <EntryMenu
        name={entry.name}
        actions={[
          ...view,
          ...(onEdit ? entry.flags.map((flag) => toMenuAction(flag, report)) : []),
          ...(mayDelete ? [remove] : []),
        ]}
      />
    </Box>
  );
}

function toMenuAction(flag: EntryFlag, report: Props['report']): MenuAction {
  return {
    label: flag.isOn ? flag.turnOff : flag.turnOn,
    icon: flag.icon,
    onClick: async () => {
      const { error } = await flag.change(!flag.isOn);
      if (error) report(flag.toFailureText(error));
    },
  };
}

/** The public page, or the preview of an entry that visitors cannot see. */
function useView({ id, name, publicPath, previewArea: area }: CatalogueEntry, report: Props['report']) {
  const { openPreview } = usePreview(report);
  if (publicPath) return [{ label: 'View on the site', icon: ExternalLink, href: publicPath }];
  if (!area) return [];
  return [{ label: 'Preview', icon: ScanEye, onClick: () => openPreview({ area, id, name }) }];
}

function useRemove(list: string, { id, deletion }: CatalogueEntry, report: Props['report']): MenuAction {
  const deleteAfterQuestion = useConfirmedDeletion();
  const { toFailureText, ...details } = deletion;
  const onFailed = (error: CallError) => report(toFailureText(error));
  return {
    label: 'Delete',
    icon: Trash2,
    destructive: true,
    onClick: () => void deleteAfterQuestion({ list, id, ...details, onFailed }),
  };
}
