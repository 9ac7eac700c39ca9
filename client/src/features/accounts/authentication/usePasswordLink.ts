import { type PasswordLinkResponse, passwordTexts } from '@modules/accounts/users/contract.ts';
import { useEffect } from 'react';
import { asApiError } from '../../../lib/api/apiError.ts';
import { useReadPasswordLinkMutation } from './authApi.ts';

/** The purpose of the link with this token, or why it is invalid; neither while the check is pending. */
export function usePasswordLink(token: string): {
  link: PasswordLinkResponse | undefined;
  problem: string | null;
} {
  const [read, { data: link, error }] = useReadPasswordLinkMutation();
  useEffect(() => {
    if (token) void read(token);
  }, [read, token]);
  if (!token) return { link, problem: passwordTexts.invalidLink };
  return { link, problem: error ? asApiError(error).message : null };
}
