import type { EventShape } from '../../platform/events/events.ts';
import type { PageName } from './contract.ts';

export type ContentEvent = EventShape & {
  type: 'content.revised';
  data: { page: PageName; changed: string[] };
};

export const contentRevised = (id: number, page: PageName, changed: string[]): ContentEvent => ({
  type: 'content.revised',
  entity: { type: 'content', id },
  data: { page, changed },
});
