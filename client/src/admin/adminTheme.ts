import type { Components, Theme } from '@mui/material/styles';
import { theme } from '../ui/theme/theme.ts';

const menuBorder = { border: '1px solid var(--mui-palette-divider)' };

/** Used only by the back office, so visitors do not load it. */
const components: Components<Theme> = {
  MuiDialog: { ...theme.components?.MuiDialog, defaultProps: { fullWidth: true } },
  MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 16px' } } },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({
        padding: '8px 12px',
        borderColor: 'var(--mui-palette-divider)',
        [theme.breakpoints.down('xl')]: { padding: 8 },
      }),
      head: {
        fontWeight: 600,
        fontSize: '0.8125rem',
        color: 'var(--mui-palette-text-secondary)',
        backgroundColor: 'var(--mui-palette-raised)',
        whiteSpace: 'nowrap',
      },
    },
  },
  // Menus have the colour of cards, and on dark ground their shadow is invisible.
  MuiPopover: { styleOverrides: { paper: menuBorder } },
  MuiAutocomplete: { styleOverrides: { paper: menuBorder } },
  MuiTooltip: { defaultProps: { arrow: true, enterDelay: 400 } },
};

/** The theme of the public site, with dialogs, tables and tooltips. */
export const adminTheme = { ...theme, components: { ...theme.components, ...components } };
