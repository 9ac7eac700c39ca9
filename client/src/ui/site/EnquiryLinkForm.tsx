import type { ComponentProps } from 'react';
import { useFollow } from './useFollow.ts';

type Props = Omit<ComponentProps<'form'>, 'action' | 'onSubmit'> & {
  /** What the enquiry is about, as the links to the enquiry form state it. */
  subject: { for: string; info: string; travel_type: string };
};

/** Leads to the enquiry form with the subject and its fields, also without JavaScript. It has no files. */
export function EnquiryLinkForm({ subject, children, ...rest }: Props) {
  const follow = useFollow();
  return (
    <form
      {...rest}
      action="/booking"
      onSubmit={(event) => {
        event.preventDefault();
        const fields = new FormData(event.currentTarget).entries();
        follow(`/booking?${new URLSearchParams([...fields] as [string, string][])}`);
      }}
    >
      {Object.entries(subject).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
