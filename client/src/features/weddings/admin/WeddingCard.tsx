import type { WeddingResponse } from '@modules/weddings/contract.ts';
import { Box, Typography } from '@mui/material';
import { formatNumber, formatPrice } from '@platform/text/formats.contract.ts';
import { EntryCard } from '../../../ui/admin/catalogue/EntryCard.tsx';
import { clampLines } from '../../../ui/admin/clampLines.ts';

export function WeddingCard({ wedding }: { wedding: WeddingResponse }) {
  const { title, location, description, price, capacity, amenities, images, duration, rating } = wedding;
  const facts = [
    `${formatNumber(capacity)} guests`,
    duration,
    rating === null ? null : `Rated ${rating} of 5`,
    images.length > 1 ? `${images.length} images` : null,
  ].filter(Boolean);
  return (
    <EntryCard
      picture={images[0]}
      kind="wedding"
      title={title}
      dimmed={!wedding.is_active}
      badges={[
        wedding.featured && { text: 'Featured', tone: 'warning' },
        wedding.featured_in_destinations && { text: 'In destinations', tone: 'info' },
        !wedding.is_active && { text: 'Inactive', tone: 'error' },
      ]}
      caption={
        <Box component="strong" sx={{ fontSize: '1.125rem' }}>
          {formatPrice(price)}
        </Box>
      }
    >
      <Typography variant="body2" sx={{ ...clampLines(1), color: 'primary.main' }}>
        {location}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', ...clampLines(2) }}>
        {description}
      </Typography>
      <Typography variant="body2">{facts.join(' · ')}</Typography>
      {amenities.length > 0 ? (
        <Typography
          variant="caption"
          sx={{ color: 'text.secondary', ...clampLines(1) }}
          title={amenities.join(', ')}
        >
          {amenities.join(', ')}
        </Typography>
      ) : null}
    </EntryCard>
  );
}
