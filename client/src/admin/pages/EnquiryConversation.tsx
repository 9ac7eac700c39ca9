import type { Enquiry } from '@modules/enquiries/contract.ts';
import { Conversation } from '../../features/conversations/Conversation.tsx';
import { refreshEnquiry } from '../../features/enquiries/admin/enquiriesApi.ts';
import { getChannel } from '../../features/enquiries/admin/enquiryWords.ts';
import { historyText } from '../../features/enquiries/admin/historyText.ts';
import { PersonPanel } from '../../features/people/PersonPanel.tsx';
import { useAppDispatch } from '../../lib/store/hooks.ts';

type Props = { enquiry: Enquiry; onUnsaved: (unsaved: boolean) => void };

/** The conversation in an open enquiry. Replies change the status, so the enquiry is read again after them. */
export function EnquiryConversation({ enquiry, onUnsaved }: Props) {
  const dispatch = useAppDispatch();
  const refresh = () => void dispatch(refreshEnquiry({ id: enquiry.id, channel: getChannel(enquiry) }));
  return (
    <>
      <Conversation enquiry={enquiry} describeEvent={historyText} onUnsaved={onUnsaved} onChanged={refresh} />
      <PersonPanel enquiryId={enquiry.id} onChanged={refresh} />
    </>
  );
}
