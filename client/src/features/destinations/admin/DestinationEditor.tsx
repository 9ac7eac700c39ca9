import { type DestinationAnswer, destinationTexts } from '@modules/destinations/contract.ts';
import { Alert, Box } from '@mui/material';
import { useState } from 'react';
import { type EditorCallbacks, EditorDialog } from '../../../ui/admin/form/EditorDialog.tsx';
import { EditorFrame } from '../../../ui/admin/form/EditorFrame.tsx';
import { EntryGate } from '../../../ui/admin/form/EntryGate.tsx';
import { StaleDialog } from '../../../ui/admin/form/StaleDialog.tsx';
import { useReportUnsaved } from '../../../ui/admin/form/useReportUnsaved.ts';
import type { Opened } from '../../../ui/admin/listAddress.ts';
import { BasicsSection, FilesSection, PriceSection, SearchSection } from './DestinationSections.tsx';
import { useGetStaffDestinationQuery } from './destinationsAdminApi.ts';
import { ItinerarySection } from './ItinerarySection.tsx';
import { DatesSection, HighlightsSection, HotelsSection, InclusionsSection } from './ListSections.tsx';
import { PoliciesSection } from './PoliciesSection.tsx';
import { SectionLinks } from './SectionLinks.tsx';
import { useDestinationForm } from './useDestinationForm.ts';

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

type ViewProps = { entry: DestinationAnswer | null; onClose: () => void } & EditorCallbacks;

function DestinationFormView({ entry, onClose, onUnsaved, onSaved }: ViewProps) {
  const form = useDestinationForm(entry, onSaved);
  const [uploading, setUploading] = useState({ image: false, brochure: false });
  const busy = uploading.image || uploading.brochure;
  useReportUnsaved(form.dirty || busy, onUnsaved);

  const blocked = busy
    ? 'Please wait for the upload to finish'
    : form.values.image === ''
      ? destinationTexts.imageRequired
      : null;

  return (
    <EditorFrame
      title={entry ? 'Edit Destination' : 'Add New Destination'}
      subtitle={entry?.name}
      form={form}
      onClose={onClose}
      submitLabel={entry ? 'Save changes' : 'Add destination'}
      blocked={blocked}
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
        <BasicsSection form={form} />
        <PriceSection form={form} />
        <FilesSection
          form={form}
          onBusy={(what, is) => setUploading((now) => (now[what] === is ? now : { ...now, [what]: is }))}
        />
        <HighlightsSection form={form} />
        <ItinerarySection form={form} />
        <InclusionsSection form={form} />
        <HotelsSection form={form} />
        <DatesSection form={form} />
        <PoliciesSection form={form} />
        <SearchSection form={form} />
      </Box>
      <StaleDialog
        open={form.conflict}
        busy={form.saving}
        onKeepEditing={form.keepEditing}
        onReloadTheirs={form.reloadTheirs}
        onOverwrite={form.overwrite}
      />
    </EditorFrame>
  );
}
