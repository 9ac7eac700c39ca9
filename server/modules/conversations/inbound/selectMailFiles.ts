import { fileTypeFromBuffer } from 'file-type';
import { plainName, typedName } from '../../../platform/storage/fileNames.ts';
import { type PrivateFile, toDocumentType } from '../../../platform/storage/privateFiles.ts';
import { attachmentRules } from '../../enquiries/formChoices.contract.ts';
import type { ParsedMail } from './parseMail.ts';

const maxFiles = 20;

type MailFile = { file: PrivateFile; content: Uint8Array };

/**
 * The attachments that the rules for uploads allow, to be stored, and why the others are refused. The same mail gets the
 * same keys, so that a repetition leaves no orphaned files.
 */
export async function selectMailFiles(
  mailId: number,
  attachments: ParsedMail['attachments'],
): Promise<{ files: MailFile[]; notices: string[] }> {
  const files: MailFile[] = [];
  const notices: string[] = [];
  for (const [index, { name, content }] of attachments.slice(0, maxFiles).entries()) {
    const refuse = (reason: string) => notices.push(`“${plainName(name)}” was not kept: ${reason}`);
    if (content.byteLength === 0) continue;
    const type = toDocumentType((await fileTypeFromBuffer(content))?.mime, name);
    if (!type) refuse('this type of file is not allowed.');
    else if (content.byteLength > attachmentRules.maxBytes) refuse('it is larger than 10 MB.');
    else {
      const { mime, extension } = type;
      const key = `private/messages/mail-${mailId}-${index}${extension}`;
      const file = { key, name: typedName(name, extension), size: content.byteLength, mime };
      files.push({ file, content });
    }
  }
  const more = attachments.length - maxFiles;
  if (more > 0) notices.push(`The mail has ${more} more files: only the first ${maxFiles} are taken.`);
  return { files, notices };
}
