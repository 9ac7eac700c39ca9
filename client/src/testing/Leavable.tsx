import { type ReactNode, useState } from 'react';

/** Content that the buttons "Leave" and "Return" unmount and mount again, as going to another enquiry and back does. */
export function Leavable({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Leave' : 'Return'}
      </button>
      {isOpen ? children : null}
    </>
  );
}
