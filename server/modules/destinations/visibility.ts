import type { Caller } from '../../platform/http/endpoints.ts';

/** Callers who may not see inactive destinations and packages get 404 for them. */
export type Visibility = { includeInactive: boolean };

export const activeOnly: Visibility = { includeInactive: false };

/** Only callers with the view permission see inactive ones. */
export const toVisibility = ({ may }: Pick<Caller, 'may'>): Visibility => ({
  includeInactive: may('destinations.view'),
});
