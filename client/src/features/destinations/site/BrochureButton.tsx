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

  const fetchBrochure = async (): Promise<string | null> => {
    try {
      const response = await fetch(address, { headers: setAuthorizationHeader(new Headers()) });
      if (!response.ok) {
        const body: { error?: string } = await response.json();
        return (response.status === 404 && body.error) || failed;
      }
      const link = document.createElement('a');
      link.href = URL.createObjectURL(await response.blob());
      link.download = destination.brochure_filename || `${destination.slug}-brochure.pdf`;
      link.click();
      recordBrochure(destination.name);
      setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
      return null;
    } catch {
      return failed;
    }
  };

  const download = async (event: MouseEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setProblem(await fetchBrochure());
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
