import type { PictureKind } from '../../site/Picture.tsx';
import { ImageField } from './ImageField.tsx';
import { PictureDetailsFields } from './PictureDetailsFields.tsx';
import { blankDetailValues, type PictureValues } from './pictureValues.ts';

type Props = {
  label: string;
  kind: PictureKind;
  value: PictureValues | null;
  onChange: (picture: PictureValues | null) => void;
  uploadPath: string;
  errors?: unknown;
  onBusy?: (busy: boolean) => void;
};

/** One picture that may be absent, with its text, credit and focal point. */
export function PictureField({ label, kind, value, onChange, uploadPath, errors, onBusy }: Props) {
  return (
    <>
      <ImageField
        label={label}
        kind={kind}
        value={value?.image ?? ''}
        onChange={(image) => onChange(image ? { ...blankDetailValues, image } : null)}
        uploadPath={uploadPath}
        failureText={(reason) => `Failed to upload image${reason ? `: ${reason}` : ''}`}
        {...(onBusy ? { onBusy } : {})}
      />
      {value ? (
        <PictureDetailsFields
          image={value.image}
          kind={kind}
          name={label.toLowerCase()}
          value={value}
          errors={errors}
          onChange={(change) => onChange({ ...value, ...change })}
        />
      ) : null}
    </>
  );
}
