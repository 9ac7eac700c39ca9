import type { Components, Theme } from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface Palette {
    /** A plane one step above paper: table heads, hovered rows. */
    raised: string;
  }
  interface PaletteOptions {
    raised?: string;
  }
}

/** What differs from MUI's own look, in one place. */
export const adminComponents: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: {
      ':focus-visible': { outline: '2px solid var(--mui-palette-primary-main)', outlineOffset: 2 },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          transitionDuration: '0.01ms !important',
          scrollBehavior: 'auto !important',
        },
      },
    },
  },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: {
        '&.Mui-focusVisible': { outline: '2px solid var(--mui-palette-primary-main)', outlineOffset: 2 },
      },
    },
  },
  MuiButton: { defaultProps: { disableElevation: true } },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: { borderRadius: 12 } },
  },
  MuiTextField: { defaultProps: { size: 'small' } },
  MuiFormControl: { defaultProps: { size: 'small' } },
  MuiSelect: { defaultProps: { size: 'small' } },
  MuiOutlinedInput: {
    styleOverrides: {
      notchedOutline: ({ theme }) => ({
        // 3:1 against the ground, as the edge of a control must have
        borderColor: `color-mix(in srgb, ${theme.vars?.palette.text.secondary} 70%, transparent)`,
      }),
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({
        padding: '8px 12px',
        borderColor: 'var(--mui-palette-divider)',
        [theme.breakpoints.down('lg')]: { padding: 8 },
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
  MuiAlert: {
    styleOverrides: {
      filled: ({ ownerState, theme }) => {
        const colours = theme.vars?.palette[ownerState.severity ?? 'success'];
        return { backgroundColor: colours?.main, color: colours?.contrastText };
      },
    },
  },
  MuiTooltip: { defaultProps: { arrow: true, enterDelay: 400 } },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        [theme.breakpoints.down('sm')]: {
          '&:not(.MuiDialog-paperFullScreen)': { margin: 16, width: 'calc(100% - 32px)' },
        },
      }),
    },
  },
};
