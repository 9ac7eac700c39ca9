import type { PageContents } from './contract.ts';

/** The pages of services before staff write their own: without fees, which only the agency knows. */
export const defaultServicePages: Pick<PageContents, 'visa' | 'insurance'> = {
  visa: {
    banner: 'The right papers, in the right order, in time.',
    summary: 'Help with visas, passports and foreign exchange, from the first form to the stamp.',
    heading: 'From the first form to the stamp',
    lead: 'Every country asks for something else. We tell you what yours wants, check each page before it is handed in, and follow it until your passport is back in your hands.',
    points: [
      'Tourist, business and family visas: which one, how long, and what it costs.',
      'A checklist for your case, and a second pair of eyes on every document.',
      'New passports and renewals, with appointments that fit your dates.',
      'Foreign exchange and travel cards before you leave.',
    ],
    visas: [],
    steps: [],
    note: '',
  },
  insurance: {
    banner: 'So that a bad day stays only a bad day.',
    summary: 'Travel insurance for one trip or a whole year: medical care, luggage, delays and cancellation.',
    heading: 'Cover that fits the journey',
    lead: 'A week by the sea needs another policy than a trek in the mountains. Tell us where you go and who comes along, and we compare what the insurers really pay for.',
    points: [
      'Medical care and the flight home, the part that matters most.',
      'Luggage, delays, missed connections and cancellation.',
      'Families, seniors, students, and frequent travellers for a whole year.',
      'Help with the claim, should you ever need it.',
    ],
    plans: [],
    steps: [],
    note: '',
  },
};
