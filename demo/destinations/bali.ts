import type { DemoDestination } from '../types.ts';
import { internationalCancellation, internationalPayment } from './policies.ts';

export const bali: DemoDestination = {
  slug: 'bali',
  name: 'Bali',
  type: 'international',
  image: '/pictures/destinations/bali.svg',
  trip_count: 9,
  starting_price: 42499,
  original_price: 49999,
  discount: '15% Off',
  description:
    'Bali is an island of water, shared out field by field by the subak, village cooperatives so old and so well made that UNESCO listed their landscape in 2012. We start inland at Ubud, among carvers’ villages and rice, because the hills explain the rest: the offerings on every doorstep, the spring temple at Tirta Empul, the gamelan heard across a valley after supper. A volcano walk is there for those who want to be up at two in the morning. The last two nights are by the sea at Jimbaran, close to the cliffs of Uluwatu and its sunset kecak. The dry months run from April to October; rain from November to March comes mostly in warm bursts. On Nyepi, the day of silence in March or April, the whole island stands still, the airport included. Entry rules and the island’s tourism levy change from time to time, so we send you the current ones when you book.',
  highlights: [
    'Jatiluwih’s rice terraces, on foot',
    'The spring temple of Tirta Empul',
    'Kecak at Uluwatu as the sun sets',
    'Optional sunrise walk on Mount Batur',
    'Three nights among the villages of Ubud',
  ],
  duration: '6 Days - 5 Nights',
  group_size: '8-14',
  difficulty: 'Easy to Moderate',
  best_time_to_visit: 'April to October',
  package_cost: '₹42,499 per person on twin sharing, without flights',
  available_dates: [
    { days_from_now: 142, seats: 10 },
    { days_from_now: 170, seats: 14 },
    { days_from_now: 198, seats: 14 },
    { days_from_now: 226, seats: 14 },
  ],
  hotels: [
    { city: 'Ubud', hotel: 'Umah Sawah Hijau', nights: 3 },
    { city: 'Jimbaran', hotel: 'Batu Karang Terrace', nights: 2 },
  ],
  payment_policies: internationalPayment,
  cancellation_policies: internationalCancellation,
  itineraries: [
    {
      day: 1,
      title: 'From the airport to the rice',
      description:
        'With the formalities done, your driver takes you north to Ubud, about an hour and a half away when the traffic behaves. The rooms look over a paddy with ducks at work in it. If you land early there is the Campuhan ridge, a grass path between two streams, best before six. Dinner is nasi campur: rice, long beans, tempeh, and sambal you should respect.',
      activities: ['Airport pick-up', 'Campuhan ridge walk', 'Welcome dinner'],
      meals: ['Dinner'],
      accommodation: 'Umah Sawah Hijau, Ubud',
      highlights: ['Frogs and gamelan after dark'],
    },
    {
      day: 2,
      title: 'Springs and stone',
      description:
        'Tirta Empul was founded in 962 around a spring, and Balinese families still queue to pass under its spouts; you may join, in the temple’s sarong, if you do it properly. Nearby Gunung Kawi’s shrines were cut into a river cliff in the eleventh century, some three hundred steps down. We come home by Tegallalang’s terraces and a woodcarver’s yard in Mas.',
      activities: ['Tirta Empul', 'Gunung Kawi', 'Tegallalang terraces', 'Carver’s workshop in Mas'],
      meals: ['Breakfast', 'Lunch'],
      accommodation: 'Umah Sawah Hijau, Ubud',
      highlights: ['Shrines cut from the living rock'],
    },
    {
      day: 3,
      title: 'Batur at sunrise, or Ubud at ease',
      description:
        'Early risers leave at two for Mount Batur, 1,717 metres: two hours of steady climbing by torchlight with a local guide, then the sun behind Rinjani on Lombok. It is loose underfoot and you should be fit. Everyone else sleeps, takes a cooking class in a family compound, or visits the Puri Lukisan museum. In the evening there is legong at the palace.',
      activities: [
        'Mount Batur sunrise walk, optional',
        'Cooking class or museum',
        'Legong dance at Ubud Palace',
      ],
      meals: ['Breakfast'],
      accommodation: 'Umah Sawah Hijau, Ubud',
      highlights: ['Lake Batur filling with light'],
    },
    {
      day: 4,
      title: 'Lake temple, Jatiluwih, and down to the sea',
      description:
        'At 1,200 metres the air of Bedugul is cool, and Ulun Danu Beratan’s tiered shrines seem to float on the lake. Then Jatiluwih, the broadest of the terraces, where a farmer walks us along the bunds and explains whose turn it is for water. We eat red rice above the fields and reach Jimbaran by evening, past Tanah Lot if the tide and traffic are kind.',
      activities: ['Ulun Danu Beratan', 'Walk in Jatiluwih with a farmer', 'Transfer to Jimbaran'],
      meals: ['Breakfast', 'Lunch'],
      accommodation: 'Batu Karang Terrace, Jimbaran',
      highlights: ['A subak explained by its own members'],
    },
    {
      day: 5,
      title: 'Uluwatu’s cliffs and the kecak',
      description:
        'The morning belongs to the beach. After four we drive to Uluwatu temple, on a limestone cliff about seventy metres above the swell; hold on to your spectacles, for the macaques know their price. At six the kecak begins: fifty men, no instruments, one Ramayana, and the sun going down behind Hanuman. Supper is grilled snapper with your feet in Jimbaran’s sand.',
      activities: ['Beach morning', 'Uluwatu temple', 'Kecak performance', 'Seafood supper on the sand'],
      meals: ['Breakfast', 'Dinner'],
      accommodation: 'Batu Karang Terrace, Jimbaran',
      highlights: ['Kecak against the setting sun'],
    },
    {
      day: 6,
      title: 'Departure',
      description:
        'Jimbaran’s fish market is at its best by seven, when the painted jukung come in, and makes a good last walk. The airport is twenty minutes away on an ordinary day; we leave a generous margin, since Bali’s roads have few ordinary days. There are connections to Indian cities by way of Singapore, Kuala Lumpur or Bangkok, and some direct flights.',
      activities: ['Jimbaran fish market', 'Airport drop'],
      meals: ['Breakfast'],
      accommodation: 'None, departure day',
      highlights: ['Outriggers coming in with the catch'],
    },
  ],
  inclusions: [
    { inclusion: 'Five nights on twin sharing with breakfast' },
    { inclusion: 'Two lunches and two dinners' },
    { inclusion: 'Private car with English-speaking driver-guide' },
    { inclusion: 'Temple entries, sarongs, kecak and legong seats' },
    { inclusion: 'Help with the visa and levy forms in force when you travel' },
  ],
  exclusions: [
    { exclusion: 'International flights' },
    { exclusion: 'Visa fee and tourism levy, paid by each traveller' },
    { exclusion: 'Mount Batur walk and cooking class' },
    { exclusion: 'GST, and TCS where it applies, at the rates in force' },
  ],
  brochure: true,
  featured: true,
  active: true,
  sort_order: 10,
  meta_title: 'Bali Tour Package: Ubud, Jatiluwih and Uluwatu | 6 Days',
  meta_description:
    'Three nights among Ubud’s rice villages and two by the sea: Tirta Empul, Jatiluwih and kecak at Uluwatu. Six days from ₹42,499.',
};
