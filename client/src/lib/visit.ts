import type { Visit } from '@modules/enquiries/visit.contract.ts';
import { openDraftStorage } from './forms/draftStorage.ts';

/** Stored until the tab is closed, and only in this browser: it is sent with an enquiry, or not at all. */
const storage = openDraftStorage<Visit>('sessionStorage', 'safarnama_visit');

const campaignFields = ['utm_source', 'utm_medium', 'utm_campaign'] as const;

/** Remembers on which page the visit began, and the campaign that its address names. */
export function recordLanding(): void {
  if (storage.read()) return;
  const query = new URLSearchParams(window.location.search);
  const campaign = campaignFields.flatMap((name) => {
    const value = query.get(name)?.trim().slice(0, 120);
    return value ? [[name, value]] : [];
  });
  storage.write({
    landing_page: window.location.pathname.slice(0, 300),
    ...Object.fromEntries(campaign),
  });
}

/** Remembers that the brochure of a destination was downloaded. */
export function recordBrochure(destination: string): void {
  const visit = storage.read() ?? {};
  storage.write({ ...visit, brochures: [...new Set([...(visit.brochures ?? []), destination])].slice(-20) });
}

/** How the visitor came; empty when the browser remembers nothing. */
export const readVisit = (): Visit => storage.read() ?? {};
