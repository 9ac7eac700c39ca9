import type { DestinationResponse } from '@modules/destinations/contract.ts';
import { Box, Typography } from '@mui/material';
import { formatCount, formatPrice } from '@platform/text/formats.contract.ts';
import { EntryCard } from '../../../ui/admin/catalogue/EntryCard.tsx';
import { clampLines } from '../../../ui/admin/clampLines.ts';
import { SortOrder } from './SortOrder.tsx';

type Props = { destination: DestinationResponse; mayEdit: boolean };

export function DestinationCard({ destination, mayEdit }: Props) {
  const { id, name, is_active, description, duration, group_size, difficulty } = destination;
  const { type, featured, trip_count, sort_order } = destination;
  const facts = [duration, group_size && `Group of ${group_size}`, difficulty].filter(Boolean);
  return (
    <EntryCard
      picture={destination.image}
      kind="destination"
      title={name}
      dimmed={!is_active}
      badges={[
        featured && { text: 'Featured', tone: 'warning' },
        type === 'international'
          ? { text: 'International', tone: 'info' }
          : { text: 'Domestic', tone: 'primary' },
        !is_active && { text: 'Inactive', tone: 'error' },
      ]}
      caption={<Prices destination={destination} />}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary', ...clampLines(2) }}>
        {description || 'No description yet.'}
      </Typography>
      <Typography variant="body2">{facts.join(' · ')}</Typography>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          alignItems: 'center',
          gap: 1,
          fontSize: '0.8125rem',
          color: 'text.secondary',
        }}
      >
        <span>{formatCount(trip_count, 'trip')}</span>
        <SortOrder id={id} name={name} value={sort_order} editable={mayEdit} />
      </Box>
    </EntryCard>
  );
}

function Prices({ destination: { starting_price, original_price, discount } }: Pick<Props, 'destination'>) {
  return (
    <>
      <Box component="strong" sx={{ fontSize: '1.125rem' }}>
        {formatPrice(starting_price)}
      </Box>
      {original_price && original_price > starting_price ? (
        <Box component="s" sx={{ opacity: 0.85 }}>
          {formatPrice(original_price)}
        </Box>
      ) : null}
      {discount ? <Box component="span">{discount}</Box> : null}
    </>
  );
}
