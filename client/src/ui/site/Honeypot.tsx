import { honeypotField } from '@modules/enquiries/spamChecks.contract.ts';

/** A field that is hidden from sight, from screen readers and from the Tab key. */
export function Honeypot() {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        Leave this field empty
        <input type="text" name={honeypotField} tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  );
}
