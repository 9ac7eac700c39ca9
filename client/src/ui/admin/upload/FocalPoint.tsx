import { Box, ButtonBase } from '@mui/material';
import type { MouseEvent } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import type { FieldProps } from '../../../lib/forms/useFormField.ts';
import { Picture, type PictureKind } from '../../site/Picture.tsx';

type Props<Values extends FieldValues> = {
  across: FieldProps<Values, string>;
  down: FieldProps<Values, string>;
  image: string;
  kind: PictureKind;
  name: string;
};

/** A picture whose focal point is set with a click; the keyboard sets it with the two numbers below. */
export function FocalPoint<Values extends FieldValues>({ image, kind, name, ...fields }: Props<Values>) {
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
      sx={{ position: 'relative', display: 'block', cursor: 'crosshair', overflow: 'hidden', width: '100%' }}
    >
      <Box
        component={Picture}
        src={image}
        kind={kind}
        width={240}
        height={160}
        alt=""
        sx={{ display: 'block', width: '100%', height: 'auto', maxHeight: 260 }}
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
