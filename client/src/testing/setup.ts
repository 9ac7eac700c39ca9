import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// Each component test starts with an empty page and empty storage.
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});
