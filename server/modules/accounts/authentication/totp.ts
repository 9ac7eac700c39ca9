import { Secret, TOTP } from 'otpauth';

const stepSeconds = 30;

/** SHA-1, 6 digits and 30 seconds: the only variant that every authenticator app supports (RFC 6238). */
const createTotp = (secret: string, label: string) =>
  new TOTP({ issuer: 'Safarnama', label, secret: Secret.fromBase32(secret), period: stepSeconds });

/** 160 random bits in base32. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** The URI for the QR code: secret, issuer and account name. */
export const totpUri = (secret: string, email: string): string => createTotp(secret, email).toString();

export const totpCode = (secret: string, now: Date): string =>
  createTotp(secret, '').generate({ timestamp: now.getTime() });

/** The 30-second time step that a code belongs to, or null. Adjacent steps are accepted, because clocks differ. */
export function findStep(secret: string, code: string, now: Date): number | null {
  const away = createTotp(secret, '').validate({ token: code, timestamp: now.getTime(), window: 1 });
  return away === null ? null : Math.floor(now.getTime() / 1000 / stepSeconds) + away;
}
