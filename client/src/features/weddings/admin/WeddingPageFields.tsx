import { Box } from '@mui/material';
import { EditorSection } from '../../../ui/admin/form/EditorSection.tsx';
import { LinesInput, TextInput } from '../../../ui/admin/form/inputs.tsx';
import { RowList } from '../../../ui/admin/form/RowList.tsx';
import type { WeddingForm } from './useWeddingForm.ts';

type Props = { form: WeddingForm };

/** What the page of a package shows beyond its card. */
export function WeddingPageFields({ form }: Props) {
  return (
    <>
      <EditorSection title="What is included">
        <LinesInput control={form.control} name="inclusions" label="Inclusions" />
      </EditorSection>
      <ProgrammeFields form={form} />
      <QuestionFields form={form} />
    </>
  );
}

function ProgrammeFields({ form: { control, getValues } }: Props) {
  return (
    <EditorSection title="Sample programme" hint="Days or events, in their order">
      <RowList
        control={control}
        name="programme"
        noun="programme part"
        empty="No programme yet."
        blank={() => ({ title: '', description: '' })}
        isPrecious={(index) => getValues(`programme.${index}.description`) !== ''}
      >
        {(index) => (
          <Box sx={{ display: 'grid', gap: 2 }}>
            <TextInput
              control={control}
              name={`programme.${index}.title`}
              label="Programme title"
              required
              hint="Such as Day 1: Arrival and mehendi"
            />
            <TextInput
              control={control}
              name={`programme.${index}.description`}
              label="Programme description"
              multiline
              minRows={2}
              maxRows={10}
            />
          </Box>
        )}
      </RowList>
    </EditorSection>
  );
}

function QuestionFields({ form: { control, getValues } }: Props) {
  return (
    <EditorSection title="Questions and answers">
      <RowList
        control={control}
        name="questions"
        noun="question"
        empty="No questions yet."
        blank={() => ({ question: '', answer: '' })}
        isPrecious={(index) => getValues(`questions.${index}.answer`) !== ''}
      >
        {(index) => (
          <Box sx={{ display: 'grid', gap: 2 }}>
            <TextInput control={control} name={`questions.${index}.question`} label="Question" required />
            <TextInput
              control={control}
              name={`questions.${index}.answer`}
              label="Answer"
              required
              multiline
              minRows={2}
              maxRows={10}
            />
          </Box>
        )}
      </RowList>
    </EditorSection>
  );
}
