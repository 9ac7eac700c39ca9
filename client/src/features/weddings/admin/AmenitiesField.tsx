import { amenityOptions } from '@modules/weddings/contract.ts';
import { Box, Chip } from '@mui/material';
import { Check } from 'lucide-react';
import { ChipsField } from '../../../ui/admin/form/ChipsInput.tsx';

const offered: readonly string[] = amenityOptions;

type Props = { value: string[]; error: string | undefined; onChange: (amenities: string[]) => void };

export function AmenitiesField({ value, error, onChange }: Props) {
  const usual = value.filter((amenity) => offered.includes(amenity));
  const others = value.filter((amenity) => !offered.includes(amenity));
  const flip = (amenity: string) =>
    onChange(value.includes(amenity) ? value.filter((one) => one !== amenity) : [...value, amenity]);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box role="group" aria-label="Amenities" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {amenityOptions.map((amenity) => {
          const chosen = value.includes(amenity);
          return (
            <Chip
              key={amenity}
              component="button"
              type="button"
              clickable
              label={amenity}
              aria-pressed={chosen}
              color={chosen ? 'primary' : 'default'}
              variant={chosen ? 'filled' : 'outlined'}
              {...(chosen ? { icon: <Check size={14} /> } : {})}
              onClick={() => flip(amenity)}
            />
          );
        })}
      </Box>
      <ChipsField
        name="amenities"
        label="Other amenities"
        value={others}
        error={error}
        options={[]}
        hint="Type and press Enter"
        onChange={(texts) => onChange([...usual, ...texts])}
      />
    </Box>
  );
}
