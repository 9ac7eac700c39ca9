import { render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { ChecksInput } from './ChecksInput.tsx';
import { FlagInput } from './inputs.tsx';

function Form() {
  const { control, setError } = useForm({ defaultValues: { isShown: false, days: [] as 'Monday'[] } });
  useEffect(() => {
    setError('isShown', { message: 'Please decide' });
    setError('days', { message: 'Choose a day' });
  }, [setError]);
  return (
    <>
      <FlagInput control={control} name="isShown" label="Shown" />
      <ChecksInput
        control={control}
        name="days"
        label="Days"
        options={['Monday']}
        labels={{ Monday: 'Monday' }}
      />
    </>
  );
}

/** The text that a screen reader adds to the name of an element. */
const getDescription = (element: HTMLElement) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent;

it('are described by their errors', async () => {
  render(<Form />);
  expect(getDescription(await screen.findByLabelText('Shown'))).toBe('Please decide');
  expect(getDescription(screen.getByRole('group', { name: 'Days' }))).toBe('Choose a day');
});
