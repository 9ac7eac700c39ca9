import { expect, test } from 'vitest';
import { z } from 'zod';
import { listSlugs, readRecord } from './contentFiles.ts';

test('a wrong file of the demo content is reported with its name and its fields', async () => {
  const wrong = z.object({ payment: z.object({ domestic: z.string('Domestic must be text') }) });
  await expect(readRecord('policies.json', wrong)).rejects.toThrow(
    'demo/content/policies.json: payment.domestic: Domestic must be text',
  );
});

test('a misspelt field of the demo content is reported instead of ignored', async () => {
  const narrower = z.object({ payment: z.object({}) });
  await expect(readRecord('policies.json', narrower)).rejects.toThrow(
    'demo/content/policies.json: cancellation: Unknown field',
  );
});

test('records are named by their JSON files', async () => {
  const slugs = await listSlugs('weddings');
  expect(slugs).toContain('goa-beach');
  expect(slugs).toEqual(slugs.toSorted());
});
