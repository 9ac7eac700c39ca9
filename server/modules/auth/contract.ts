import { z } from 'zod';
import { permissions, roles } from '../../platform/contract.ts';

/** Sign-in: `email` or `username`, and `password`. */
export const loginSchema = z
  .object({
    email: z.string().trim().max(254).optional(),
    username: z.string().trim().max(60).optional(),
    password: z.string({ error: 'Password is required' }).min(1, 'Password is required').max(128),
  })
  .refine((input) => Boolean(input.email || input.username), {
    path: ['email'],
    message: 'Email or username is required',
  });
export type LoginInput = z.infer<typeof loginSchema>;

/** The signed-in person as the client knows them; never a password or hash. */
export const sessionUserSchema = z.object({
  id: z.number(),
  username: z.string(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  user_type: z.enum(roles),
  phone: z.string().nullable(),
  status: z.enum(['active', 'inactive']),
  last_login: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
  permissions: z.array(z.enum(permissions)),
});
export type SessionUser = z.infer<typeof sessionUserSchema>;

/** `data` of sign-in and of a refresh. `expires_at` is ISO 8601. */
export const issuedSessionSchema = z.object({
  token: z.string(),
  user: sessionUserSchema,
  expires_at: z.string(),
});
export type IssuedSession = z.infer<typeof issuedSessionSchema>;

export const loginTexts = {
  success: 'Login successful! Redirecting...',
  invalid: 'Invalid credentials',
  inactive: 'Your account is inactive. Please contact your administrator.',
  throttled: 'Too many failed sign-in attempts. Please try again later.',
} as const;

/** Seconds that a token is valid, and that an expired one can still be refreshed. */
export const tokenLifetimeSeconds = 3600;
export const refreshToleranceSeconds = 3600;
