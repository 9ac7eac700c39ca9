import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it } from 'vitest';
import { useInertWhile } from './useInertWhile.ts';

function Dialog({ busy }: { busy: boolean }) {
  const form = useRef<HTMLFormElement>(null);
  useInertWhile(form, busy);
  return (
    <div role="dialog" aria-label="Editor" tabIndex={-1}>
      <input aria-label="Search" />
      <form ref={form}>
        <input aria-label="Name" />
      </form>
    </div>
  );
}

it('leaves the focus to the dialog while its form is being saved', () => {
  const { rerender } = render(<Dialog busy={false} />);
  const field = screen.getByLabelText('Name');
  field.focus();
  rerender(<Dialog busy />);
  expect(document.activeElement).toBe(screen.getByRole('dialog'));
  rerender(<Dialog busy={false} />);
  expect(document.activeElement).toBe(field);
});

it('leaves the focus in a field that received it while the form was being saved', () => {
  const { rerender } = render(<Dialog busy={false} />);
  screen.getByLabelText('Name').focus();
  rerender(<Dialog busy />);
  const search = screen.getByLabelText('Search');
  search.focus();
  rerender(<Dialog busy={false} />);
  expect(document.activeElement).toBe(search);
});
