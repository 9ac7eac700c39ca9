import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Picture, type PictureKind } from '../../site/Picture.tsx';
import { Badge, type BadgeTone } from '../Badge.tsx';

type CardBadge = { text: string; tone: BadgeTone };

type Props = {
  picture: string | null | undefined;
  kind: PictureKind;
  /** Labels on the picture; false ones are left out. */
  badges: readonly (CardBadge | false)[];
  /** A label at the lower edge of the picture, such as a price. */
  caption?: ReactNode;
  title: string;
  children: ReactNode;
  /** Not published: the picture is dimmed. */
  dimmed: boolean;
};

/** The content of a card: picture with badges, title and facts. */
export function EntryCard({ picture, kind, badges, caption, title, children, dimmed }: Props) {
  return (
    <>
      <Box sx={{ position: 'relative', backgroundColor: 'raised' }}>
        <Box
          component={Picture}
          src={picture ?? ''}
          kind={kind}
          alt=""
          width={480}
          height={270}
          sx={{
            display: 'block',
            width: '100%',
            height: 'auto',
            aspectRatio: '16 / 9',
            objectFit: 'cover',
            opacity: dimmed ? 0.45 : 1,
            filter: dimmed ? 'grayscale(0.7)' : 'none',
          }}
        />
        <Box sx={{ ...strip, top: 8, '& > *': { backgroundColor: 'background.paper', borderRadius: 99 } }}>
          {badges.map(
            (badge) =>
              badge && (
                <span key={badge.text}>
                  <Badge tone={badge.tone}>{badge.text}</Badge>
                </span>
              ),
          )}
        </Box>
        {caption ? <Box sx={captionStyles}>{caption}</Box> : null}
      </Box>
      <Box sx={bodyStyles}>
        <Typography variant="h3" component="h2">
          {title}
        </Typography>
        {children}
      </Box>
    </>
  );
}

const strip = { position: 'absolute', insetInline: 8, display: 'flex', flexWrap: 'wrap', gap: 0.75 } as const;

/** The column is as wide as the card, also with long words. */
const bodyStyles = {
  p: 2,
  pb: 1,
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 1,
  alignContent: 'start',
  minWidth: 0,
  overflowWrap: 'anywhere',
} as const;

const captionStyles = {
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  px: 2,
  pt: 4,
  pb: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 1,
  overflowWrap: 'anywhere',
  color: 'common.white',
  background:
    'linear-gradient(transparent, rgb(var(--mui-palette-ink-mainChannel) / 70%) 40%, rgb(var(--mui-palette-ink-mainChannel) / 92%))',
} as const;
