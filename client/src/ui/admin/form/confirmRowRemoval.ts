import { confirm } from '../confirm.ts';

/** Asks before a row with content is removed. */
export const confirmRowRemoval = (noun: string, index: number) =>
  confirm({
    title: `Remove ${noun}`,
    text: `Remove ${noun} ${index + 1} with everything in it?`,
    confirmLabel: 'Remove',
    destructive: true,
  });
