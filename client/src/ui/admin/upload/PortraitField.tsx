import { ImageField } from './ImageField.tsx';
import { PictureDetailsFields } from './PictureDetailsFields.tsx';
import { blankDetailValues, type DetailValues } from './pictureValues.ts';

/** A field as `useController` binds it. */
type Bound<Value> = {
  field: { value: Value; onChange: (value: Value) => void };
  fieldState: { error?: { message?: string } };
};

type Props = {
  portrait: Bound<string>;
  details: Bound<DetailValues>;
  uploadPath: string;
  onBusy: (busy: boolean) => void;
};

/** The portrait of a person with its text, credit and focal point, which another picture begins without. */
export function PortraitField({ portrait, details, uploadPath, onBusy }: Props) {
  const { field, fieldState } = portrait;
  return (
    <>
      <ImageField
        label="Portrait"
        kind="avatar"
        value={field.value}
        error={fieldState.error?.message}
        onChange={(path) => {
          field.onChange(path);
          details.field.onChange(blankDetailValues);
        }}
        uploadPath={uploadPath}
        failureText={(reason) => (reason ? `Failed to upload image: ${reason}` : 'Failed to upload image')}
        onBusy={onBusy}
      />
      {field.value ? (
        <PictureDetailsFields
          image={field.value}
          kind="avatar"
          name="the portrait"
          value={details.field.value}
          errors={details.fieldState.error}
          onChange={(change) => details.field.onChange({ ...details.field.value, ...change })}
          optionalText
        />
      ) : null}
    </>
  );
}
