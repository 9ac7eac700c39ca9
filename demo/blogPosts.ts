import { post as beachWeddingInGoaPermissions } from './blog/beach-wedding-in-goa-permissions.ts';
import { post as betterTravelPhotosWithYourPhone } from './blog/better-travel-photos-with-your-phone.ts';
import { post as choosingADesertCampInJaisalmer } from './blog/choosing-a-desert-camp-in-jaisalmer.ts';
import { post as choosingAFirstHimalayanTrek } from './blog/choosing-a-first-himalayan-trek.ts';
import { post as cyclingDivarAndChorao } from './blog/cycling-divar-and-chorao.ts';
import { post as firstFamilyTripAbroad } from './blog/first-family-trip-abroad.ts';
import { post as firstNightInATent } from './blog/first-night-in-a-tent.ts';
import { post as goaInTheMonsoon } from './blog/goa-in-the-monsoon.ts';
import { post as honeymoonMaldivesOrAndaman } from './blog/honeymoon-maldives-or-andaman.ts';
import { post as howToBudgetAFamilyHoliday } from './blog/how-to-budget-a-family-holiday.ts';
import { post as kashmirInTulipSeason } from './blog/kashmir-in-tulip-season.ts';
import { post as konkanRailwayWindowSeat } from './blog/konkan-railway-window-seat.ts';
import { post as ladakhTheFirstThreeDays } from './blog/ladakh-the-first-three-days.ts';
import { post as movingWeddingGuestsSmoothly } from './blog/moving-wedding-guests-smoothly.ts';
import { post as packingLightForAWeekInIndia } from './blog/packing-light-for-a-week-in-india.ts';
import { post as photographingTheGhatsOfVaranasi } from './blog/photographing-the-ghats-of-varanasi.ts';
import { post as slowKeralaHoneymoon } from './blog/slow-kerala-honeymoon.ts';
import { post as threeGenerationsOneHoliday } from './blog/three-generations-one-holiday.ts';
import { post as udaipurOrJaipurWedding } from './blog/udaipur-or-jaipur-wedding.ts';
import { post as whatToEatInGoa } from './blog/what-to-eat-in-goa.ts';
import type { DemoPost } from './types.ts';

/** Newest first; unpublished entries are drafts. */
export const blogPosts: DemoPost[] = [
  choosingAFirstHimalayanTrek,
  ladakhTheFirstThreeDays,
  kashmirInTulipSeason,
  honeymoonMaldivesOrAndaman,
  goaInTheMonsoon,
  konkanRailwayWindowSeat,
  beachWeddingInGoaPermissions,
  packingLightForAWeekInIndia,
  cyclingDivarAndChorao,
  whatToEatInGoa,
  howToBudgetAFamilyHoliday,
  udaipurOrJaipurWedding,
  betterTravelPhotosWithYourPhone,
  firstNightInATent,
  slowKeralaHoneymoon,
  firstFamilyTripAbroad,
  photographingTheGhatsOfVaranasi,
  movingWeddingGuestsSmoothly,
  choosingADesertCampInJaisalmer,
  threeGenerationsOneHoliday,
];
