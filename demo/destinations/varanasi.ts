import type { DemoDestination } from '../types.ts';
import { domesticCancellation, domesticPayment } from './policies.ts';

export const varanasi: DemoDestination = {
  slug: 'varanasi',
  name: 'Varanasi',
  type: 'domestic',
  image: '/pictures/destinations/varanasi.svg',
  trip_count: 11,
  starting_price: 14999,
  original_price: null,
  discount: null,
  description:
    'Varanasi faces east. More than eighty ghats step down to the Ganga along a single curve of the west bank, so the whole city receives the sunrise at once, and that is when to be on the water. We keep this journey short and deep: two mornings by boat, one evening of lamps at Dashashwamedh, a day in the lanes with people who work in them, silk weavers, a perfumer, the man who makes the morning’s kachori. Ten kilometres north lies Sarnath, where the Buddha first taught, with its quiet lawns and the great Dhamek Stupa. The cremation ghats are part of the city; we pass them with respect and no cameras. Winter is best, October to March, though December and January mornings can be foggy and cold. At Dev Deepawali, on the full moon of Kartik, lamps cover every step and rooms must be booked months ahead.',
  highlights: [
    'Two sunrise boats, rowed and not motored',
    'Evening aarti at Dashashwamedh seen from the river',
    'Silk weavers at their pit looms',
    'Sarnath and the Dhamek Stupa',
    'A breakfast walk for kachori, jalebi and winter malaiyo',
  ],
  duration: '4 Days - 3 Nights',
  group_size: '6-12',
  difficulty: 'Easy to Moderate',
  best_time_to_visit: 'October to March',
  package_cost: '₹14,999 per person on twin sharing',
  available_dates: [
    { days_from_now: 12, seats: 3 },
    { days_from_now: 33, seats: 10 },
    { days_from_now: 54, seats: 12 },
    { days_from_now: 75, seats: 12 },
  ],
  hotels: [{ city: 'Varanasi', hotel: 'Ghatshila Riverside House', nights: 3 }],
  payment_policies: domesticPayment,
  cancellation_policies: domesticCancellation,
  itineraries: [
    {
      day: 1,
      title: 'To the river by evening',
      description:
        'The airport at Babatpur is about twenty-five kilometres out; cars stop short of the old city, so porters carry your bags the last lanes to the ghat. We leave again at five by rowing boat and hold our place off Dashashwamedh while seven priests raise their lamps in step. The bells are loud. Afterwards, dinner on the roof with the river going dark.',
      activities: ['Airport or station pick-up', 'Boat to the evening Ganga aarti', 'Rooftop dinner'],
      meals: ['Dinner'],
      accommodation: 'Ghatshila Riverside House, Varanasi',
      highlights: ['The aarti from the water'],
    },
    {
      day: 2,
      title: 'Sunrise, lanes and looms',
      description:
        'We push off in the dark and drift upstream to Assi as wrestlers, bathers and schoolboys arrive. Breakfast is standing up: kachori with sabzi, jalebi, and in winter malaiyo, a saffron milk froth that lasts until the sun is high. Then the Kashi Vishwanath temple for those who wish, and after lunch the weavers’ quarter, where a brocade sari takes weeks on the loom.',
      activities: [
        'Sunrise boat',
        'Breakfast walk in the lanes',
        'Kashi Vishwanath temple, optional',
        'Weavers’ quarter',
      ],
      meals: ['Breakfast', 'Dinner'],
      accommodation: 'Ghatshila Riverside House, Varanasi',
      highlights: ['A pit loom at work'],
    },
    {
      day: 3,
      title: 'Sarnath, and music at night',
      description:
        'At Sarnath the noise drops away. The Dhamek Stupa, some forty-three metres tall, marks the deer park of the first sermon; the museum keeps the lion capital of Ashoka that became India’s emblem, and closes on Fridays. We return by way of Banaras Hindu University’s shaded avenues. In the evening two musicians of the Banaras gharana play for us in their practice room.',
      activities: ['Sarnath monuments and museum', 'Banaras Hindu University campus', 'House concert'],
      meals: ['Breakfast', 'Lunch'],
      accommodation: 'Ghatshila Riverside House, Varanasi',
      highlights: ['Ashoka’s lion capital', 'Tabla at arm’s length'],
    },
    {
      day: 4,
      title: 'One more morning',
      description:
        'Subah-e-Banaras begins before dawn at Assi ghat: a small aarti, a raga, yoga for whoever joins. Take the second boat, or simply sit on the steps with a clay cup of tea. After breakfast there is time for a paan shop that has opinions, and for packing silk carefully, before the drive to the airport or to Banaras station.',
      activities: ['Subah-e-Banaras at Assi ghat', 'Second sunrise boat', 'Airport or station drop'],
      meals: ['Breakfast'],
      accommodation: 'None, departure day',
      highlights: ['A morning raga on the steps'],
    },
  ],
  inclusions: [
    { inclusion: 'Three nights by the river on twin sharing' },
    { inclusion: 'Breakfast daily, two dinners and one lunch' },
    { inclusion: 'Three rowing-boat outings' },
    { inclusion: 'Local guide, house concert and weavers’ visit' },
    { inclusion: 'Car transfers and porters for luggage' },
  ],
  exclusions: [
    { exclusion: 'Flights or trains to and from Varanasi' },
    { exclusion: 'Monument tickets, temple donations and priests’ fees' },
    { exclusion: 'Supplement at Dev Deepawali and New Year' },
    { exclusion: 'GST at the rate in force' },
  ],
  brochure: false,
  featured: false,
  active: true,
  sort_order: 8,
  meta_title: 'Varanasi Tour: Ghats, Weavers and Sarnath | 4 Days',
  meta_description:
    'Four days in Varanasi: two sunrise boats, the evening aarti, silk weavers, a breakfast walk and Sarnath. From ₹14,999 per person.',
};
