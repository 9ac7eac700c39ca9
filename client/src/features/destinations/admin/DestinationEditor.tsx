import { type DestinationResponse, destinationTexts } from '@modules/destinations/contract.ts';
import { Alert, Box } from '@mui/material';
import { skipToken } from '@reduxjs/toolkit/query';
import { useWatch } from 'react-hook-form';
import { EditorFrame } from '../../../ui/admin/form/EditorFrame.tsx';
import { type EditorFormProps, type EditorProps, EntryEditor } from '../../../ui/admin/form/EntryEditor.tsx';
import { PreviewAction } from '../../../ui/admin/PreviewAction.tsx';
import { BasicsSection, FilesSection, PriceSection, SearchSection } from './DestinationSections.tsx';
import { getStaffDestination } from './destinationsAdminApi.ts';
import { ItinerarySection } from './ItinerarySection.tsx';
import {
  DatesSection,
  GallerySection,
  HighlightsSection,
  HotelsSection,
  InclusionsSection,
} from './ListSections.tsx';
import { PoliciesSection } from './PoliciesSection.tsx';
import { SectionLinks } from './SectionLinks.tsx';
import { useDestinationForm } from './useDestinationForm.ts';
import { useDiscount } from './useDiscount.ts';

export function DestinationEditor(props: EditorProps) {
  const query = getStaffDestination.useQuery(typeof props.opened === 'number' ? props.opened : skipToken);
  return (
    <EntryEditor {...props} query={query} failureTitle="The destination could not be loaded">
      {(editor) => <DestinationFormView {...editor} />}
    </EntryEditor>
  );
}

function DestinationFormView({ entry, onSaved, ...callbacks }: EditorFormProps<DestinationResponse>) {
  const form = useDestinationForm(entry, onSaved);
  const { control } = form;
  const image = useWatch({ control, name: 'image' });
  const { warning } = useDiscount(control);

  return (
    <EditorFrame
      title={entry ? 'Edit Destination' : 'Add New Destination'}
      subtitle={entry?.name}
      form={form}
      {...callbacks}
      submitLabel={entry ? 'Save changes' : 'Add destination'}
      blocked={image === '' ? destinationTexts.imageRequired : null}
      warning={warning}
      preview={entry ? <PreviewAction area="destinations" id={entry.id} name={entry.name} /> : undefined}
      alert={
        form.failure ? (
          <Alert severity="error" sx={{ mt: 1, mb: 2 }} onClose={form.dismissFailure}>
            {form.failure.message}
          </Alert>
        ) : null
      }
    >
      <Box sx={{ display: 'grid', gap: 4 }}>
        <SectionLinks errors={form.errors} />
        <BasicsSection control={control} id={entry?.id ?? null} />
        <PriceSection control={control} />
        <FilesSection control={control} />
        <GallerySection control={control} />
        <HighlightsSection control={control} />
        <ItinerarySection form={form} />
        <InclusionsSection control={control} />
        <HotelsSection control={control} />
        <DatesSection control={control} />
        <PoliciesSection control={control} />
        <SearchSection control={control} />
      </Box>
    </EditorFrame>
  );
}
