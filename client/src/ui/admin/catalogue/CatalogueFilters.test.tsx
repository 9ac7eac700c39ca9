import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInApp } from '../../../testing/renderInApp.tsx';
import { activeFilter, CatalogueFilters } from './CatalogueFilters.tsx';
import type { FilterField } from './catalogueTypes.ts';

type Filters = { is_active?: boolean };

const renderFilters = (filters: FilterField<Filters>[]) =>
  renderInApp(
    <CatalogueFilters<Filters>
      catalogue={{ search: { label: 'Search the team', placeholder: '' }, filters }}
      filters={{}}
      onChange={() => undefined}
    />,
  );

it('has a button for more filters only where there are more', () => {
  renderFilters([{ ...activeFilter, alwaysShown: true }]);
  screen.getByRole('combobox', { name: 'Active' });
  expect(screen.queryByRole('button', { name: 'More Filters' })).toBeNull();
  renderFilters([activeFilter]);
  screen.getByRole('button', { name: 'More Filters' });
});
