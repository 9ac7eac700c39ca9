import { createHmac } from 'node:crypto';
import { deriveKey, isSameSignature } from './signatures.ts';

/** The path of the page on which a visitor sees their enquiry, without an account. */
export function signStatusPath(secret: string, enquiryId: number): string {
  return `/api/enquiry-status/${signEnquiryToken(secret, enquiryId)}`;
}

/**
 * The path of the page on which an invited guest reviews their journey. The token is in the fragment, which browsers
 * send to no server: the page is the same for everyone, and logs do not contain the token.
 */
export function signReviewPath(secret: string, enquiryId: number): string {
  return `/review#${signEnquiryToken(secret, enquiryId)}`;
}

/** The path of the same form in a browser without script. */
export const signReviewFormPath = (secret: string, enquiryId: number): string =>
  `/api/review-invitations/${signEnquiryToken(secret, enquiryId)}`;

/** One token opens the status page and the review form of its enquiry. */
export const signEnquiryToken = (secret: string, enquiryId: number): string =>
  `${enquiryId}-${sign(secret, enquiryId)}`;

/** The enquiry of a token; null when the signature is invalid. */
export function verifyEnquiryToken(secret: string, token: string): number | null {
  const [, id, signature] = /^(\d{1,15})-([\w-]{43})$/.exec(token) ?? [];
  if (id === undefined || signature === undefined) return null;
  return isSameSignature(signature, sign(secret, Number(id))) ? Number(id) : null;
}

const sign = (secret: string, enquiryId: number) =>
  createHmac('sha256', deriveKey(secret, 'enquiry-status')).update(String(enquiryId)).digest('base64url');
