import { exportResponseSchema, type SubscriberStatus } from '@modules/newsletter/contract.ts';
import { ApiFailure, malformed } from '../../../lib/api/apiError.ts';
import { downloadFile, getFileName, saveBlob } from '../../../lib/api/downloadFile.ts';
import { fetchSignedIn } from '../../../lib/api/fetchSignedIn.ts';
import { toQueryString } from '../../../lib/api/toQueryString.ts';

export type ExportFormat = 'csv' | 'json';
type ExportFilter = { search: string; status: SubscriberStatus | '' };
type ExportRequest = ExportFilter & { format: ExportFormat };

const buildExportPath = ({ search, status, format }: ExportRequest) =>
  `/api/newsletter?${toQueryString({ action: 'export', format, q: search, status })}`;

const buildFileName = ({ status, format }: ExportRequest) =>
  `newsletter_subscribers_${status || 'all'}_${new Date().toISOString().slice(0, 10)}.${format}`;

/** Saves the file; returns the number of subscribers in it. */
export async function exportSubscribers(
  request: ExportRequest,
  signal: AbortSignal,
  onBytes: (bytes: number) => void,
) {
  if (request.format === 'json') {
    const { subscribers, fileName } = await fetchSubscribers(request, signal);
    saveBlob(
      new Blob([JSON.stringify(subscribers, null, 2)], { type: 'application/json' }),
      fileName ?? buildFileName(request),
    );
    return subscribers.length;
  }
  const blob = await downloadFile(buildExportPath(request), buildFileName(request), {
    signal,
    onProgress: onBytes,
  });
  if (!blob.type.startsWith('text/csv')) throw new ApiFailure(malformed);
  return countRecords(await blob.text());
}

/** Reads the subscribers that an export contains, and the file name that the server gives it. */
export async function fetchSubscribers(filter: ExportFilter, signal: AbortSignal) {
  const response = await fetchSignedIn(buildExportPath({ ...filter, format: 'json' }), { signal });
  const parsed = exportResponseSchema.safeParse(await response.json().catch(() => null));
  if (!parsed.success) throw new ApiFailure(malformed);
  return { subscribers: parsed.data.data, fileName: getFileName(response) };
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

export function exportFailure(error: unknown): string {
  if (!(error instanceof ApiFailure)) return 'Failed to export subscribers';
  switch (error.error.status) {
    case 401:
      return 'Authentication required. Please log in as admin and try again.';
    case 403:
      return 'Access denied. You need admin privileges to export data.';
    case 404:
      return 'Endpoint not found.';
    case 'malformed':
      return 'Failed to export subscribers: unexpected format';
    default:
      return `Export failed: ${error.message}`;
  }
}
