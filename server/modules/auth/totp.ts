import { Secret, TOTP } from 'otpauth';

const stepSeconds = 30;

/** SHA-1, 6 digits and 30 seconds: the only kind that every authenticator app knows (RFC 6238). */
const totpOf = (secret: string, label: string) =>
  new TOTP({ issuer: 'Safarnama', label, secret: Secret.fromBase32(secret), period: stepSeconds });

/** 160 random bits in base32. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** What the QR code says: secret, issuer and whose it is. */
export const totpUri = (secret: string, email: string): string => totpOf(secret, email).toString();

/** The code of a moment. */
export const totpCode = (secret: string, now: Date): string =>
  totpOf(secret, '').generate({ timestamp: now.getTime() });

/** Which 30 seconds since 1970 a code belongs to, or null. Those just before and after count: clocks differ. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const away = totpOf(secret, '').validate({ token: code, timestamp: now.getTime(), window: 1 });
  return away === null ? null : Math.floor(now.getTime() / 1000 / stepSeconds) + away;
}
