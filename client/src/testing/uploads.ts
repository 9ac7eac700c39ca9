import { fireEvent } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

/** Chooses a file in the only field for files. */
export function chooseFile(file: File) {
  const input = document.querySelector('input[type=file]') as HTMLInputElement; // of the field
  fireEvent.change(input, { target: { files: [file] } });
}

/** Makes all uploads of a test break off. */
export const failUploads = () =>
  vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (this: XMLHttpRequest) {
    this.onerror?.(new ProgressEvent('error'));
  });

/** Holds all uploads of a test; returns their requests, which `completeUpload` responds to. */
export function holdUploads(): XMLHttpRequest[] {
  const requests: XMLHttpRequest[] = [];
  const send = vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (this: XMLHttpRequest) {
    requests.push(this);
  });
  onTestFinished(() => send.mockRestore());
  return requests;
}

export function completeUpload(request: XMLHttpRequest | undefined, response: object) {
  Object.defineProperties(request, { status: { value: 200 }, response: { value: response } });
  request?.onload?.(new ProgressEvent('load'));
}
