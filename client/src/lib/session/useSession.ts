import type { SessionUser } from '@modules/accounts/authentication/contract.ts';
import type { Permission } from '@platform/contract.ts';
import { useAppSelector } from '../store/hooks.ts';
import { selectHasPermission, selectUser } from './sessionSlice.ts';

export const useUser = (): SessionUser | null => useAppSelector(selectUser);

/** Whether the signed-in user has a permission. The server enforces it; this only hides what it would reject. */
export const useHasPermission = (permission: Permission): boolean =>
  useAppSelector((state) => selectHasPermission(state, permission));
