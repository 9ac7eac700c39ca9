import { expect, it } from 'vitest';
import { workedBy } from './startConsumers.ts';
import { consumers } from './subscriptions.ts';

it('works off the chosen queues, and always listens to operators', () => {
  expect(workedBy({ WORKER_QUEUES: undefined })).toEqual(consumers);
  expect(workedBy({ WORKER_QUEUES: ['mail'] })).toEqual(['mail', 'operations']);
});
