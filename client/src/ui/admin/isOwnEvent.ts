import type { SyntheticEvent } from 'react';

/** False for events in menus and dialogs, which bubble through React's tree from elsewhere in the document. */
export const isOwnEvent = ({ target, currentTarget }: SyntheticEvent) =>
  target instanceof Node && currentTarget.contains(target);
