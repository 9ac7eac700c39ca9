import type { EnquiryRow, EnquiryUpdate } from '@modules/enquiries/contract.ts';
import { formatCount } from '@platform/text/formats.contract.ts';
import { asApiError, type CallError, type CallResult } from '../../../lib/api/apiError.ts';
import { failureText } from '../../../lib/api/failureText.ts';
import { useAppDispatch } from '../../../lib/store/hooks.ts';
import { changeLater } from '../../../ui/admin/changeLater.ts';
import { deleteAfterQuestion } from '../../../ui/admin/deleteAfterQuestion.ts';
import { toast } from '../../../ui/admin/toast.ts';
import { changeReplyClock, toSnooze } from './clock/replyClockApi.ts';
import { deleteEnquiry, patchEnquiry, refreshEnquiry, updateEnquiry } from './enquiriesApi.ts';
import { getEnquiryKey } from './enquiryFilters.ts';

const formatEnquiryCount = (rows: EnquiryRow[]) => formatCount(rows.length, 'enquiry', 'enquiries');

/**
 * The present values of the fields that a change replaces: the server refuses it if somebody else has changed them
 * meanwhile.
 */
const pickReplaced = ({ status, assigned_to }: EnquiryRow, change: EnquiryUpdate) => ({
  ...(change.status === undefined ? {} : { status }),
  ...(change.assigned_to === undefined ? {} : { assigned_to }),
});

type Failure = { row: EnquiryRow; error: CallError };

/** Up to this many enquiries are named in a message about a failure. */
const maxNames = 5;

const nameEnquiries = (rows: EnquiryRow[]) => {
  if (rows.length > maxNames) return formatEnquiryCount(rows);
  const names = rows.map(({ name }) => name).join(', ');
  return rows.length === 1 ? `The enquiry of ${names}` : `The enquiries of ${names}`;
};

/** One message for each reason. */
function showFailures(failures: Failure[]) {
  const reasons = new Set(failures.map(({ error }) => asApiError(error).message));
  for (const reason of reasons) {
    const rows = failures.flatMap(({ row, error }) => (asApiError(error).message === reason ? [row] : []));
    toast('error', `${nameEnquiries(rows)} could not be changed: ${reason}`);
  }
}

type Fields = (row: EnquiryRow) => Partial<EnquiryRow>;
type Call = (row: EnquiryRow) => PromiseLike<CallResult>;

/**
 * Changes several enquiries with the calls for one, so that each has its own event, checks and entry in the audit log.
 * The calls wait for an undo, as deletions do, and overwrite nothing that somebody else changed in that time.
 */
export function useBulkChange() {
  const [update] = updateEnquiry.useMutation();
  const [changeClock] = changeReplyClock.useMutation();
  const dispatch = useAppDispatch();

  const apply = (rows: EnquiryRow[], done: string, shown: Fields, call: Call) => {
    for (const row of rows) dispatch(patchEnquiry(getEnquiryKey(row), shown(row)));
    const restore = (restored: EnquiryRow[]) => {
      for (const row of restored) {
        dispatch(patchEnquiry(getEnquiryKey(row), row));
        // Somebody else may have changed it since.
        void dispatch(refreshEnquiry(getEnquiryKey(row)));
      }
    };
    const send = async () => {
      const results = await Promise.all(rows.map(async (row) => ({ row, ...(await call(row)) })));
      const failed = results.flatMap(({ row, error }) => (error ? [{ row, error }] : []));
      showFailures(failed);
      restore(failed.map(({ row }) => row));
      return failed.length === 0;
    };
    changeLater({ text: done, send, undo: () => restore(rows) });
  };

  return {
    update: (rows: EnquiryRow[], done: string, change: EnquiryUpdate, shown: Partial<EnquiryRow> = {}) =>
      apply(
        rows,
        `${formatEnquiryCount(rows)} ${done}.`,
        () => ({ ...change, ...shown }) as Partial<EnquiryRow>,
        (row) =>
          update({
            ...getEnquiryKey(row),
            change: { ...change, expected: pickReplaced(row, change) },
            shown,
          }),
      ),
    snooze: (rows: EnquiryRow[], until: string) =>
      apply(
        rows,
        `${formatEnquiryCount(rows)} snoozed.`,
        ({ clock }) => ({ clock: { ...clock, state: 'snoozed', snoozed_until: until } }),
        (row) => changeClock({ ...getEnquiryKey(row), change: toSnooze(row.clock, until) }),
      ),
    delete: useBulkDeletion(),
  };
}

/** Deletes several enquiries after a question; resolves to whether the user agreed. */
function useBulkDeletion() {
  const [remove] = deleteEnquiry.useMutation();
  return (rows: EnquiryRow[]) => {
    const byId = new Map(rows.map((row) => [row.id, row]));
    const what = rows.length === 1 ? 'the selected enquiry' : `the ${rows.length} selected enquiries`;
    return deleteAfterQuestion({
      title: 'Delete Enquiries',
      question: `Are you sure you want to delete ${what}?`,
      list: 'enquiries',
      id: [...byId.keys()],
      remove: async (id) => {
        const row = byId.get(id);
        return row ? remove(getEnquiryKey(row)) : {};
      },
      deletedText: `${formatEnquiryCount(rows)} deleted.`,
      onFailed: (error, id) =>
        toast('error', failureText(`The enquiry of ${byId.get(id)?.name} was not deleted`, error)),
    });
  };
}
