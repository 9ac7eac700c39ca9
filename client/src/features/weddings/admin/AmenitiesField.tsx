import { amenityOptions } from '@modules/weddings/contract.ts';
import { Box, Chip } from '@mui/material';
import Check from 'lucide-react/icons/check';
import { ChipsInput } from '../../../ui/admin/form/ChipsInput.tsx';
import type { Field } from '../../../ui/admin/form/useEntryForm.ts';

const offered: readonly string[] = amenityOptions;

/** The usual amenities as toggle buttons, and a field for others. */
export function AmenitiesField({ name, value, error, onChange }: Field<string[]>) {
  const others = value.filter((amenity) => !offered.includes(amenity));
  const flip = (amenity: string) =>
    onChange((now) => (now.includes(amenity) ? now.filter((one) => one !== amenity) : [...now, amenity]));
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
      <ChipsInput
        name={name}
        label="Other amenities"
        value={others}
        error={error}
        options={[]}
        hint="Type and press Enter"
        onChange={(to) =>
          onChange((now) => {
            const usual = now.filter((amenity) => offered.includes(amenity));
            const rest = now.filter((amenity) => !offered.includes(amenity));
            return [...usual, ...(typeof to === 'function' ? to(rest) : to)];
          })
        }
      />
    </Box>
  );
}
