import { attachmentRules } from '@modules/enquiries/formChoices.contract.ts';
import { type ClipboardEvent, type DragEvent, type SyntheticEvent, useState } from 'react';
import { checkFile } from '../../lib/forms/checkFile.ts';
import { isOwnEvent } from '../../ui/admin/isOwnEvent.ts';
import { showOutcome } from '../../ui/admin/showOutcome.ts';
import { toast } from '../../ui/admin/toast.ts';
import { pickFiles } from '../../ui/admin/upload/pickFiles.ts';
import { attachBrochure, uploadFile } from './replyDraftApi.ts';

/** Attaches files to the reply that is being written. A reply that is sent while this is `busy` goes without them. */
export function useReplyUploads(enquiry: number) {
  const [upload] = uploadFile.useMutation();
  const [attach, { isLoading: isAttachingBrochure }] = attachBrochure.useMutation();
  const [running, setRunning] = useState(0);

  const attachFiles = async (files: File[]) => {
    setRunning((count) => count + 1);
    for (const file of files) {
      const refusal = checkFile(file, attachmentRules);
      if (refusal) toast('error', `${file.name}: ${refusal}`);
      else showOutcome(await upload({ enquiry, file }), file.name);
    }
    setRunning((count) => count - 1);
  };
  const addBrochure = async () => {
    showOutcome(await attach(enquiry), 'The brochure was not attached');
  };
  const attachFrom = (event: SyntheticEvent, data: DataTransfer) => {
    const files = isOwnEvent(event) ? pickFiles(data) : [];
    if (files.length === 0) return;
    event.preventDefault();
    void attachFiles(files);
  };
  return {
    attachFiles,
    attachBrochure: addBrochure,
    busy: running > 0 || isAttachingBrochure,
    isUploading: running > 0,
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
