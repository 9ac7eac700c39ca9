import { article as andamanPermitsAndProtectedAreas } from './news/andaman-permits-and-protected-areas.ts';
import { article as carryingMedicinesAbroad } from './news/carrying-medicines-abroad.ts';
import { article as conservingOldGoa } from './news/conserving-old-goa.ts';
import { article as digiyatraHowItWorks } from './news/digiyatra-how-it-works.ts';
import { article as goaFestivalYear } from './news/goa-festival-year.ts';
import { article as goaTwoAirportsDabolimMopa } from './news/goa-two-airports-dabolim-mopa.ts';
import { article as hotelRoomBlocksForWeddings } from './news/hotel-room-blocks-for-weddings.ts';
import { article as konkanRailwayMonsoonTimetable } from './news/konkan-railway-monsoon-timetable.ts';
import { article as ladakhPermitsAndResponsibleTrekking } from './news/ladakh-permits-and-responsible-trekking.ts';
import { article as newSmallGroupDepartures } from './news/new-small-group-departures.ts';
import { article as safarnamaBeachCleanUp } from './news/safarnama-beach-clean-up.ts';
import { article as safarnamaSafetyHelpline } from './news/safarnama-safety-helpline.ts';
import { article as shoulderSeasonPricing } from './news/shoulder-season-pricing.ts';
import { article as tcsOnOverseasPackages } from './news/tcs-on-overseas-packages.ts';
import { article as usingUpiAndCardsAbroad } from './news/using-upi-and-cards-abroad.ts';
import { article as visaOnArrivalEvisaExplained } from './news/visa-on-arrival-evisa-explained.ts';
import type { DemoNews } from './types.ts';

/** Newest first; unpublished entries are drafts. */
export const newsArticles: DemoNews[] = [
  safarnamaSafetyHelpline,
  hotelRoomBlocksForWeddings,
  konkanRailwayMonsoonTimetable,
  visaOnArrivalEvisaExplained,
  goaTwoAirportsDabolimMopa,
  ladakhPermitsAndResponsibleTrekking,
  tcsOnOverseasPackages,
  safarnamaBeachCleanUp,
  digiyatraHowItWorks,
  carryingMedicinesAbroad,
  goaFestivalYear,
  andamanPermitsAndProtectedAreas,
  usingUpiAndCardsAbroad,
  shoulderSeasonPricing,
  conservingOldGoa,
  newSmallGroupDepartures,
];
