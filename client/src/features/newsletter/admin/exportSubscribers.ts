import { exportAnswerSchema, type SubscriberStatus } from '@modules/newsletter/contract.ts';
import { DownloadError, downloadFile, saveBlob } from '../../../lib/api/downloadFile.ts';
import { fetchSignedIn } from '../../../lib/session/fetchSignedIn.ts';

export type ExportFormat = 'csv' | 'json';
type Wish = { status: SubscriberStatus | ''; format: ExportFormat };

const buildExportPath = ({ status, format }: Wish) =>
  `/api/newsletter?${new URLSearchParams({ action: 'export', format, ...(status ? { status } : {}) })}`;

const buildFileName = ({ status, format }: Wish) =>
  `newsletter_subscribers_${status || 'all'}_${new Date().toISOString().slice(0, 10)}.${format}`;

/** Saves the file; returns the number of subscribers in it. */
export async function exportSubscribers(wish: Wish, signal: AbortSignal, onBytes: (bytes: number) => void) {
  if (wish.format === 'json') {
    const subscribers = await fetchSubscribers(wish.status, signal);
    saveBlob(
      new Blob([JSON.stringify(subscribers, null, 2)], { type: 'application/json' }),
      buildFileName(wish),
    );
    return subscribers.length;
  }
  const blob = await downloadFile(buildExportPath(wish), buildFileName(wish), {
    signal,
    onProgress: onBytes,
  });
  if (!blob.type.startsWith('text/csv')) throw new DownloadError(200, 'Unexpected export format');
  return countRecords(await blob.text());
}

/** Counts the subscribers that an export would contain. */
export async function fetchSubscribers(status: SubscriberStatus | '', signal: AbortSignal) {
  const response = await fetchSignedIn(buildExportPath({ status, format: 'json' }), { signal });
  if (!response.ok) throw new DownloadError(response.status, response.statusText);
  const answer = exportAnswerSchema.safeParse(await response.json().catch(() => null));
  if (!answer.success) throw new DownloadError(200, 'Unexpected export format');
  return answer.data.data;
}

/** Counts the records of a CSV text without its header; line breaks inside quotes do not end a record. */
export function countRecords(csv: string): number {
  let records = 0;
  let quoted = false;
  for (const character of csv.trimEnd()) {
    if (character === '"') quoted = !quoted;
    else if (character === '\n' && !quoted) records += 1;
  }
  return records;
}

/** The message for a failed export. */
export function exportFailure(error: unknown): string {
  if (!(error instanceof DownloadError)) return 'Failed to export subscribers';
  switch (error.status) {
    case 401:
      return 'Authentication required. Please log in as admin and try again.';
    case 403:
      return 'Access denied. You need admin privileges to export data.';
    case 404:
      return 'Endpoint not found.';
    case 200:
      return 'Failed to export subscribers: unexpected format';
    default:
      return `Export failed: ${error.message}`;
  }
}
