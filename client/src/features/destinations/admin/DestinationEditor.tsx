import { type DestinationResponse, destinationTexts } from '@modules/destinations/contract.ts';
import { Alert, Box } from '@mui/material';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { type EditorCallbacks, EditorDialog } from '../../../ui/admin/form/EditorDialog.tsx';
import { EditorFrame } from '../../../ui/admin/form/EditorFrame.tsx';
import { EntryGate } from '../../../ui/admin/form/EntryGate.tsx';
import type { Opened } from '../../../ui/admin/listAddress.ts';
import { PreviewAction } from '../../../ui/admin/PreviewAction.tsx';
import { DatesSection } from './DatesSection.tsx';
import { BasicsSection, FilesSection, PriceSection, SearchSection } from './DestinationSections.tsx';
import { useGetStaffDestinationQuery } from './destinationsAdminApi.ts';
import { GallerySection } from './GallerySection.tsx';
import { ItinerarySection } from './ItinerarySection.tsx';
import { HighlightsSection, HotelsSection, InclusionsSection } from './ListSections.tsx';
import { PoliciesSection } from './PoliciesSection.tsx';
import { SectionLinks } from './SectionLinks.tsx';
import { useDestinationForm } from './useDestinationForm.ts';
import { useDiscount } from './useDiscount.ts';

type Props = { opened: Opened | null; onClose: () => void };

/** Adds or edits a destination with all its sections. */
export function DestinationEditor({ opened, onClose }: Props) {
  return (
    <EditorDialog open={opened !== null} onClose={onClose}>
      {(callbacks) =>
        typeof opened === 'number' ? (
          <ExistingDestination key={opened} id={opened} onClose={onClose} {...callbacks} />
        ) : (
          <DestinationFormView entry={null} onClose={onClose} {...callbacks} />
        )
      }
    </EditorDialog>
  );
}

function ExistingDestination({
  id,
  onClose,
  ...callbacks
}: { id: number; onClose: () => void } & EditorCallbacks) {
  const query = useGetStaffDestinationQuery(id);
  return (
    <EntryGate query={query} failureTitle="The destination could not be loaded" onClose={onClose}>
      {(entry) => <DestinationFormView entry={entry} onClose={onClose} {...callbacks} />}
    </EntryGate>
  );
}

type ViewProps = { entry: DestinationResponse | null; onClose: () => void } & EditorCallbacks;

function DestinationFormView({ entry, onClose, onUnsaved, onSaved }: ViewProps) {
  const form = useDestinationForm(entry, onSaved);
  const { control } = form;
  const image = useWatch({ control, name: 'image' });
  const { warning } = useDiscount(control);
  const [uploading, setUploading] = useState<Record<string, boolean>>({});
  const onBusy = (what: string, is: boolean) =>
    setUploading((now) => (now[what] === is ? now : { ...now, [what]: is }));

  return (
    <EditorFrame
      title={entry ? 'Edit Destination' : 'Add New Destination'}
      subtitle={entry?.name}
      form={form}
      onClose={onClose}
      onUnsaved={onUnsaved}
      submitLabel={entry ? 'Save changes' : 'Add destination'}
      uploading={Object.values(uploading).includes(true)}
      blocked={image === '' ? destinationTexts.imageRequired : null}
      warning={warning}
      preview={entry ? <PreviewAction area="destinations" id={entry.id} name={entry.name} /> : undefined}
      alert={
        form.failure ? (
          <Alert severity="error" sx={{ mt: 1, mb: 2 }} onClose={form.dismissFailure}>
            {form.failure.message || 'Failed to save destination'}
          </Alert>
        ) : null
      }
    >
      <Box sx={{ display: 'grid', gap: 4 }}>
        <SectionLinks errors={form.errors} />
        <BasicsSection control={control} />
        <PriceSection control={control} />
        <FilesSection control={control} onBusy={onBusy} />
        <GallerySection form={form} onBusy={onBusy} />
        <HighlightsSection control={control} />
        <ItinerarySection form={form} onBusy={onBusy} />
        <InclusionsSection control={control} />
        <HotelsSection control={control} onBusy={onBusy} />
        <DatesSection control={control} />
        <PoliciesSection control={control} />
        <SearchSection control={control} />
      </Box>
    </EditorFrame>
  );
}
