import { Box, ButtonBase } from '@mui/material';
import type { MouseEvent } from 'react';
import { type FieldPathByValue, type FieldValues, useController } from 'react-hook-form';
import type { FieldProps, FormControl } from '../../../lib/forms/useFormField.ts';
import { Picture, type PictureKind } from '../../site/Picture.tsx';
import { TextInput } from '../form/inputs.tsx';
import type { DetailValues } from './pictureValues.ts';

type Props<Values extends FieldValues> = {
  control: FormControl<Values>;
  /** Where the form has the `DetailValues`. */
  path: string;
  image: string;
  kind: PictureKind;
  /** Names the picture in labels: `picture 2`. */
  name: string;
  /** Whether a text next to the picture says the same, so that it needs no alternative text. */
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

type FocalPointProps<Values extends FieldValues> = {
  across: FieldProps<Values, string>;
  down: FieldProps<Values, string>;
  image: string;
  kind: PictureKind;
  name: string;
};

/** A picture whose focal point is set with a click; the keyboard sets it with the two numbers below. */
function FocalPoint<Values extends FieldValues>({ image, kind, name, ...fields }: FocalPointProps<Values>) {
  const { field: across } = useController(fields.across);
  const { field: down } = useController(fields.down);
  const choose = ({ clientX, clientY, currentTarget }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const percent = (distance: number, size: number) => String(Math.round((distance / size) * 100));
    across.onChange(percent(clientX - left, width));
    down.onChange(percent(clientY - top, height));
  };
  return (
    <ButtonBase
      aria-label={`Set the focal point of ${name}`}
      tabIndex={-1}
      onClick={choose}
      sx={{
        position: 'relative',
        display: 'block',
        cursor: 'crosshair',
        overflow: 'hidden',
        maxWidth: '100%',
      }}
    >
      <Box
        component={Picture}
        src={image}
        kind={kind}
        width={240}
        height={160}
        alt=""
        sx={{ display: 'block', width: 'auto', height: 'auto', maxWidth: '100%', maxHeight: 260 }}
      />
      <Box
        aria-hidden
        sx={{
          position: 'absolute',
          left: `${Number(across.value) || 0}%`,
          top: `${Number(down.value) || 0}%`,
          width: 22,
          height: 22,
          border: '3px solid',
          borderColor: 'common.white',
          borderRadius: 99,
          outline: '2px solid',
          outlineColor: 'common.black',
          transform: 'translate(-50%, -50%)',
          pointerEvents: 'none',
        }}
      />
    </ButtonBase>
  );
}
