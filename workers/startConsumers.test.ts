import { expect, it } from 'vitest';
import { loadConfig } from '../server/platform/config.ts';
import { selectConsumers } from './startConsumers.ts';
import { consumers } from './subscriptions.ts';

it('processes the selected queues, and always those of operators', () => {
  expect(selectConsumers({ WORKER_QUEUES: undefined })).toEqual(consumers);
  expect(selectConsumers({ WORKER_QUEUES: ['mail'] })).toEqual(['mail', 'operations']);
});

it('does not start with a queue that does not exist', () => {
  const settings = (WORKER_QUEUES: string) => () => loadConfig({ WORKER_QUEUES });
  expect(settings('mail,mial')).toThrow(
    'WORKER_QUEUES names “mial”; the queues are mail, activity, statistics,',
  );
  expect(settings(consumers.join(', '))).not.toThrow('WORKER_QUEUES');
});
