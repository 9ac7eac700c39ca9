import type { Resolver } from 'react-hook-form';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lazyResolver } from './lazyResolver.ts';

type Values = { name: string };
const options = { fields: {}, shouldUseNativeValidation: false };
const error = { name: { type: 'required', message: 'Name is required' } };
const refuse: Resolver<Values, unknown, Values> = () => ({ values: {}, errors: error });
const values = { name: '' };

describe('the validation that a form loads when it needs it', () => {
  afterEach(() => vi.useRealTimers());

  it('validates once it has arrived', async () => {
    const resolve = lazyResolver(async () => refuse);
    expect(await resolve(values, undefined, options)).toEqual({ values: {}, errors: error });
  });

  it('leaves validation to the server when it cannot be loaded, and retries later', async () => {
    const load = vi.fn(async () => refuse).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const resolve = lazyResolver(load);
    expect(await resolve(values, undefined, options)).toEqual({ values, errors: {} });
    expect(await resolve(values, undefined, options)).toEqual({ values: {}, errors: error });
  });

  it('leaves validation to the server after five seconds', async () => {
    vi.useFakeTimers();
    const resolve = lazyResolver<Values, Values>(() => new Promise(() => {}));
    const settled = vi.fn();
    void Promise.resolve(resolve(values, undefined, options)).then(settled);
    await vi.advanceTimersByTimeAsync(4999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledWith({ values, errors: {} });
  });
});
