import { destinationNamesResponseSchema } from '@modules/destinations/contract.ts';
import { screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { fakeApi, fakeEndpoint } from '../../../testing/fakeApi.ts';
import { renderInApp } from '../../../testing/renderInApp.tsx';
import { fillField } from '../../../testing/user.ts';
import { BasicsSection } from './DestinationSections.tsx';
import { type DestinationValues, newDestination } from './destinationValues.ts';

function Basics() {
  const { control } = useForm<DestinationValues>({ defaultValues: { ...newDestination, name: 'Coorg' } });
  return <BasicsSection control={control} id={1} />;
}

it('warns of a second destination with the name', async () => {
  const destinations = ['Coorg', 'Goa'].map((name, place) => ({ id: place + 1, name }));
  fakeApi({
    'GET /api/destinations/names': fakeEndpoint({ response: destinationNamesResponseSchema }, () => ({
      destinations,
    })),
  });
  renderInApp(<Basics />);
  const warning = /^Another destination has this name/;
  await fillField('Name', 'goa ');
  expect(await screen.findByText(warning)).toBeTruthy();
  await fillField('Name', 'Goa in 3 days');
  expect(screen.queryByText(warning)).toBeNull();
  await fillField('Name', 'Coorg');
  expect(screen.queryByText(warning)).toBeNull();
});
