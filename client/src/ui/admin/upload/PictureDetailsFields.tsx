import { Box } from '@mui/material';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import type { FormControl } from '../../../lib/forms/useFormField.ts';
import type { PictureKind } from '../../site/Picture.tsx';
import { TextInput } from '../form/inputs.tsx';
import { FocalPoint } from './FocalPoint.tsx';
import type { DetailValues } from './pictureValues.ts';

type Props<Values extends FieldValues> = {
  control: FormControl<Values>;
  /** Where the form has the `DetailValues`. */
  path: string;
  image: string;
  kind: PictureKind;
  /** Names the picture in labels: `picture 2`. */
  name: string;
  /** Whether a text next to the picture says the same, so that it needs none of its own. */
  optionalText?: boolean | undefined;
};

/** What a picture shows, who made it, and which point of it stays visible when it is cropped. */
export function PictureDetailsFields<Values extends FieldValues>(props: Props<Values>) {
  const { control, path, image, kind, name, optionalText = false } = props;
  const bind = (field: keyof DetailValues) => ({
    control,
    name: `${path}.${field}` as FieldPathByValue<Values, string>, // see `path`
  });
  const slotProps = {
    htmlInput: { inputMode: 'numeric', 'aria-description': `Focal point of ${name}` },
  } as const;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1.5 }}>
      <Box sx={{ flex: '0 1 15rem' }}>
        <FocalPoint across={bind('focal_x')} down={bind('focal_y')} image={image} kind={kind} name={name} />
      </Box>
      <Box sx={{ flex: '1 1 17rem', minWidth: 0, display: 'grid', gap: 1.5, alignContent: 'start' }}>
        <TextInput
          {...bind('alt')}
          label={`Alternative text of ${name}`}
          required={!optionalText}
          hint="What the picture shows, for those who cannot see it"
        />
        <TextInput {...bind('credit')} label={`Credit of ${name}`} hint="Who made the picture" />
        <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: '1fr 1fr' }}>
          <TextInput
            {...bind('focal_x')}
            label="Focal point across"
            slotProps={slotProps}
            hint="Percent from the left"
          />
          <TextInput
            {...bind('focal_y')}
            label="Focal point down"
            slotProps={slotProps}
            hint="Percent from the top"
          />
        </Box>
      </Box>
    </Box>
  );
}
