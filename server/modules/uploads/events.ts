import { createEventConstructor, type Events } from '../../platform/events/events.ts';

type UploadEventData = { path: string; mime: string; size: number };

export type UploadEvent = Events<{
  'image.uploaded': UploadEventData & { width: number; height: number };
  'brochure.uploaded': UploadEventData & { filename: string };
}>;

export const uploadEvent = createEventConstructor<UploadEvent>('upload');
