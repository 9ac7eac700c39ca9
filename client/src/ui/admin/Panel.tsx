import { Box, Card, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';

type Props = { title: string; aside?: ReactNode; children: ReactNode };

export function Panel({ title, aside, children }: Props) {
  const id = useId();
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{ display: 'flex', flexDirection: 'column', minWidth: 0 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, px: 2.5, pt: 2 }}>
        <Typography variant="h2" id={id} sx={{ flex: 1 }}>
          {title}
        </Typography>
        {aside}
      </Box>
      <Box sx={{ p: 2.5, flex: 1, minWidth: 0 }}>{children}</Box>
    </Card>
  );
}

type TitledSectionProps = { title: string; aside?: ReactNode; children: ReactNode };

/** A titled section for content with its own cards, such as a table. */
export function TitledSection({ title, aside, children }: TitledSectionProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ mb: 3.5, minWidth: 0 }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 1.5,
          rowGap: 2.5,
          mb: 1.25,
        }}
      >
        <Typography variant="h2" id={id} sx={{ flex: 1, whiteSpace: 'nowrap' }}>
          {title}
        </Typography>
        {aside}
      </Box>
      {children}
    </Box>
  );
}
