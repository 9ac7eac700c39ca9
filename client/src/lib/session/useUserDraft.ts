import { openDraftStorage } from '../forms/draftStorage.ts';
import { useUser } from './useSession.ts';

/** The storage of a draft in this browser, for the signed-in user alone. */
export function useUserDraft<Draft>(name: string) {
  const userId = useUser()?.id ?? 0;
  return openDraftStorage<Draft>('localStorage', `safarnama_draft:${userId}:${name}`);
}
