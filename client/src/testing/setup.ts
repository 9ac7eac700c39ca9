import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// A busy machine takes its time; a condition that never comes still fails.
configure({ asyncUtilTimeout: 20_000 });

// Each component test starts with an empty page and empty storage.
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});
