import { createEventConstructor, type Events } from '../../platform/events/events.ts';
import type { PageName } from './contract.ts';

export type ContentEvent = Events<{ 'content.revised': { page: PageName; changed: string[] } }>;

export const contentEvent = createEventConstructor<ContentEvent>('content');
