import { z } from 'zod';
import { emailSchema, limitedText, pageResponse, roles, textField } from '../../../platform/contract.ts';
import { entryResponse, optionalText, versionFields } from '../../../platform/fields.contract.ts';
import { optionalChoice, optionalValue, pageQuery, sortFields } from '../../../platform/query.contract.ts';

const userStatuses = ['active', 'inactive'] as const;

export const passwordLengths = { min: 8, max: 128 } as const;

export const userTexts = {
  usernameTaken: 'Username already exists',
  emailTaken: 'Email already exists',
  passwordsDiffer: 'Passwords do not match',
  passwordTooShort: 'Password must be at least 8 characters long',
  passwordCommon: 'This is one of the most common passwords. Please choose another one',
  passwordOfNames:
    'Password must have at least 8 characters that are not part of the person’s name or the agency’s',
  mayNotEdit: 'You do not have permission to edit this user.',
  notFound: 'User not found',
  ownDeletion: 'You cannot delete your own account.',
  ownDeactivation: 'You cannot deactivate your own account.',
  lastSuperAdmin: 'The last active Super Administrator cannot be deleted, deactivated or demoted.',
  created: 'User created successfully',
  createdInvited: 'User created successfully. An invitation is on its way.',
  updated: 'User updated successfully',
  deleted: 'User deleted successfully',
  saveFailed: 'Failed to save user',
  deleteFailed: 'Failed to delete user',
  invited: 'The invitation is on its way.',
  secondFactorReset: 'The second factor was reset.',
  resetFailed: 'The second factor could not be reset',
  ownPassword: 'Please change your own password on the page of your account.',
  ownEmail: 'Your current password is required to change your email address.',
  ownSecondFactor: 'You switch off your own second factor on the page of your account.',
  inviteFailed: 'The invitation could not be sent',
} as const;

/** The purpose of a mailed link: reset a password, or choose the first one. */
export type PasswordLinkPurpose = 'reset' | 'invitation';

export const passwordLinkSeconds: Record<PasswordLinkPurpose, number> = {
  reset: 3600,
  invitation: 72 * 3600,
};

export const passwordTexts = {
  /** The same response whether or not there is an account. */
  requested:
    'If there is an account with this address, a mail with a link is on its way. The link works for one hour.',
  askedTooOften:
    'A mail was asked for several times already. Please look into the mailbox, or try again later.',
  invalidLink:
    'This link does not work any more. Links work once: an invitation for 72 hours, any other for one hour.',
  changed: 'Your password is set. You can sign in with it now.',
  hasPassword: 'This person has chosen a password already.',
  inactive: 'This account is inactive. Activate it first.',
} as const;

const fields = {
  username: textField('Username', 60, 'Username is required').regex(
    /^[^\s@]*$/,
    'Username must not contain spaces or @',
  ),
  email: emailSchema,
  first_name: textField('First name', 80, 'First name is required'),
  last_name: textField('Last name', 80, 'Last name is required'),
  user_type: z.enum(roles, { error: 'Please choose a valid role' }),
  phone: optionalText('Phone', 40),
  status: z.enum(userStatuses, { error: 'Please choose a valid status' }),
};

const password = z.string({ error: 'Password is required' }).max(passwordLengths.max, {
  error: 'Password must be at most 128 characters long',
  abort: true,
});

/** Forms of staff send an empty password when none was typed. */
const optionalPassword = z.preprocess(
  (value) => (value === '' || value === null ? undefined : value),
  password.optional(),
);

type Typed = { password?: unknown; confirm_password?: unknown };

const confirmed = ({ password, confirm_password }: Typed) =>
  confirm_password === undefined || (confirm_password || undefined) === (password || undefined);
const longEnough = ({ password }: Typed) =>
  typeof password !== 'string' || password === '' || password.length >= passwordLengths.min;

/** For a rule that is reported even when other fields are wrong. */
export const always = {
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
};
const at = (field: string): PropertyKey[] => [field];

/** Refinements of a form with a password; a mismatch comes first. */
export const passwordsMatch = [
  confirmed,
  { ...always, path: at('confirm_password'), message: userTexts.passwordsDiffer },
] as const;
export const passwordIsLong = [
  (input: Typed) => longEnough(input) || !confirmed(input),
  { ...always, path: at('password'), message: userTexts.passwordTooShort },
] as const;

/**
 * A new account. `confirm_password` is for forms; when given, it must match. Without a password the user receives an
 * invitation to choose one.
 */
export const userCreateSchema = z
  .object({
    ...fields,
    user_type: fields.user_type.default('employee'),
    status: fields.status.default('active'),
    password: optionalPassword,
    confirm_password: z.string().optional(),
  })
  .refine(...passwordsMatch)
  .refine(...passwordIsLong);
export type UserCreateInput = z.input<typeof userCreateSchema>;

/**
 * Changes to an account; absent fields and an empty password stay unchanged. Not for the own password.
 * `current_password` confirms a change of the own email address.
 */
export const userUpdateSchema = z
  .object({
    ...fields,
    password: optionalPassword,
    confirm_password: z.string(),
    current_password: optionalPassword,
  })
  .partial()
  .extend(versionFields)
  .refine(...passwordsMatch)
  .refine(...passwordIsLong);
export type UserUpdateInput = z.input<typeof userUpdateSchema>;

/** A password chosen by its owner; `confirm_password` as above. */
export const chosenPassword = {
  password: password.min(1, 'Password is required'),
  confirm_password: z.string().optional(),
};

export const forgotPasswordSchema = z.object({ email: emailSchema });

const linkToken = z.string({ error: passwordTexts.invalidLink }).max(200, passwordTexts.invalidLink);

export const passwordLinkSchema = z.object({ token: linkToken });

export const resetPasswordSchema = z
  .object({ token: linkToken, ...chosenPassword })
  .refine(...passwordsMatch)
  .refine(...passwordIsLong);
export type ResetPasswordInput = z.input<typeof resetPasswordSchema>;

/** `data` of a mailed link: the page greets the user with it. */
export const passwordLinkResponseSchema = z.object({
  purpose: z.enum(['reset', 'invitation']),
  email: z.string(),
  first_name: z.string(),
});
export type PasswordLinkResponse = z.infer<typeof passwordLinkResponseSchema>;

const userSortColumns = [
  'created_at',
  'updated_at',
  'last_login',
  'username',
  'email',
  'first_name',
  'user_type',
  'status',
] as const;

export const userListSchema = z
  .object({
    search: optionalValue(limitedText(200)),
    user_type: optionalChoice(roles),
    status: optionalValue(z.enum(userStatuses)),
    ...sortFields(userSortColumns, 'created_at', 'desc'),
  })
  .and(pageQuery(20));
export type UserListInput = z.infer<typeof userListSchema>;

/** An account as the client sees it; never a password or hash. */
export const accountSchema = z.object({
  id: z.number(),
  username: z.string(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  user_type: z.enum(roles),
  phone: z.string().nullable(),
  status: z.enum(userStatuses),
  last_login: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type AccountResponse = z.infer<typeof accountSchema>;

/** An account as the back office sees it. */
export const userSchema = accountSchema.extend({
  /** Was invited and has not chosen a password yet. */
  invited: z.boolean(),
  /** Sign-in requires a code. */
  second_factor: z.boolean(),
});
export type UserResponse = z.infer<typeof userSchema>;

export const userListResponseSchema = pageResponse({ data: z.array(userSchema) });
export type UserListResponse = z.infer<typeof userListResponseSchema>;

/** Response of POST /users/create, PUT and GET /users/{id}. */
export const userResponseSchema = entryResponse({ data: userSchema, user: userSchema });

/** Statistics of the four cards (GET /users/statistics, `data`); `admins` counts both kinds. */
export const userStatisticsSchema = z.object({
  total: z.number(),
  active: z.number(),
  inactive: z.number(),
  admins: z.number(),
  employees: z.number(),
  visitors: z.number(),
});
export type UserStatistics = z.infer<typeof userStatisticsSchema>;
