import { Button } from '@mui/material';
import type { previewLinkSchema } from '@platform/fields.contract.ts';
import { ScanEye } from 'lucide-react';
import type { z } from 'zod';
import { api } from '../../lib/api/api.ts';
import { failureText } from '../../lib/api/failureText.ts';
import { toast } from './toast.ts';

/** Opens the public page of an entry, published or not, in a new tab. */
export function PreviewAction(target: PreviewTarget) {
  const { openPreview, isLoading } = usePreview((failure) => toast('error', failure));
  return (
    <Button
      size="small"
      color="inherit"
      startIcon={<ScanEye size={18} />}
      aria-label={`Preview ${target.name}`}
      disabled={isLoading}
      onClick={() => openPreview(target)}
    >
      Preview
    </Button>
  );
}

export type PreviewTarget = { area: PreviewArea; id: number; name: string };

/** Opens the public page of an entry, published or not, in a new tab. */
export function usePreview(report: (failure: string) => void) {
  const [createLink, { isLoading }] = createPreviewLink.useMutation();
  const openPreview = async ({ area, id, name }: PreviewTarget) => {
    // Opened before the response arrives: browsers block tabs that no click opened.
    const tab = window.open('about:blank', '_blank');
    const { data, error } = await createLink({ area, id });
    if (data) return (tab ?? window).location.assign(data);
    tab?.close();
    report(failureText(`Failed to open the preview of ${name}`, error ?? {}));
  };
  return { openPreview, isLoading };
}

/** The path of an area in the API. */
type PreviewArea = 'blog' | 'news' | 'destinations' | 'wedding/destinations';
type Entry = { area: PreviewArea; id: number };

const previewApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The address that shows an unpublished entry for some minutes. */
    createPreviewLink: build.mutation<string, Entry>({
      query: ({ area, id }) => ({ url: `${area}/${id}/preview-link`, method: 'POST' }),
      transformResponse: ({ url }: z.infer<typeof previewLinkSchema>) => url,
    }),
  }),
});

const { createPreviewLink } = previewApi.endpoints;
