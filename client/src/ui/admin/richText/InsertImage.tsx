import type { Editor } from '@tiptap/react';
import { ImagePlus } from 'lucide-react';
import { DialogTool } from './DialogTool.tsx';
import { PictureForm } from './PictureForm.tsx';

type Props = { editor: Editor; uploadPath: string };

/** Inserts a picture, uploaded or by URL, with an alternative text. */
export function InsertImage(props: Props) {
  return (
    <DialogTool label="Insert image" icon={ImagePlus}>
      {(close) => <PictureForm {...props} onClose={close} />}
    </DialogTool>
  );
}
