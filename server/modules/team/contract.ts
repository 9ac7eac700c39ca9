import { z } from 'zod';
import { flagSchema, idSchema, limitedText, pageResponse, textField } from '../../platform/contract.ts';
import {
  emptyAsNull,
  entryResponse,
  numberField,
  optionalPicture,
  optionalText,
  textList,
  versionFields,
} from '../../platform/fields.contract.ts';
import { blankDetails, pictureDetailsSchema } from '../../platform/picture.contract.ts';
import { optionalValue, pageQuery } from '../../platform/query.contract.ts';

export const teamTexts = {
  notFound: 'Team member not found',
  name: 'Name is required',
  role: 'Role is required',
  account: 'This account belongs to another team member, or there is no such account',
  created: 'Team member added',
  updated: 'Team member updated',
  deleted: 'Team member deleted',
} as const;

const fields = {
  name: textField('Name', 120, teamTexts.name),
  role: textField('Role', 120, teamTexts.role),
  portrait: optionalPicture('Portrait'),
  portrait_details: pictureDetailsSchema,
  languages: textList('Languages', { each: 40, max: 20 }),
  /** Destinations by name, or `India` and `Abroad`. */
  regions: textList('Regions', { each: 200, max: 40 }),
  bio: optionalText('About', 2000),
  /** Low numbers come first. */
  position: numberField('Position', { min: 0, max: 9999, whole: true }),
  is_active: flagSchema,
  /** The account that answers this person's enquiries. */
  user_id: z.preprocess(emptyAsNull, idSchema.nullable()),
};

export const teamMemberCreateSchema = z.object({
  ...fields,
  portrait_details: fields.portrait_details.default(blankDetails),
  languages: fields.languages.default([]),
  regions: fields.regions.default([]),
  position: fields.position.default(100),
  is_active: fields.is_active.default(true),
});
export type TeamMemberFields = z.output<typeof teamMemberCreateSchema>;

/** Changes: an absent field is unchanged. */
export const teamMemberUpdateSchema = z.object(fields).partial().extend(versionFields);

const filterFields = z.object({ search: optionalValue(limitedText(200)) });
export type TeamFilter = z.infer<typeof filterFields>;
export const teamListSchema = filterFields.and(pageQuery(20));

const shared = {
  id: z.number(),
  name: z.string(),
  role: z.string(),
  portrait: z.string().nullable(),
  portrait_details: pictureDetailsSchema,
  languages: z.array(z.string()),
  regions: z.array(z.string()),
  bio: z.string().nullable(),
};

/** As visitors see them. */
export const publicMemberSchema = z.object(shared);
export type PublicMember = z.infer<typeof publicMemberSchema>;
export const publicTeamSchema = z.object({ success: z.literal(true), members: z.array(publicMemberSchema) });

export const teamMemberSchema = z.object({
  ...shared,
  position: z.number(),
  is_active: z.boolean(),
  user_id: z.number().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type TeamMemberResponse = z.infer<typeof teamMemberSchema>;

export const teamListResponseSchema = pageResponse({ members: z.array(teamMemberSchema) });
export const teamMemberResponseSchema = entryResponse({ member: teamMemberSchema });

/** The accounts that a member can be linked to. */
export const teamAccountsSchema = z.object({
  success: z.literal(true),
  accounts: z.array(z.object({ id: z.number(), name: z.string() })),
});
