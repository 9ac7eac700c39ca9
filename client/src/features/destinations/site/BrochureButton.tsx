import { missingBrochureText } from '@modules/destinations/missingBrochureText.contract.ts';
import { Download } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { setAuthorizationHeader } from '../../../lib/api/storedToken.ts';
import { recordBrochure } from '../../../lib/visit.ts';
import { Alert } from '../../../ui/site/Alert.tsx';
import { ButtonLink } from '../../../ui/site/Button.tsx';
import type { Destination } from './destinationsApi.ts';

const failed = 'Failed to download brochure. Please try again.';

/** Downloads the brochure; with script, shows a message when there is none or the download fails. */
export function BrochureButton({ destination }: { destination: Destination }) {
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const address = `/api/destinations/download-brochure/${destination.id}`;

  /**
   * Staff load the file with their session, because it may be of an inactive destination. Visitors go to its address:
   * browsers inside other apps do not save files from memory.
   */
  const startDownload = async (): Promise<string | null> => {
    const headers = setAuthorizationHeader(new Headers());
    const isStaff = headers.has('Authorization');
    try {
      const response = await fetch(address, { method: isStaff ? 'GET' : 'HEAD', headers });
      if (!response.ok) return response.status === 404 ? missingBrochureText(destination.name) : failed;
      if (isStaff) {
        const link = document.createElement('a');
        link.href = URL.createObjectURL(await response.blob());
        link.download = destination.brochure_filename || `${destination.slug}-brochure.pdf`;
        link.click();
        setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
      } else {
        location.assign(address);
      }
      recordBrochure(destination.name);
      return null;
    } catch {
      return failed;
    }
  };

  const download = async (event: MouseEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setProblem(await startDownload());
    setBusy(false);
  };

  return (
    <>
      <ButtonLink
        to={address}
        download
        look="outline"
        wide
        aria-disabled={busy || undefined}
        onClick={download}
      >
        <Download size={18} aria-hidden="true" />
        <span>{busy ? 'Downloading...' : 'Download brochure'}</span>
      </ButtonLink>
      {problem ? <Alert kind="warning">{problem}</Alert> : null}
    </>
  );
}
