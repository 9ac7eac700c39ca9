/** The actions of a row remain at hand while the table scrolls sideways. */
export const staysInView = {
  position: 'sticky',
  right: 0,
  'td&': { backgroundColor: 'background.paper' },
} as const;
