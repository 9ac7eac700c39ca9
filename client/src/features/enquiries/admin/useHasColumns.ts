import { useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';

/** Whether the enquiry has two columns; in a single column its status moves to the action bar. */
export const useHasColumns = () =>
  useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true });
