import type { DemoDestination } from '../types.ts';
import { internationalCancellation, internationalPayment } from './policies.ts';

export const singapore: DemoDestination = {
  slug: 'singapore',
  name: 'Singapore',
  type: 'international',
  image: '/pictures/destinations/singapore.svg',
  trip_count: 8,
  starting_price: 62999,
  original_price: null,
  discount: null,
  description:
    'Singapore is often treated as a stopover, which is a pity, because it rewards people who walk. We use its trains, cover three old quarters on foot, and eat most meals in hawker centres, whose cooking and company UNESCO listed as living heritage in 2020. The sights are here too: Supertrees up to fifty metres tall, the night zoo, the bay lit for its evening show. Between them come quieter hours in the Botanic Gardens, a World Heritage Site open from five in the morning, and on Pulau Ubin, ten minutes by bumboat, where the last kampong houses stand among rubber trees and bicycles are the traffic. Lying just north of the equator, the island is hot all year; February to April is usually a little drier, and December brings the most rain. It is an easy journey for grandparents and children, and the tap water is safe.',
  highlights: [
    'Chinatown, Little India and Kampong Gelam on foot',
    'Gardens by the Bay with the evening light show',
    'Hawker breakfasts and suppers with a local cook',
    'A bicycle morning on Pulau Ubin',
    'The Night Safari at Mandai',
  ],
  duration: '5 Days - 4 Nights',
  group_size: '8-15',
  difficulty: 'Easy',
  best_time_to_visit: 'All year, driest from February to April',
  package_cost: '₹62,999 per person on twin sharing, without flights',
  available_dates: [
    { days_from_now: 40, seats: 12 },
    { days_from_now: 89, seats: 15 },
    { days_from_now: 117, seats: 15 },
  ],
  hotels: [{ city: 'Singapore, Kampong Gelam', hotel: 'The Nutmeg Shophouse', nights: 4 }],
  payment_policies: internationalPayment,
  cancellation_policies: internationalCancellation,
  itineraries: [
    {
      day: 1,
      title: 'Arrive, and the bay after dark',
      description:
        'Changi to the hotel takes half an hour by car. Your room is in a restored shophouse in Kampong Gelam, near the gold dome of the Sultan Mosque. In the evening we walk the loop of Marina Bay: the Merlion, the old Fullerton post office, the helix bridge, and the light and water show in front of the three towers. Dinner is satay from the charcoal stalls beside Lau Pa Sat.',
      activities: ['Airport pick-up', 'Marina Bay walk', 'Satay at Lau Pa Sat'],
      meals: ['Dinner'],
      accommodation: 'The Nutmeg Shophouse, Singapore',
      highlights: ['The bay’s evening show'],
    },
    {
      day: 2,
      title: 'Three quarters and a good deal of breakfast',
      description:
        'Kaya toast first. Then Little India, where the Sri Veeramakaliamman temple is busy by nine and the flower stalls smell of Chennai; Kampong Gelam’s textile and perfume shops; and Chinatown, with Singapore’s oldest Hindu temple, Sri Mariamman, standing near the Buddha Tooth Relic temple. A cook leads us through Maxwell Food Centre for lunch, chicken rice or its vegetarian equals.',
      activities: [
        'Kaya toast breakfast',
        'Walk in Little India and Kampong Gelam',
        'Chinatown and Maxwell Food Centre',
      ],
      meals: ['Breakfast', 'Lunch'],
      accommodation: 'The Nutmeg Shophouse, Singapore',
      highlights: ['Sri Mariamman, founded in 1827'],
    },
    {
      day: 3,
      title: 'Two gardens',
      description:
        'The Botanic Gardens at seven are full of tai chi and otter rumours; the National Orchid Garden opens at half past eight. After the midday rest we go to Gardens by the Bay for the Cloud Forest, a cooled dome with a waterfall of thirty-five metres, and the skyway strung twenty-two metres up between Supertrees. Stay for the music and lights at a quarter to eight.',
      activities: [
        'Botanic Gardens and National Orchid Garden',
        'Cloud Forest and Flower Dome',
        'Supertree light show',
      ],
      meals: ['Breakfast'],
      accommodation: 'The Nutmeg Shophouse, Singapore',
      highlights: ['Lying on the grass under the Supertrees'],
    },
    {
      day: 4,
      title: 'Pulau Ubin by day, Night Safari after',
      description:
        'From Changi Point the bumboat leaves when it is full and takes about ten minutes. We hire bicycles for an easy ride to Chek Jawa, where a boardwalk runs over mangrove and seagrass, and look out for hornbills. After a rest comes Mandai’s Night Safari: a quiet tram and walking trails past tapirs, sloth bears and fishing cats that have just woken.',
      activities: ['Bumboat to Pulau Ubin', 'Cycling to Chek Jawa', 'Night Safari with tram'],
      meals: ['Breakfast', 'Dinner'],
      accommodation: 'The Nutmeg Shophouse, Singapore',
      highlights: ['Oriental pied hornbills overhead', 'A fishing cat at its pool'],
    },
    {
      day: 5,
      title: 'Jewel, and the flight home',
      description:
        'Those with a free morning can take the monorail to Sentosa’s beaches or spend it at the National Museum. Go to Changi early for once: Jewel, the glass dome beside Terminal 1, has the tallest indoor waterfall in the world, forty metres, falling through a forest. Most airlines let you drop bags ahead. The GST refund kiosks are in the departure hall.',
      activities: ['Sentosa or National Museum, by choice', 'Jewel at Changi', 'Airport drop'],
      meals: ['Breakfast'],
      accommodation: 'None, departure day',
      highlights: ['The Rain Vortex from the top gallery'],
    },
  ],
  inclusions: [
    { inclusion: 'Four nights on twin sharing with breakfast' },
    { inclusion: 'One lunch and two dinners with a local cook or guide' },
    { inclusion: 'Night Safari, cooled domes and skyway tickets' },
    { inclusion: 'Transit card with starting credit, airport transfers' },
    { inclusion: 'Tourist visa filing through an authorised agent' },
  ],
  exclusions: [
    { exclusion: 'International flights' },
    { exclusion: 'Sentosa attractions and theme parks, added on request' },
    { exclusion: 'Travel insurance' },
    { exclusion: 'GST, and TCS where it applies, at the rates in force' },
  ],
  brochure: false,
  featured: false,
  active: true,
  sort_order: 12,
  meta_title: 'Singapore Tour: Quarters, Gardens, Pulau Ubin | 5 Days',
  meta_description:
    'Singapore on foot and by train: three old quarters, hawker meals, Gardens by the Bay, Pulau Ubin and the Night Safari. From ₹62,999.',
};
