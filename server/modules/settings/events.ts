import { createEventConstructor, type Events } from '../../platform/events/events.ts';
import type { Settings } from './contract.ts';

export type SettingsEvent = Events<{ 'settings.changed': { changed: (keyof Settings)[] } }>;

export const settingsEvent = createEventConstructor<SettingsEvent>('settings');
