import { createTheme } from '@mui/material/styles';
import { fonts, palette } from './tokens.ts';

/** MUI in the style of the public site; only pages with large forms load it. */
export const siteTheme = createTheme({
  palette: {
    primary: { main: palette.lagoon },
    secondary: { main: palette.azulejo },
    error: { main: '#AB3F21' },
    warning: { main: palette.marigold },
    success: { main: '#1D6B43' },
    text: { primary: palette.ink, secondary: '#3F5C5A' },
    background: { default: palette.sand, paper: palette.shell },
  },
  shape: { borderRadius: 10 },
  typography: { fontFamily: fonts.text, fontSize: 15, button: { textTransform: 'none', fontWeight: 650 } },
  components: {
    MuiTextField: { defaultProps: { fullWidth: true } },
    MuiOutlinedInput: {
      styleOverrides: {
        root: { backgroundColor: palette.shell },
        notchedOutline: { borderColor: '#8B8570' },
      },
    },
    MuiInputLabel: { styleOverrides: { root: { color: '#3F5C5A' } } },
    MuiFormHelperText: { styleOverrides: { root: { marginInline: 2, fontSize: '0.875rem' } } },
    MuiAccordion: {
      defaultProps: { disableGutters: true, elevation: 0, square: true },
      styleOverrides: {
        root: {
          borderBottom: '1px solid #E3D8C3',
          backgroundColor: 'transparent',
          '&::before': { display: 'none' },
        },
      },
    },
    MuiAccordionSummary: { styleOverrides: { root: { minHeight: 52, paddingInline: 4 } } },
    MuiAccordionDetails: { styleOverrides: { root: { paddingInline: 4, paddingTop: 0 } } },
    MuiCheckbox: { styleOverrides: { root: { padding: 10, color: '#8B8570' } } },
    MuiFormControlLabel: { styleOverrides: { root: { marginLeft: -10, marginRight: 8 } } },
  },
});
