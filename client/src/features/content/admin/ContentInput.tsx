import type { FieldValues } from 'react-hook-form';
import type { FormControl } from '../../../lib/forms/useFormField.ts';
import { EditorSection, FieldGrid } from '../../../ui/admin/form/EditorSection.tsx';
import { LinesInput, SelectInput, TextInput } from '../../../ui/admin/form/inputs.tsx';
import { RowList } from '../../../ui/admin/form/RowList.tsx';
import { ImageInput } from '../../../ui/admin/upload/ImageField.tsx';
import { buildBlankRow, type FieldShape } from './pageFields.ts';

type Props = {
  control: FormControl<FieldValues>;
  name: string;
  field: FieldShape;
};

export function ContentInput({ control, name, field }: Props) {
  const { title: label, description: hint, enum: options, format, items } = field;
  if (items?.type === 'object') return <RowsInput control={control} name={name} field={field} />;
  if (items) return <LinesInput control={control} name={name} label={label} hint={hint} />;
  if (options) return <SelectInput control={control} name={name} label={label} options={options} />;
  if (format === 'picture') {
    return (
      <ImageInput
        control={control}
        name={name}
        label={label}
        kind="destination"
        uploadPath="destinations/upload-image"
        describeUploadFailure={(reason) => `The picture could not be uploaded${reason ? `: ${reason}` : ''}`}
      />
    );
  }
  const isNumber = field.type === 'number';
  const tall = format === 'paragraph' ? { multiline: true, minRows: 2, maxRows: 12 } : {};
  return (
    <TextInput
      control={control}
      name={name}
      label={label}
      hint={hint}
      required={isNumber || field.minLength !== undefined}
      inputMode={isNumber ? 'decimal' : undefined}
      {...tall}
    />
  );
}

/** Rows of several fields each, in the order in which the page shows them. */
function RowsInput({ control, name, field }: Props) {
  const { title, 'x-noun': noun = 'row', items } = field;
  const fields = items?.properties ?? {};
  return (
    <EditorSection title={title}>
      <RowList
        control={control}
        name={name}
        noun={noun}
        blank={() => buildBlankRow(fields)}
        empty={`No ${noun} yet: the page leaves this part out.`}
        isPrecious={() => true}
      >
        {(index) => (
          <FieldGrid>
            {Object.entries(fields).map(([part, shape]) => (
              <ContentInput key={part} control={control} name={`${name}.${index}.${part}`} field={shape} />
            ))}
          </FieldGrid>
        )}
      </RowList>
    </EditorSection>
  );
}
