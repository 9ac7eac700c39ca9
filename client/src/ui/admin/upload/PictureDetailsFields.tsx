import { Box, TextField } from '@mui/material';
import { get } from 'react-hook-form';
import type { PictureKind } from '../../site/Picture.tsx';
import { listMessages } from '../form/formErrors.ts';
import { FocalPoint } from './FocalPoint.tsx';
import type { DetailValues } from './pictureValues.ts';

type Props = {
  image: string;
  kind: PictureKind;
  /** Names the picture in labels: `picture 2`. */
  name: string;
  value: DetailValues;
  onChange: (change: Partial<DetailValues>) => void;
  /** The form's errors of this picture. */
  errors?: unknown;
  /** Whether a text next to the picture says the same, so that it needs none of its own. */
  optionalText?: boolean;
};

/** What a picture shows, who made it, and which point of it stays visible when it is cropped. */
export function PictureDetailsFields({ image, kind, name, value, onChange, errors, optionalText }: Props) {
  const bind = (field: keyof DetailValues, hint?: string) => {
    const [message] = listMessages(get(errors, field));
    return {
      value: value[field],
      error: message !== undefined,
      helperText: message ?? hint,
      onChange: (event: { target: { value: string } }) => onChange({ [field]: event.target.value }),
    };
  };
  const point = { inputMode: 'numeric', 'aria-description': `Focal point of ${name}` } as const;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { sm: '15rem minmax(0, 1fr)' } }}>
      <FocalPoint image={image} kind={kind} name={name} value={value} onChange={onChange} />
      <Box sx={{ display: 'grid', gap: 1.5, alignContent: 'start' }}>
        <TextField
          fullWidth
          label={`Alternative text of ${name}`}
          required={!optionalText}
          {...bind('alt', 'What the picture shows, for those who cannot see it')}
        />
        <TextField fullWidth label={`Credit of ${name}`} {...bind('credit', 'Who made the picture')} />
        <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: '1fr 1fr' }}>
          <TextField
            label="Focal point across"
            slotProps={{ htmlInput: point }}
            {...bind('focal_x', 'Percent from the left')}
          />
          <TextField
            label="Focal point down"
            slotProps={{ htmlInput: point }}
            {...bind('focal_y', 'Percent from the top')}
          />
        </Box>
      </Box>
    </Box>
  );
}
