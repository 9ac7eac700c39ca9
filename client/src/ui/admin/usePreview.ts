import { failureText } from '../../lib/api/failureText.ts';
import { type PreviewArea, useCreatePreviewLinkMutation } from '../../lib/api/previewApi.ts';

export type PreviewTarget = { area: PreviewArea; id: number; name: string };

/** Opens the public page of an entry, published or not, in a new tab. */
export function usePreview(report: (failure: string) => void) {
  const [createLink, { isLoading }] = useCreatePreviewLinkMutation();
  const openPreview = async ({ area, id, name }: PreviewTarget) => {
    // Opened before the answer arrives: browsers block tabs that no click opened.
    const tab = window.open('about:blank', '_blank');
    const { data, error } = await createLink({ area, id });
    if (data) return (tab ?? window).location.assign(data);
    tab?.close();
    report(failureText(`Failed to open the preview of ${name}`, error ?? {}));
  };
  return { openPreview, isLoading };
}
