import type { SessionUser } from '@modules/auth/contract.ts';
import type { Permission } from '@platform/contract';
import { useAppSelector } from '../hooks.ts';
import { selectMay, selectUser } from './sessionSlice.ts';

export const useUser = (): SessionUser | null => useAppSelector(selectUser);

/** Whether the signed-in person holds a permission; the server decides, this only hides what it would refuse. */
export const useMay = (permission: Permission): boolean =>
  useAppSelector((state) => selectMay(state, permission));
