import type { EnquiryRow, EnquiryUpdate } from '@modules/enquiries/contract.ts';
import type { CallResult } from '../../../lib/api/apiError.ts';
import { failureText } from '../../../lib/api/failureText.ts';
import { useAppDispatch } from '../../../lib/store/hooks.ts';
import { changeLater } from '../../../ui/admin/changeLater.ts';
import { deleteLater } from '../../../ui/admin/deleteLater.ts';
import { toast } from '../../../ui/admin/toast.ts';
import { changeReplyClock, toSnooze } from './clock/replyClockApi.ts';
import { deleteEnquiry, patchEnquiry, refreshEnquiry, updateEnquiry } from './enquiriesApi.ts';
import { getKey } from './enquiryWords.ts';

const many = (count: number) => (count === 1 ? '1 enquiry' : `${count} enquiries`);

/**
 * The present values of the fields that a change replaces: the server refuses it if somebody else has changed them
 * meanwhile.
 */
const pickReplaced = ({ status, assigned_to }: EnquiryRow, change: EnquiryUpdate) => ({
  ...(change.status === undefined ? {} : { status }),
  ...(change.assigned_to === undefined ? {} : { assigned_to }),
});

type Fields = (row: EnquiryRow) => Partial<EnquiryRow>;
type Call = (row: EnquiryRow) => PromiseLike<CallResult>;

/**
 * Changes several enquiries with the calls for one, so that each has its own event, checks and entry in the audit log.
 * The calls wait for an undo, as deletions do, and overwrite nothing that somebody else changed in that time.
 */
export function useBulkChange() {
  const [update] = updateEnquiry.useMutation();
  const [changeClock] = changeReplyClock.useMutation();
  const [remove] = deleteEnquiry.useMutation();
  const dispatch = useAppDispatch();

  const apply = (rows: EnquiryRow[], done: string, shown: Fields, call: Call) => {
    for (const row of rows) dispatch(patchEnquiry(getKey(row), shown(row)));
    const restore = (restored: EnquiryRow[]) => {
      for (const row of restored) {
        dispatch(patchEnquiry(getKey(row), row));
        // Somebody else may have changed it since.
        void dispatch(refreshEnquiry(getKey(row)));
      }
    };
    const send = async () => {
      const results = await Promise.all(rows.map(async (row) => ({ row, ...(await call(row)) })));
      const failed = results.flatMap(({ row, error }) => (error ? [{ row, error }] : []));
      const [first] = failed;
      if (!first) return true;
      toast('error', failureText(`${many(failed.length)} could not be changed`, first.error));
      restore(failed.map(({ row }) => row));
      return false;
    };
    changeLater({ text: done, send, undo: () => restore(rows) });
  };

  return {
    update: (rows: EnquiryRow[], done: string, change: EnquiryUpdate, shown: Partial<EnquiryRow> = {}) =>
      apply(
        rows,
        `${many(rows.length)} ${done}.`,
        () => ({ ...change, ...shown }) as Partial<EnquiryRow>,
        (row) =>
          update({ ...getKey(row), change: { ...change, expected: pickReplaced(row, change) }, shown }),
      ),
    snooze: (rows: EnquiryRow[], until: string) =>
      apply(
        rows,
        `${many(rows.length)} snoozed.`,
        ({ clock }) => ({ clock: { ...clock, state: 'snoozed', snoozed_until: until } }),
        (row) => changeClock({ ...getKey(row), change: toSnooze(row.clock, until) }),
      ),
    delete: (rows: EnquiryRow[]) => {
      deleteLater({
        list: 'enquiries',
        id: rows.map(({ id }) => id),
        remove: async (id) => {
          const row = rows.find((one) => one.id === id);
          return row ? remove(getKey(row)) : {};
        },
        deletedText: `${many(rows.length)} deleted.`,
        onFailed: (error) => toast('error', failureText('An enquiry was not deleted', error)),
      });
    },
  };
}
