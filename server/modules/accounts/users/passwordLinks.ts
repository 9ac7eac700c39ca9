import { createHash, createHmac } from 'node:crypto';
import { AppError } from '../../../platform/errors.ts';
import { type PasswordLinkPurpose, passwordTexts } from './contract.ts';

/** Input of a mailed link's token; neither the database nor an event stores the token. */
export type PasswordLink = { id: string; purpose: PasswordLinkPurpose };

/** The token of a link: 256 bits that cannot be derived from the row without the secret. */
export const passwordToken = (secret: string, { id, purpose }: PasswordLink): string =>
  createHmac('sha256', secret).update(`password:${purpose}:${id}`).digest('base64url');

/** The stored hash of a token, to find its link by. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

export const invalidLink = () => new AppError(400, 'invalid_link', passwordTexts.invalidLink);
