import { createTheme } from '@mui/material/styles';
import { adminComponents } from './adminComponents.ts';
import { darkScheme, lightScheme } from './adminPalette.ts';
import { fonts } from './tokens.ts';

const toColorScheme = (scheme: typeof darkScheme) => ({
  palette: {
    primary: { main: scheme.primary, dark: scheme.primaryHover, contrastText: scheme.onPrimary },
    secondary: { main: scheme.secondary, contrastText: scheme.onSecondary },
    error: { main: scheme.error, contrastText: scheme.onError },
    warning: { main: scheme.warning, contrastText: scheme.onWarning },
    success: { main: scheme.success, contrastText: scheme.onSuccess },
    info: { main: scheme.info, contrastText: scheme.onInfo },
    background: { default: scheme.ground, paper: scheme.surface },
    text: { primary: scheme.text, secondary: scheme.quietText, disabled: scheme.quietText },
    divider: scheme.line,
    raised: scheme.raised,
    // MUI darkens a hovered button by 0.3, which would take its text below 4.5:1.
    tonalOffset: { light: 0.2, dark: 0.2 },
  },
});

const heading = (size: string) => ({
  fontFamily: fonts.display,
  fontWeight: 560,
  fontSize: size,
  lineHeight: 1.2,
});

/** The theme of the back office: compact, dark by default; the choice is stored in `admin_theme`. */
export const adminTheme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-theme' },
  colorSchemes: { dark: toColorScheme(darkScheme), light: toColorScheme(lightScheme) },
  defaultColorScheme: 'dark',
  breakpoints: { values: { xs: 0, sm: 600, md: 768, lg: 992, xl: 1440 } },
  shape: { borderRadius: 8 },
  typography: {
    fontFamily: fonts.text,
    fontSize: 14,
    h1: heading('clamp(1.4rem, 1.2rem + 0.8vw, 1.75rem)'),
    h2: heading('1.2rem'),
    h3: { fontFamily: fonts.text, fontWeight: 650, fontSize: '1rem', lineHeight: 1.3 },
    h6: heading('1.2rem'),
    body1: { fontSize: '0.9375rem' },
    body2: { fontSize: '0.875rem' },
    caption: { fontSize: '0.8125rem' },
    overline: { fontSize: '0.75rem', letterSpacing: '0.06em', fontWeight: 600, lineHeight: 1.6 },
    button: { textTransform: 'none', fontWeight: 600 },
  },
  components: adminComponents,
});
