import { expect, it } from 'vitest';
import { blogArea, newsArea } from './articleAreas.ts';

const refused = { status: 422, message: 'Title is required' } as const;
const unreachable = { status: 'network', message: 'Network error.' } as const;

it.each([
  [blogArea, 'saving', refused, 'Error saving blog: Title is required'],
  [blogArea, 'updating', { status: 500, message: '' }, 'Error updating blog: Unknown error'],
  [blogArea, 'deleting', unreachable, 'Error deleting blog. Please try again.'],
  [newsArea, 'saving', refused, 'Error saving news: Title is required'],
  [newsArea, 'deleting', unreachable, 'Error deleting news: Network error.'],
] as const)('$0.kind: what failed while $1 is described as “$3”', (area, action, failure, text) => {
  expect(area.describeFailure(action, failure)).toBe(text);
});

it.each([
  [blogArea, 'Too large', 'Upload failed: Too large'],
  [blogArea, null, 'Upload failed. Please try again.'],
  [newsArea, 'Too large', 'Upload failed: Too large'],
  [newsArea, null, 'Upload failed: the file did not arrive. Please try again.'],
] as const)(
  '$0.kind: an upload that failed with the reason %2$s is described as “$2”',
  (area, reason, text) => {
    expect(area.describeUploadFailure(reason)).toBe(text);
  },
);
