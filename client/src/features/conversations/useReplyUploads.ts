import { messageFileSchema } from '@modules/conversations/contract.ts';
import { attachmentRules } from '@modules/enquiries/formChoices.contract.ts';
import { dataResponse } from '@platform/fields.contract.ts';
import type { ClipboardEvent, DragEvent, SyntheticEvent } from 'react';
import { useAppDispatch } from '../../lib/store/hooks.ts';
import { isOwnEvent } from '../../ui/admin/isOwnEvent.ts';
import { toast } from '../../ui/admin/toast.ts';
import { toastResult } from '../../ui/admin/toastResult.ts';
import { pickFiles } from '../../ui/admin/upload/pickFiles.ts';
import { useUploads } from '../../ui/admin/upload/useUploads.ts';
import { attachBrochure, showFile } from './replyDraftApi.ts';

const schema = dataResponse(messageFileSchema);

/** Attaches files to the reply that is being written. A reply that is sent while this is `busy` goes without them. */
export function useReplyUploads(enquiry: number) {
  const dispatch = useAppDispatch();
  // with a key, because the enquiry may be left and opened again meanwhile
  const [attach, { isLoading: isAttachingBrochure }] = attachBrochure.useMutation({
    fixedCacheKey: `brochure-${enquiry}`,
  });
  const { running, start } = useUploads({
    path: `enquiries/${enquiry}/files`,
    field: 'file',
    rules: attachmentRules,
    schema,
    outlivesField: true,
    onDone: ({ data }) => dispatch(showFile(enquiry, data)),
    onRefused: (text, { name }) => toast('error', `${name}: ${text}`),
    onFailed: (reason, { name }) =>
      toast('error', reason ? `${name}: ${reason}` : `${name} was not uploaded`),
  });

  const addBrochure = async () => {
    const result = await attach(enquiry);
    if (result.data) dispatch(showFile(enquiry, result.data));
    toastResult(result, 'The brochure was not attached');
  };
  const attachFrom = (event: SyntheticEvent, data: DataTransfer) => {
    const files = isOwnEvent(event) ? pickFiles(data) : [];
    if (files.length === 0) return;
    event.preventDefault();
    start(files);
  };
  return {
    attachFiles: start,
    attachBrochure: addBrochure,
    busy: running.length > 0 || isAttachingBrochure,
    running,
    isAttachingBrochure,
    /** Of the element that takes files that are pasted or dropped, before the editor in it does. */
    target: {
      onPasteCapture: (event: ClipboardEvent) => attachFrom(event, event.clipboardData),
      onDropCapture: (event: DragEvent) => attachFrom(event, event.dataTransfer),
      // also next to the text
      onDragOver: (event: DragEvent) => event.dataTransfer.types.includes('Files') && event.preventDefault(),
    },
  };
}

export type ReplyUploads = ReturnType<typeof useReplyUploads>;
