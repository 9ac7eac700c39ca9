import { fireEvent } from '@testing-library/react';
import { vi } from 'vitest';

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
