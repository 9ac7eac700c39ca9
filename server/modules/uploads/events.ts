import type { EventShape } from '../../platform/events/events.ts';

export type UploadFacts = { path: string; mime: string; size: number };

export type UploadEvent =
  | (EventShape & { type: 'image.uploaded'; data: UploadFacts & { width: number; height: number } })
  | (EventShape & { type: 'brochure.uploaded'; data: UploadFacts & { filename: string } });

export const imageUploaded = (
  id: number,
  data: UploadFacts & { width: number; height: number },
): UploadEvent => ({ type: 'image.uploaded', entity: { type: 'upload', id }, data });

export const brochureUploaded = (id: number, data: UploadFacts & { filename: string }): UploadEvent => ({
  type: 'brochure.uploaded',
  entity: { type: 'upload', id },
  data,
});
