import { createHash, createHmac } from 'node:crypto';
import { AppError } from '../../platform/errors.ts';
import { type PasswordLinkPurpose, passwordTexts } from './contract.ts';

/** What a mailed link is made from; neither the database nor an event holds the token itself. */
export type PasswordLink = { id: string; purpose: PasswordLinkPurpose };

/** The token of a link: 256 bits that nobody can derive from the row without the secret. */
export const passwordToken = (secret: string, { id, purpose }: PasswordLink): string =>
  createHmac('sha256', secret).update(`password:${purpose}:${id}`).digest('base64url');

/** What the database keeps of a token, to find its link by. */
export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest();

export const invalidLink = () => new AppError(400, 'invalid_link', passwordTexts.invalidLink);
