import { type ComponentProps, useRef } from 'react';
import { type FieldPathByValue, type FieldValues, useController } from 'react-hook-form';
import type { FieldProps, FormControl } from '../../../lib/forms/useFormField.ts';
import { ImageField } from './ImageField.tsx';
import { PictureDetailsFields } from './PictureDetailsFields.tsx';
import { blankDetailValues, type DetailValues, type PictureValues } from './pictureValues.ts';

type Look = Pick<ComponentProps<typeof ImageField>, 'label' | 'kind' | 'uploadPath'> & {
  /** The picture in the labels of its details, such as `the portrait`. */
  subject: string;
};

type Props<Values extends FieldValues> = Look & {
  control: FormControl<Values>;
  /** Where the form has the `DetailValues`. */
  detailsPath: string;
  value: PictureValues | null;
  onChange: (picture: PictureValues | null) => void;
  error?: string | undefined;
  optionalText?: boolean | undefined;
};

/**
 * A picture with its text, credit and focal point: another picture starts without them, and the previous one gets them
 * back.
 */
export function DescribedImageField<Values extends FieldValues>(props: Props<Values>) {
  const { control, detailsPath, value, onChange, subject, optionalText, ...look } = props;
  const last = useRef<PictureValues>(undefined);
  const change = (image: string) => {
    const previous = last.current;
    last.current = value ?? previous;
    if (image === '') onChange(null);
    else onChange(image === previous?.image ? previous : { ...blankDetailValues, image });
  };
  return (
    <>
      <ImageField {...look} value={value?.image ?? ''} onChange={change} />
      {value ? (
        <PictureDetailsFields
          control={control}
          path={detailsPath}
          image={value.image}
          kind={look.kind}
          name={subject}
          optionalText={optionalText}
        />
      ) : null}
    </>
  );
}

type InputProps<Values extends FieldValues> = FieldProps<Values, string> &
  Look & { detailsName: FieldPathByValue<Values, DetailValues> };

/** A described picture that the form has in two fields: its path, empty without one, and its details. */
export function DescribedImageInput<Values extends FieldValues>(props: InputProps<Values>) {
  const { control, name, detailsName, ...look } = props;
  const { field, fieldState } = useController({ control, name });
  const details = useController({ control, name: detailsName }).field;
  return (
    <DescribedImageField
      {...look}
      control={control}
      detailsPath={detailsName}
      value={field.value ? { ...details.value, image: field.value } : null}
      onChange={(picture) => {
        const { image, ...rest } = picture ?? { image: '', ...blankDetailValues };
        field.onChange(image);
        details.onChange(rest);
      }}
      error={fieldState.error?.message}
      optionalText
    />
  );
}
