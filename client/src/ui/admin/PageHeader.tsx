import { Box, Typography } from '@mui/material';
import { type ReactNode, useContext, useEffect } from 'react';
import { DueCount } from './DueCount.ts';

type Props = {
  title: string;
  subtitle?: ReactNode;
  actions?: ReactNode;
};

/** Sets the page's heading and the tab's title, and holds its actions. */
export function PageHeader({ title, subtitle, actions }: Props) {
  const count = useContext(DueCount);
  useEffect(() => {
    document.title = `${count > 0 ? `(${count}) ` : ''}${title} · Safarnama`;
  }, [title, count]);
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1.5,
        rowGap: 2,
        mb: 2.5,
        minHeight: 40,
      }}
    >
      <Box sx={{ flex: '1 1 12rem', minWidth: 0 }}>
        <Typography variant="h1" tabIndex={-1} sx={{ outline: 'none' }}>
          {title}
        </Typography>
        {subtitle ? (
          <Typography variant="body2" component="div" sx={{ color: 'text.secondary', mt: 0.5 }}>
            {subtitle}
          </Typography>
        ) : null}
      </Box>
      {actions ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>{actions}</Box>
      ) : null}
    </Box>
  );
}
