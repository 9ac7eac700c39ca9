import { Box, ButtonBase } from '@mui/material';
import type { MouseEvent } from 'react';
import { Picture, type PictureKind } from '../../site/Picture.tsx';
import type { DetailValues } from './pictureValues.ts';

type Props = {
  image: string;
  kind: PictureKind;
  name: string;
  value: DetailValues;
  onChange: (point: Pick<DetailValues, 'focal_x' | 'focal_y'>) => void;
};

/** A picture whose focal point is set with a click; the keyboard sets it with the two numbers below. */
export function FocalPoint({ image, kind, name, value, onChange }: Props) {
  const choose = ({ clientX, clientY, currentTarget }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const percent = (distance: number, size: number) => String(Math.round((distance / size) * 100));
    onChange({ focal_x: percent(clientX - left, width), focal_y: percent(clientY - top, height) });
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
          left: `${Number(value.focal_x) || 0}%`,
          top: `${Number(value.focal_y) || 0}%`,
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
