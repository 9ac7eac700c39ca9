import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../lib/text/classNames.ts';
import styles from './Alert.module.css';

type AlertProps = { kind: 'success' | 'error' | 'warning'; children: ReactNode };

const icons = { success: CircleCheck, error: CircleAlert, warning: TriangleAlert };

/** A message about a result, announced by screen readers at once. */
export function Alert({ kind, children }: AlertProps) {
  const Icon = icons[kind];
  return (
    <div className={classNames(styles.alert, styles[kind])} role={kind === 'success' ? 'status' : 'alert'}>
      <Icon size={20} aria-hidden="true" />
      <div>{children}</div>
    </div>
  );
}
