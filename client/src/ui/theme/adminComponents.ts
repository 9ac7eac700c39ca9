import type { Components, Theme } from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface Palette {
    /** A surface one level above paper: table heads, hovered rows. */
    raised: string;
  }
  interface PaletteOptions {
    raised?: string;
  }
}

/** Overrides of MUI's defaults. */
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
        // 3:1 against the background, as required for the border of a control
        borderColor: `color-mix(in srgb, ${theme.vars?.palette.text.secondary} 70%, transparent)`,
      }),
    },
  },
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
  MuiAlert: {
    styleOverrides: {
      // the same look for inline alerts and toasts: surface colours, severity in the border and the icon
      root: ({ ownerState, theme }) => {
        const colour = theme.vars?.palette[ownerState.severity ?? 'success'].main;
        return {
          color: theme.vars?.palette.text.primary,
          backgroundColor: theme.vars?.palette.background.paper,
          border: `1px solid ${theme.vars?.palette.divider}`,
          borderInlineStart: `4px solid ${colour}`,
          overflowWrap: 'anywhere',
          '& .MuiAlert-icon': { color: colour },
        };
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
