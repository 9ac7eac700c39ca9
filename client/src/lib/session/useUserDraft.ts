import { openDraftStorage } from '../forms/draftStorage.ts';
import { useUser } from './useSession.ts';

/** The storage of a draft in this browser, for the signed-in user alone. */
export function useUserDraft<Draft>(
  name: string,
  storage: 'localStorage' | 'sessionStorage' = 'localStorage',
) {
  const userId = useUser()?.id ?? 0;
  return openDraftStorage<Draft>(storage, `safarnama_draft:${userId}:${name}`);
}
