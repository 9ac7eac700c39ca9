import MuiButton, { type ButtonProps } from '@mui/material/Button';
import type { ComponentProps } from 'react';
import { SmartLink } from './SmartLink.tsx';

type Look = {
  look?: 'primary' | 'sunny' | 'outline' | 'light' | 'quiet';
  small?: boolean;
  wide?: boolean;
};

const looks: Record<NonNullable<Look['look']>, Pick<ButtonProps, 'variant' | 'color'>> = {
  primary: { variant: 'contained' },
  sunny: { variant: 'contained', color: 'marigold' },
  outline: { variant: 'outlined' },
  light: { variant: 'outlined', color: 'inherit' },
  quiet: { variant: 'text' },
};

const toButtonProps = ({ look = 'primary', small = false, wide = false }: Look) => ({
  ...looks[look],
  size: small ? ('touch' as const) : ('large' as const),
  fullWidth: wide,
});

export function Button({ look, small, wide, color: _, ...rest }: Look & ComponentProps<'button'>) {
  return <MuiButton {...rest} {...toButtonProps({ look, small, wide })} />;
}

export function ButtonLink({
  look,
  small,
  wide,
  color: _,
  ...rest
}: Look & ComponentProps<typeof SmartLink>) {
  return <MuiButton component={SmartLink} {...rest} {...toButtonProps({ look, small, wide })} />;
}
