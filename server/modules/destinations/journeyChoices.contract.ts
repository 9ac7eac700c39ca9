// Without zod: the public site ships it.
import { months } from './journeyFacts.contract.ts';

export const themes = [
  ...(['beach', 'mountains', 'heritage', 'wildlife', 'family', 'honeymoon', 'adventure'] as const),
  ...(['pilgrimage', 'wellness', 'city'] as const),
] as const;

export const groupTypes = ['private', 'small-group', 'family', 'couples', 'solo'] as const;
export type GroupType = (typeof groupTypes)[number];

export const groupTypeLabels: Record<GroupType, string> = {
  private: 'Private',
  'small-group': 'Small group',
  family: 'Family',
  couples: 'Couples',
  solo: 'Solo travellers',
};

/** The filters of the list of journeys, with the values that each can have in an address. */
export const journeyChoices = {
  type: ['international', 'domestic'],
  month: months,
  /** The minimum and maximum number of days, both inclusive. */
  days: ['1-4', '5-6', '7-365'],
  /** Maximum price in rupees. */
  budget: ['20000', '40000', '60000', '100000'],
  theme: themes,
  group: groupTypes,
} as const satisfies Record<string, readonly string[]>;

export type ChoiceName = keyof typeof journeyChoices;
export const choiceNames = Object.keys(journeyChoices) as ChoiceName[]; // its own keys

export const journeySorts = ['recommended', 'name', 'price'] as const;
export type JourneySort = (typeof journeySorts)[number];

export const journeyPageSize = 6;
