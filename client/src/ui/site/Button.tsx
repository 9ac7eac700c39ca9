import type { ComponentProps } from 'react';
import { classNames } from '../../lib/text/classNames.ts';
import styles from './Button.module.css';
import { SmartLink } from './SmartLink.tsx';

type Look = {
  look?: 'primary' | 'sunny' | 'outline' | 'light' | 'quiet';
  small?: boolean;
  wide?: boolean;
};

const buttonClassNames = ({ look = 'primary', small, wide }: Look, className?: string) =>
  classNames(styles.button, styles[look], small && styles.small, wide && styles.wide, className);

export function Button({ look, small, wide, className, ...rest }: Look & ComponentProps<'button'>) {
  return <button type="button" {...rest} className={buttonClassNames({ look, small, wide }, className)} />;
}

export function ButtonLink({
  look,
  small,
  wide,
  className,
  ...rest
}: Look & ComponentProps<typeof SmartLink>) {
  return <SmartLink {...rest} className={buttonClassNames({ look, small, wide }, className)} />;
}
