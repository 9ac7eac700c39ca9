import { honeypotField } from '../app/formTraps.ts';

/** A field that no person meets, neither by eye, nor by ear, nor by the Tab key. */
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
