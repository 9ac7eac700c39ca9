import type { DemoDestination } from '../types.ts';
import { domesticCancellation, domesticPayment } from './policies.ts';

export const rajasthan: DemoDestination = {
  slug: 'rajasthan',
  name: 'Rajasthan',
  type: 'domestic',
  image: '/pictures/destinations/rajasthan.svg',
  trip_count: 10,
  starting_price: 31499,
  original_price: 34999,
  discount: '10% Off',
  description:
    'Three cities, three colours, and enough road between them to understand why each needed a fort. Jaipur was laid out on a grid in 1727 and painted pink for a royal visit in 1876; its walled city is a World Heritage Site with a working spice market in it. Jodhpur gathers its blue houses under Mehrangarh, a fort begun in 1459 on a cliff that seems to grow into wall. Udaipur lies among the Aravallis beside Lake Pichola and is best seen from a boat in the last hour of light. On the way you pause at Pushkar’s ghats and at Ranakpur, where 1,444 marble pillars hold up a Jain temple and no two are carved alike. Come between October and March: days are dry and clear, nights in January cold enough for a shawl. From April the plains go past forty degrees, and we would rather send you to the hills.',
  highlights: [
    'Amber Fort early, before the courtyards fill',
    'Mehrangarh and the blue lanes below it',
    'The 1,444 pillars of Ranakpur’s Jain temple',
    'A boat on Lake Pichola in the last light',
    'Blackbuck and a potter’s wheel in the Bishnoi villages',
  ],
  duration: '7 Days - 6 Nights',
  group_size: '10-16',
  difficulty: 'Easy',
  best_time_to_visit: 'October to March',
  package_cost: '₹31,499 per person on twin sharing',
  available_dates: [
    { days_from_now: 18, seats: 5 },
    { days_from_now: 39, seats: 11 },
    { days_from_now: 60, seats: 16 },
    { days_from_now: 81, seats: 16 },
  ],
  hotels: [
    { city: 'Jaipur', hotel: 'Haveli Neemrang', nights: 2 },
    { city: 'Jodhpur', hotel: 'Neel Aangan', nights: 2 },
    { city: 'Udaipur', hotel: 'Pichola Jharokha House', nights: 2 },
  ],
  payment_policies: domesticPayment,
  cancellation_policies: domesticCancellation,
  itineraries: [
    {
      day: 1,
      title: 'Jaipur by evening light',
      description:
        'Your haveli is inside the old city, half an hour from the airport in ordinary traffic. At four we walk out past Hawa Mahal, whose 953 small windows let the palace women watch the street unseen, and through Johari Bazaar, where gem cutters work cross-legged at open shopfronts. Dinner is a Rajasthani thali: ker sangri, gatte, bajra roti and more ghee than you planned.',
      activities: ['Airport or station pick-up', 'Old city walk by Hawa Mahal', 'Johari Bazaar'],
      meals: ['Dinner'],
      accommodation: 'Haveli Neemrang, Jaipur',
      highlights: ['Hawa Mahal from the street it was built to watch'],
    },
    {
      day: 2,
      title: 'Amber and the instruments of Jai Singh',
      description:
        'Amber opens at eight and we are at the gate. Climb on foot or by jeep, see the mirror chamber, and look across to Jaigarh on its ridge. Back in town come the City Palace and Jantar Mantar, where a stone sundial twenty-seven metres high still reads time to two seconds. We do not book elephant rides, and the walk up is pleasant in the cool.',
      activities: ['Amber Fort on foot', 'City Palace', 'Jantar Mantar with a guide'],
      meals: ['Breakfast'],
      accommodation: 'Haveli Neemrang, Jaipur',
      highlights: ['The mirror chamber of Amber', 'The great sundial'],
    },
    {
      day: 3,
      title: 'Pushkar, then west to Jodhpur',
      description:
        'Three hours to Pushkar, a small town round a sacred lake with one of India’s few temples to Brahma. Take off your shoes at the ghats, ignore the touts, and have lunch on a rooftop; the town is vegetarian by custom. Jodhpur is another four hours across drier and drier country. The fort, floodlit on its rock, tells you that you have arrived.',
      activities: ['Pushkar lake and Brahma temple', 'Rooftop lunch', 'Drive to Jodhpur'],
      meals: ['Breakfast', 'Lunch'],
      accommodation: 'Neel Aangan, Jodhpur',
      highlights: ['The change from fields to scrub desert'],
    },
    {
      day: 4,
      title: 'Mehrangarh and the Bishnoi country',
      description:
        'Mehrangarh deserves a full morning: seven gates, cannonball scars, palanquins, and a wall walk over the blue roofs of Brahmapuri. Jaswant Thada, a cenotaph of thin marble, glows nearby. After lunch we go by jeep into the Bishnoi villages, where blackbuck graze unafraid because the community has protected them for five centuries, and a potter lets you ruin one good bowl.',
      activities: ['Mehrangarh Fort and museum', 'Jaswant Thada', 'Jeep to Bishnoi villages'],
      meals: ['Breakfast', 'Dinner'],
      accommodation: 'Neel Aangan, Jodhpur',
      highlights: ['Blue roofs from the ramparts', 'Blackbuck at dusk'],
    },
    {
      day: 5,
      title: 'Ranakpur on the road to Udaipur',
      description:
        'The desert gives way to the Aravallis. Ranakpur’s Adinath temple, from the fifteenth century, admits visitors from noon; leave leather at the gate, take the audio guide, and let your eyes follow the pillars until you lose count. The last hundred kilometres are hill road. You reach Udaipur in time for tea on the terrace and the first lamps across the water.',
      activities: ['Scenic drive through the Aravallis', 'Ranakpur Jain temple', 'Evening by the lake'],
      meals: ['Breakfast', 'Lunch'],
      accommodation: 'Pichola Jharokha House, Udaipur',
      highlights: ['Light through carved marble at midday'],
    },
    {
      day: 6,
      title: 'Udaipur, palace and water',
      description:
        'The City Palace is a hillside of courtyards added by one maharana after another; we keep to the best of them. Jagdish Temple, finished in 1651, is five minutes downhill. In the afternoon you are free for miniature painters’ studios or a nap. At five the boat leaves for an hour on Lake Pichola, and at seven the dancers begin at Bagore ki Haveli.',
      activities: [
        'City Palace museum',
        'Jagdish Temple',
        'Boat on Lake Pichola',
        'Folk dance at Bagore ki Haveli',
      ],
      meals: ['Breakfast'],
      accommodation: 'Pichola Jharokha House, Udaipur',
      highlights: ['The palace front from the water'],
    },
    {
      day: 7,
      title: 'A slow morning and farewell',
      description:
        'Have breakfast late. Saheliyon ki Bari, a garden of fountains made for the ladies of the court, is cool and close if you want one more walk; the bazaar at Hathi Pol is the place for miniatures and printed cotton. Udaipur’s airport at Dabok is about forty minutes away, and trains leave in the evening for Delhi and Jaipur.',
      activities: ['Saheliyon ki Bari', 'Shopping at Hathi Pol', 'Airport or station drop'],
      meals: ['Breakfast'],
      accommodation: 'None, departure day',
      highlights: ['The fountains of Saheliyon ki Bari'],
    },
  ],
  inclusions: [
    { inclusion: 'Six nights in heritage houses on twin sharing' },
    { inclusion: 'Breakfast daily, two lunches and two dinners' },
    { inclusion: 'Private air-conditioned car, driver’s allowance, tolls and parking' },
    { inclusion: 'Licensed guides in Jaipur, Jodhpur and Udaipur' },
    { inclusion: 'Boat on Lake Pichola and Bishnoi jeep outing' },
  ],
  exclusions: [
    { exclusion: 'Flights or trains to Jaipur and from Udaipur' },
    { exclusion: 'Monument entry and camera fees' },
    { exclusion: 'Tips and personal spending' },
    { exclusion: 'GST at the rate in force' },
  ],
  brochure: true,
  featured: true,
  active: true,
  sort_order: 3,
  meta_title: 'Rajasthan Tour: Jaipur, Jodhpur and Udaipur | 7 Days',
  meta_description:
    'Seven days from Jaipur to Udaipur by way of Pushkar, Jodhpur and Ranakpur, in heritage houses and with licensed guides. From ₹31,499.',
};
