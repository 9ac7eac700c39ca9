import { Typography } from '@mui/material';

/** The message about a list as a whole. */
export function ListError({ message }: { message: string }) {
  return (
    <Typography role="alert" variant="caption" sx={{ color: 'error.main' }}>
      {message}
    </Typography>
  );
}
