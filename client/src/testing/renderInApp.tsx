import { type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { createTestStore } from './createTestStore.ts';

/** Renders with a new store and a router at `path`. */
export function renderInApp(children: ReactNode, path = '/'): RenderResult {
  return render(
    <Provider store={createTestStore()}>
      <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
    </Provider>,
  );
}
