import ScanEye from 'lucide-react/icons/scan-eye';
import { failureText } from '../../lib/api/failureText.ts';
import { useCreatePreviewLinkMutation } from '../../lib/api/previewApi.ts';
import { IconAction } from './IconAction.tsx';
import { useToast } from './Toasts.tsx';

type Props = {
  area: 'blog' | 'news' | 'destinations';
  id: number;
  name: string;
  /** Visible text next to the icon. */
  text?: string;
};

/** Opens the public page of an entry, published or not, in a new tab. */
export function PreviewAction({ area, id, name, text = '' }: Props) {
  const [createLink, { isLoading }] = useCreatePreviewLinkMutation();
  const toast = useToast();

  const open = async () => {
    // Opened before the answer arrives: browsers block tabs that no click opened.
    const tab = window.open('about:blank', '_blank');
    const { data, error } = await createLink({ area, id });
    if (data) return (tab ?? window).location.assign(data);
    tab?.close();
    toast('error', failureText(`Failed to open the preview of ${name}`, error ?? {}));
  };

  return (
    <IconAction
      label={`Preview ${name}`}
      tip="Preview"
      text={text}
      icon={<ScanEye size={18} />}
      disabled={isLoading}
      onClick={open}
    />
  );
}
