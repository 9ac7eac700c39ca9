import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readDraft } from './formDraft.ts';
import { isDefinitive } from './submissionKey.ts';
import { useForm } from './useForm.ts';

const schema = z.object({
  name: z.string().min(1, 'Name is required'),
  email: z.email('Please enter a valid email address'),
  message: z.string().min(1, 'Message is required'),
});
const initial = { name: '', email: '', message: '' };
const openForm = () =>
  renderHook(() => useForm<typeof initial>({ schema, initial, draft: 'a-draft' })).result;

describe('a public form', () => {
  it('names the first wrong field, in the order of the form', () => {
    const form = openForm();
    const validate = () => {
      let wrong: string | null = null;
      act(() => {
        wrong = form.current.validate();
      });
      return wrong;
    };
    expect(validate()).toBe('name');
    expect(form.current.errors).toEqual({
      name: 'Name is required',
      email: 'Please enter a valid email address',
      message: 'Message is required',
    });
    act(() => form.current.change('name', 'Asha'));
    expect(validate()).toBe('email');
    act(() => form.current.change('email', 'asha@example.com'));
    act(() => form.current.change('message', 'Kerala'));
    expect(validate()).toBeNull();
    expect(form.current.errors).toEqual({});
  });

  it('checks a field when it is left, and drops its error when it is changed', () => {
    const form = openForm();
    act(() => form.current.blur('email'));
    expect(form.current.errors).toEqual({ email: 'Please enter a valid email address' });
    act(() => form.current.change('email', 'a'));
    expect(form.current.errors.email).toBeUndefined();
  });

  it('comes back after a reload as it was, with the key of its submission', () => {
    const form = openForm();
    act(() => form.current.change('name', 'Asha'));
    const key = form.current.submissionKey();
    const reloaded = openForm();
    expect(reloaded.current.values).toEqual({ name: 'Asha', email: '', message: '' });
    expect(reloaded.current.submissionKey()).toBe(key);
  });

  it('keeps no draft of what was filled in for the visitor', () => {
    const form = openForm();
    act(() => form.current.prefill({ message: 'About Kerala' }));
    expect(form.current.values.message).toBe('About Kerala');
    expect(readDraft('a-draft')).toBeNull();
  });

  it('names a file that was chosen before a reload, because it has to be chosen again', () => {
    const form = openForm();
    act(() => form.current.noteFile('plan.pdf'));
    const reloaded = openForm();
    expect(reloaded.current.lostFile).toBe('plan.pdf');
    act(() => reloaded.current.noteFile(undefined));
    expect(reloaded.current.lostFile).toBeUndefined();
    expect(openForm().current.lostFile).toBeUndefined();
  });

  it('is empty after a successful submission, in the draft as well, and has another key', () => {
    const form = openForm();
    act(() => form.current.change('name', 'Asha'));
    const key = form.current.submissionKey();
    expect(readDraft('a-draft')).toEqual({ values: { ...initial, name: 'Asha' }, key });
    act(() => form.current.clear());
    expect(form.current.values).toEqual(initial);
    expect(readDraft('a-draft')).toBeNull();
    expect(openForm().current.values).toEqual(initial);
    expect(form.current.submissionKey()).not.toBe(key);
  });

  it.each([
    ['network', 'keeps'],
    ['timeout', 'keeps'],
    [429, 'keeps'],
    [500, 'keeps'],
    [503, 'keeps'],
    [400, 'replaces'],
    [409, 'replaces'],
    [422, 'replaces'],
    [499, 'replaces'],
  ] as const)('that is changed after %s %s its key', (status, what) => {
    expect(isDefinitive(status)).toBe(what === 'replaces');
    const form = openForm();
    const key = form.current.submissionKey();
    act(() => form.current.noteAnswer(status));
    expect(form.current.submissionKey(), 'unchanged').toBe(key);
    act(() => form.current.change('name', 'Asha'));
    expect(form.current.submissionKey() === key).toBe(what === 'keeps');
  });

  it('sends another key when it is told that the old one stands for something else', () => {
    const form = openForm();
    const key = form.current.submissionKey();
    act(() => form.current.renewKey());
    const renewed = form.current.submissionKey();
    expect(renewed).toMatch(/^[0-9a-f]{32}$/);
    expect(renewed).not.toBe(key);
  });
});
