import type { UserResponse } from '@modules/accounts/users/contract.ts';
import { Link } from '@mui/material';
import { formatCount } from '@platform/text/formats.contract.ts';
import { Link as RouterLink } from 'react-router-dom';
import { adminScreens } from '../../../lib/session/adminScreens.ts';
import { answerQuestion, confirm, type Question } from '../../../ui/admin/confirm.ts';
import { countOpenEnquiries } from './usersApi.ts';

type Change = Pick<Question, 'title' | 'confirmLabel'> & {
  /** Why the user will no longer handle enquiries: a sentence. */
  consequence: string;
};

/**
 * Returns a function that asks before a user with open enquiries, which remain assigned, can no longer handle them. It
 * resolves to whether to make the change.
 */
export function useOpenEnquiriesQuestion() {
  const [countOpen] = countOpenEnquiries.useLazyQuery();
  return async (user: UserResponse, { consequence, ...question }: Change): Promise<boolean> => {
    const { data: open = 0 } = await countOpen(user.id);
    if (open === 0) return true;
    return confirm({
      ...question,
      subject: `${user.first_name} ${user.last_name} (@${user.username})`,
      text: (
        <>
          {consequence}{' '}
          <Link
            component={RouterLink}
            to={`${adminScreens.enquiries.path}?view=open&assigned_to=${user.id}`}
            onClick={() => answerQuestion(false)}
          >
            {formatCount(open, 'open enquiry', 'open enquiries')}
          </Link>{' '}
          {open === 1 ? 'remains' : 'remain'} assigned to this user.
        </>
      ),
    });
  };
}
