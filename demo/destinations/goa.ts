import type { DemoDestination } from '../types.ts';
import { domesticCancellation, domesticPayment } from './policies.ts';

export const goa: DemoDestination = {
  slug: 'goa',
  name: 'Goa',
  type: 'domestic',
  image: '/pictures/destinations/goa.svg',
  trip_count: 14,
  starting_price: 15999,
  original_price: 19999,
  discount: '20% Off',
  description:
    'This is our home, so we begin where Goans would take a cousin. Two nights near Candolim put you within reach of the old Portuguese forts and of Panaji, where Fontainhas keeps its ochre and indigo walls and the bakers still cycle round with pão at dawn. Old Goa’s churches are ten kilometres upriver; Divar, a short ferry ride beyond them, has rice fields, verandas and hardly a signboard. Then the road turns south, over the Zuari and past Margao to Agonda, three kilometres of sand where olive ridley turtles come ashore in the cooler months. Days end early with the light and late with dinner: kingfish recheado, xacuti, a glass of feni if you are curious. From June to September the monsoon shuts the beach shacks and turns the interior a deep wet green; we run the trip then too, at a gentler price and a slower pace.',
  highlights: [
    'Fontainhas on foot, with a poi bakery still firing its oven',
    'The Basilica of Bom Jesus and the Se Cathedral in Old Goa',
    'Divar island by the river ferry',
    'Two nights on Agonda beach in the quiet south',
    'The clifftop walls of Cabo de Rama at sunset',
  ],
  duration: '5 Days - 4 Nights',
  group_size: '10-15',
  difficulty: 'Easy',
  best_time_to_visit: 'November to February',
  package_cost: '₹15,999 per person on twin sharing',
  available_dates: [
    { days_from_now: 16, seats: 6 },
    { days_from_now: 30, seats: 12 },
    { days_from_now: 44, seats: 15 },
    { days_from_now: 72, seats: 15 },
  ],
  hotels: [
    { city: 'Candolim', hotel: 'Casa Maré Baixa', nights: 2 },
    { city: 'Agonda', hotel: 'Turtle Row Cottages', nights: 2 },
  ],
  payment_policies: domesticPayment,
  cancellation_policies: domesticCancellation,
  itineraries: [
    {
      day: 1,
      title: 'Arrive, and an evening at Fort Aguada',
      description:
        'Our driver meets you at Manohar or Dabolim airport, each about an hour from Candolim by road. Leave the bags, have a late lunch, and go up to Fort Aguada, finished in 1612 to guard the mouth of the Mandovi. From its ramparts you see the river, the sea and most of the days to come. Walk down to Sinquerim beach for the sunset.',
      activities: ['Airport pick-up', 'Fort Aguada and its old lighthouse', 'Sunset on Sinquerim beach'],
      meals: ['Dinner'],
      accommodation: 'Casa Maré Baixa, Candolim',
      highlights: ['The Mandovi meeting the Arabian Sea'],
    },
    {
      day: 2,
      title: 'Old Goa and the lanes of Fontainhas',
      description:
        'Early, before the coaches, we stand in the Basilica of Bom Jesus, consecrated in 1605, where the relics of St Francis Xavier rest in a silver casket. The Se Cathedral is across the road, St Augustine’s broken tower up the hill. After a thali lunch in Panaji a local walker takes you through Fontainhas: tiled name plates, a tiny chapel, a bakery and one very good bebinca.',
      activities: [
        'Basilica of Bom Jesus and Se Cathedral',
        'St Augustine’s tower',
        'Guided walk in Fontainhas',
      ],
      meals: ['Breakfast', 'Lunch'],
      accommodation: 'Casa Maré Baixa, Candolim',
      highlights: ['Old Goa in morning quiet', 'Bebinca from a family kitchen'],
    },
    {
      day: 3,
      title: 'Divar by ferry, then south to Agonda',
      description:
        'The car rolls on to the ferry at Old Goa and ten minutes later you are among Divar’s fields. We climb to the church at Piedade for the view back across the river, then eat fish curry on a veranda. The drive south takes a little over two hours, the last stretch through cashew and teak. Agonda is quiet at night; you will hear the sea from bed.',
      activities: ['Ferry to Divar island', 'Church hill at Piedade', 'Drive to Agonda'],
      meals: ['Breakfast', 'Lunch'],
      accommodation: 'Turtle Row Cottages, Agonda',
      highlights: ['Lunch with a Divar family'],
    },
    {
      day: 4,
      title: 'Cola lagoon and Cabo de Rama',
      description:
        'A morning with nothing to catch: swim, walk the length of Agonda, or go out in a fisherman’s boat to look for humpback dolphins off Butterfly beach. Later we drive to Cola, where a freshwater lagoon lies a few steps from the surf, and end the day at Cabo de Rama, an old fort on a headland with the sun going down straight in front of you.',
      activities: ['Dolphin boat, sea permitting', 'Cola beach and its lagoon', 'Cabo de Rama fort'],
      meals: ['Breakfast', 'Dinner'],
      accommodation: 'Turtle Row Cottages, Agonda',
      highlights: ['Sunset from the fort wall'],
    },
    {
      day: 5,
      title: 'A last swim, and home',
      description:
        'Breakfast by the water, then the road north. If your flight is in the evening we stop at Chandor to see one of the great old houses, its ballroom still lit by Belgian glass, and in Margao’s covered market for cashews, kokum and sausages to take back. Allow about two hours to Dabolim airport and at least three to Manohar.',
      activities: ['Free morning on Agonda beach', 'Chandor house visit, if flights allow', 'Airport drop'],
      meals: ['Breakfast'],
      accommodation: 'None, departure day',
      highlights: ['Margao’s covered market'],
    },
  ],
  inclusions: [
    { inclusion: 'Four nights on twin sharing with breakfast' },
    { inclusion: 'Two lunches and two dinners as listed' },
    { inclusion: 'Private air-conditioned car with driver throughout' },
    { inclusion: 'Local guides in Old Goa and Fontainhas' },
    { inclusion: 'Airport pick-up and drop' },
  ],
  exclusions: [
    { exclusion: 'Flights or trains to and from Goa' },
    { exclusion: 'Dolphin boat, paid directly to the boatman' },
    { exclusion: 'Drinks, tips and personal spending' },
    { exclusion: 'GST at the rate in force' },
  ],
  brochure: true,
  featured: true,
  active: true,
  sort_order: 1,
  meta_title: 'Goa Tour Package: Old Goa, Divar and Agonda | 5 Days',
  meta_description:
    'Five unhurried days in Goa with people who live here: Fontainhas, Old Goa, Divar by ferry and two nights on Agonda beach. From ₹15,999.',
};
