import { expect, it } from 'vitest';
import { toHttpError } from './apiError.ts';

it.each([
  [401, null, 'Authentication failed. Please login again.'],
  [403, null, 'Permission denied. You do not have access to this resource.'],
  [404, null, 'Resource not found.'],
  [500, '<html>', 'Server error. Please try again later.'],
  [502, null, 'HTTP 502: Bad Gateway'],
  [403, { error: 'Not yours.' }, 'Not yours.'],
  [403, { message: 'Blocked by the proxy.' }, 'Blocked by the proxy.'],
])('a response with the status %i and the body %j has a sentence', (status, body, message) => {
  const response = { headers: new Headers(), statusText: 'Bad Gateway' };
  expect(toHttpError(status, body, response)).toEqual({ status, message });
});
