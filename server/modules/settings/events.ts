import type { EventShape } from '../../platform/events/events.ts';
import type { Settings } from './contract.ts';

export type SettingsEvent = EventShape & {
  type: 'settings.changed';
  data: { changed: (keyof Settings)[] };
};

export const settingsChanged = (changed: (keyof Settings)[]): SettingsEvent => ({
  type: 'settings.changed',
  entity: { type: 'settings', id: 1 },
  data: { changed },
});
