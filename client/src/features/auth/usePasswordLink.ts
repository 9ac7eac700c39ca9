import { type PasswordLinkAnswer, passwordTexts } from '@modules/users/contract.ts';
import { useEffect } from 'react';
import { asApiError } from '../../app/apiError.ts';
import { useReadPasswordLinkMutation } from './authApi.ts';

/** What the link with this token is good for, or why for nothing; neither while that is being asked. */
export function usePasswordLink(token: string): {
  link: PasswordLinkAnswer | undefined;
  problem: string | null;
} {
  const [read, { data: link, error }] = useReadPasswordLinkMutation();
  useEffect(() => {
    if (token) void read(token);
  }, [read, token]);
  if (!token) return { link, problem: passwordTexts.invalidLink };
  return { link, problem: error ? asApiError(error).message : null };
}
