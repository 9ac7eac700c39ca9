import type { EventShape } from '../../platform/events/events.ts';

export type UploadEventData = { path: string; mime: string; size: number };

export type UploadEvent =
  | (EventShape & { type: 'image.uploaded'; data: UploadEventData & { width: number; height: number } })
  | (EventShape & { type: 'brochure.uploaded'; data: UploadEventData & { filename: string } });

export const imageUploaded = (
  id: number,
  data: UploadEventData & { width: number; height: number },
): UploadEvent => ({ type: 'image.uploaded', entity: { type: 'upload', id }, data });

export const brochureUploaded = (id: number, data: UploadEventData & { filename: string }): UploadEvent => ({
  type: 'brochure.uploaded',
  entity: { type: 'upload', id },
  data,
});
