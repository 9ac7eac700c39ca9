import { Box, Button } from '@mui/material';

type Props = {
  /** The name of what the list shows, in the plural. */
  name: string;
  /** The cursors of the pages after the first, up to the one on screen. */
  cursors: number[];
  next: number | null | undefined;
  onTurn: (cursors: number[]) => void;
};

/** Turns the pages of a list that starts with the newest entry. */
export function MailPages({ name, cursors, next, onTurn }: Props) {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1, pt: 1 }}>
      {cursors.length > 0 ? (
        <Button size="small" color="inherit" onClick={() => onTurn(cursors.slice(0, -1))}>
          Newer {name}
        </Button>
      ) : null}
      {next ? (
        <Button size="small" color="inherit" onClick={() => onTurn([...cursors, next])}>
          Older {name}
        </Button>
      ) : null}
    </Box>
  );
}
