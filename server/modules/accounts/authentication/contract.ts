import { z } from 'zod';
import { limitedText, permissions } from '../../../platform/contract.ts';
import { dataResponse } from '../../../platform/fields.contract.ts';
import { accountSchema, always, chosenPassword, passwordIsLong, passwordsMatch } from '../users/contract.ts';

export const loginTexts = {
  success: 'Login successful! Redirecting...',
  invalid: 'Invalid credentials',
  inactive: 'Your account is inactive. Please contact your administrator.',
  throttled: 'Too many failed sign-in attempts. Please try again later.',
  wrongPassword: 'This is not your current password',
} as const;

/** Sign-in: `email` or `username`, and `password`. */
export const loginSchema = z
  .object({
    email: limitedText(254, { tooLong: loginTexts.invalid }).optional(),
    username: limitedText(60, { tooLong: loginTexts.invalid }).optional(),
    password: z
      .string({ error: 'Password is required' })
      .min(1, 'Password is required')
      .max(128, loginTexts.invalid),
  })
  .refine((input) => Boolean(input.email || input.username), {
    ...always,
    path: ['email'],
    message: 'Email or username is required',
  });
export type LoginInput = z.infer<typeof loginSchema>;

export const sessionUserSchema = accountSchema.extend({ permissions: z.array(z.enum(permissions)) });
export type SessionUser = z.infer<typeof sessionUserSchema>;

/** `data` of sign-in and refresh. `expires_at` is ISO 8601. */
export const issuedSessionSchema = z.object({
  token: z.string(),
  user: sessionUserSchema,
  expires_at: z.string(),
});
export type IssuedSession = z.infer<typeof issuedSessionSchema>;

/** GET /auth/me and GET /auth/verify-token. */
export const sessionResponseSchema = dataResponse(z.object({ user: sessionUserSchema }));
export const verifiedSessionResponseSchema = dataResponse(
  z.object({ user: sessionUserSchema, valid: z.literal(true) }),
);

export const authTexts = {
  samePassword: 'Choose another password than the current one',
  passwordChanged: 'Your password was changed. You are signed out everywhere else.',
  noSession: 'This session has ended already.',
  sessionEnded: 'The session was ended.',
  othersEnded: 'You are signed out everywhere else.',
} as const;

/** GET and PUT /auth/duty. */
export const dutySchema = z.object({ on_duty: z.boolean({ error: 'Duty must be on or off' }) });

/** An active sign-in with all its refreshed sessions. Times are ISO 8601. */
const sessionSchema = z.object({
  id: z.uuid(),
  created_at: z.string(),
  last_used_at: z.string(),
  /** The client address of the last use. */
  address: z.string().nullable(),
  /** Such as `Firefox on Windows`. */
  browser: z.string(),
  /** Whether it is the session of this request. */
  current: z.boolean(),
});
export type OwnSession = z.infer<typeof sessionSchema>;
export const sessionListSchema = z.array(sessionSchema);

const currentPassword = z
  .string({ error: 'Your current password is required' })
  .min(1, 'Your current password is required')
  .max(128, loginTexts.wrongPassword);

/** Confirms operations that a session alone does not authorise. */
export const currentPasswordSchema = z.object({ current_password: currentPassword });

export const changePasswordSchema = z
  .object({ current_password: currentPassword, ...chosenPassword })
  .refine(...passwordsMatch)
  .refine(...passwordIsLong)
  .refine(({ current_password, password }) => password !== current_password, {
    path: ['password'],
    message: authTexts.samePassword,
  });
export type ChangePasswordInput = z.infer<typeof changePasswordSchema>;

export const secondFactorTexts = {
  required: 'Enter the code from your authenticator app.',
  wrongCode: 'This code is wrong or was used already.',
  throttled: 'Too many wrong codes. Please try again later.',
  challengeExpired: 'Signing in took too long. Please enter your password again.',
  isOn: 'Your second factor is on already. Without its recovery codes, switch it off and set it up again.',
  isOff: 'There is no second factor to switch off.',
  disabled: 'Your second factor is off. Signing in asks for your password alone.',
} as const;

export const recoveryCodeCount = 10;

/** A six-digit code of the authenticator app, or a recovery code. */
const code = limitedText(40, {
  required: 'The code is required',
  tooLong: secondFactorTexts.wrongCode,
}).min(1, 'The code is required');

export const codeSchema = z.object({ code });
export const disableSecondFactorSchema = z.object({ current_password: currentPassword, code });

/** The second step of sign-in; `challenge` comes from the 401 `second_factor_required` of the first. */
export const loginCodeSchema = z.object({
  challenge: z.string({ error: secondFactorTexts.challengeExpired }).max(1000),
  code,
});
export type LoginCodeInput = z.infer<typeof loginCodeSchema>;

export const secondFactorSchema = z.object({
  enabled: z.boolean(),
  /** ISO 8601. */
  enabled_at: z.string().nullable(),
  recovery_codes_left: z.number(),
});
export type SecondFactor = z.infer<typeof secondFactorSchema>;

/** Shown once: `secret` in base32 for manual entry, `uri` (otpauth:) for a QR code. */
export const secondFactorSetUpSchema = z.object({ secret: z.string(), uri: z.string() });
export type SecondFactorSetUp = z.infer<typeof secondFactorSetUpSchema>;

/** Shown once. */
export const recoveryCodesSchema = z.object({ recovery_codes: z.array(z.string()) });

export const challengeLifetimeSeconds = 300;

/** Lifetime of a token, and how long an expired one can still be refreshed, in seconds. */
export const tokenLifetimeSeconds = 3600;
export const refreshToleranceSeconds = 3600;
