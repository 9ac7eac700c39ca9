import type { Components, Theme } from '@mui/material/styles';

type ButtonState = { size?: string; variant?: string; color?: string };

/** Buttons for fingers: on the public site, and where staff sign in. */
const isTouchSize = ({ size }: ButtonState) => size === 'large' || size === 'touch';

const touchButton = {
  gap: 'var(--mui-space-2)',
  borderRadius: 'var(--mui-radius-m)',
  fontWeight: 650,
  lineHeight: 1.2,
  textAlign: 'center',
  transition: 'var(--mui-ease-quick)',
  '&:active': { transform: 'translateY(1px)' },
  '@media print': { display: 'none' },
} as const;

/** The text size of fields that are not small. Browsers of phones zoom in on fields with smaller text. */
const enlargeText = ({ ownerState }: { ownerState: { size?: string | undefined } }) =>
  ownerState.size === 'small' ? {} : { fontSize: 'var(--mui-text-m)' };

/** Overrides of MUI's defaults. */
export const themeComponents: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: {
        '&.Mui-focusVisible': { outline: '2px solid var(--mui-palette-primary-main)', outlineOffset: 2 },
      },
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        variants: [
          { props: ({ ownerState }) => isTouchSize(ownerState), style: touchButton },
          {
            props: { size: 'large' },
            style: { minHeight: '3rem', padding: '0.625rem 1.375rem', fontSize: '1rem' },
          },
          {
            props: { size: 'touch' },
            style: { minHeight: '2.75rem', padding: '0.375rem 1rem', fontSize: 'var(--mui-text-s)' },
          },
          {
            props: ({ ownerState }) => ownerState.variant === 'outlined' && isTouchSize(ownerState),
            style: ({ theme }) => ({
              border: '2px solid currentcolor',
              '&:hover': {
                backgroundColor: theme.vars?.palette.primary.main,
                borderColor: theme.vars?.palette.primary.main,
                color: theme.vars?.palette.primary.contrastText,
              },
            }),
          },
          {
            props: ({ ownerState }) =>
              ownerState.variant === 'outlined' && ownerState.color === 'inherit' && isTouchSize(ownerState),
            style: ({ theme }) => ({
              '&:hover': {
                backgroundColor: theme.vars?.palette.ink.contrastText,
                borderColor: theme.vars?.palette.ink.contrastText,
                color: theme.vars?.palette.ink.main,
              },
            }),
          },
        ],
      },
    },
  },
  // 44 pixels for a finger; the back office is denser.
  MuiIconButton: {
    styleOverrides: {
      root: {
        variants: [
          { props: { size: 'large' }, style: { width: 44, height: 44, padding: 0, fontSize: 'inherit' } },
        ],
      },
    },
  },
  // Chips of MUI have the height of text of the default size.
  MuiChip: {
    styleOverrides: {
      root: { height: 'auto', minHeight: 32 },
      sizeSmall: { minHeight: 24 },
      label: { paddingBlock: 1, fontWeight: 600, whiteSpace: 'normal' },
    },
  },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: { borderRadius: 12 } },
  },
  MuiTextField: { defaultProps: { size: 'small' } },
  MuiInputBase: {
    // Each field would insert the keyframes of base.css, after which the browser computes all styles again.
    defaultProps: { disableInjectingGlobalStyles: true },
    styleOverrides: {
      // Start and end of the animation notify the field that the browser has filled it.
      input: {
        animation: 'mui-auto-fill-cancel 10ms',
        '&:-webkit-autofill': { animation: 'mui-auto-fill 5000s' },
      },
      root: enlargeText,
    },
  },
  MuiFormControl: { defaultProps: { size: 'small' } },
  // The gap in the border is as wide as the label in the size of the field's text.
  MuiInputLabel: {
    styleOverrides: {
      root: enlargeText,
      // MUI moves it by pixels: with large text it would be inside the field.
      shrink: { transform: 'translate(14px, -0.55em) scale(0.75)' },
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: { backgroundColor: 'var(--mui-palette-background-paper)' },
      notchedOutline: { borderColor: 'var(--mui-palette-outline)' },
      input: {
        // MUI only colours and thickens the border. With forced colours the focus is visible by the outline.
        '&:focus-visible': {
          outline: '2px solid transparent',
          outlineOffset: -2,
          borderRadius: 'inherit',
        },
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
  MuiBreadcrumbs: { styleOverrides: { separator: { marginInline: 'var(--mui-space-2)' } } },
  MuiCheckbox: { styleOverrides: { root: { color: 'var(--mui-palette-outline)' } } },
  MuiSkeleton: { styleOverrides: { root: { backgroundColor: 'var(--mui-palette-raised)' } } },
  MuiPaginationItem: {
    styleOverrides: {
      root: { minWidth: 44, height: 44, borderRadius: 'var(--mui-radius-m)', fontSize: '1rem' },
    },
  },
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
