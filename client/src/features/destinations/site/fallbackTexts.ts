import { defaultJourneyTexts } from '@modules/destinations/defaultJourneyTexts.contract.ts';
import type { Destination } from './destinationsApi.ts';

const destinationDescriptions: Record<string, string> = {
  Goa: 'Forts above the Mandovi, tiled lanes in Fontainhas and long southern beaches, all within about two hours of one another. Come from November to February for dry days and cool evenings, or in the monsoon for green hills and an empty coast.',
  Kerala:
    'From the harbour at Fort Kochi the road climbs to Munnar’s tea and the forests of Periyar, then returns to sea level for a night on the backwaters. The months from September to March are the most comfortable.',
  Rajasthan:
    'Jaipur in pink, Jodhpur in blue, Udaipur beside its lake, and forts standing guard over the roads between. October to March is the season; winter nights ask for a shawl.',
  Ladakh:
    'High desert beyond the main Himalaya, with Leh at about 3,500 metres and passes above 5,000. Roads are fully open from June to September, and the first two days belong to rest.',
  Manali:
    'A valley town of deodars and apple orchards on the Beas, with Lahaul on the far side of the Atal Tunnel. Spring and October are clear and mild; January and February bring snow.',
  Kashmir:
    'Houseboats on Srinagar’s lakes, Mughal gardens, the meadow and cable car of Gulmarg, and the Lidder valley at Pahalgam. Tulips open in late March and April, chinars turn in late October, snow follows in the new year.',
  'Andaman Islands':
    'Forested islands in the Bay of Bengal with clear shallows over coral, about two hours by air from Chennai. The sea is calmest from November to April, and ferries link Port Blair, Havelock and Neil.',
  Varanasi:
    'More than eighty ghats on one curve of the Ganga, best met at sunrise from a rowing boat. Silk looms work in the lanes behind, and Sarnath’s stupa stands ten kilometres away. October to March is the pleasant season.',
  Dubai:
    'A trading creek with wooden ferries, a skyline that ends at 828 metres, and dunes within an hour of both. November to March is warm and dry, and Abu Dhabi is an easy day away.',
  Bali: 'Rice terraces watered by village cooperatives, spring temples in the hills and cliffs above the southern surf. April to October is the drier half of the year.',
  Thailand:
    'Bangkok’s river temples, the brick towers of Ayutthaya and the limestone coast of Krabi in one comfortable week. The Andaman side is at its calmest from November to April.',
  Singapore:
    'A green city of hawker kitchens, old quarters and remarkable gardens, easily seen by train and on foot. It is warm all year, a little drier from February to April.',
  Maldives:
    'Low coral islands and clear lagoons, where a stay can join a local island with a room above the water. December to April brings the calmest sea.',
};

/** The destination's own description, or the one that its name has here. */
export const describeDestination = ({ name, description }: { name: string; description: string }): string =>
  description ||
  destinationDescriptions[name] ||
  `We plan journeys to ${name} around the season, the distances and the people who are travelling. Tell us your dates and what you would like to see, and we will send a day-by-day plan with a clear price.`;

export const defaultFacts = {
  ...defaultJourneyTexts,
  group_size: '10-15',
  difficulty: 'Easy',
};

type Day = Destination['itineraries'][number];
type SampleDay = Omit<Day, 'picture' | 'travel_time'> & { picture?: never; travel_time?: never };

export const sampleItinerary: SampleDay[] = [
  {
    day: 1,
    title: 'Arrival and a gentle evening',
    description:
      'A driver meets you at the airport or station and takes you to your hotel. The rest of the day is kept light on purpose: time to unpack, a short walk in the neighbourhood with our local guide to find your bearings, and a relaxed dinner at which the coming days are talked through.',
    activities: ['Pick-up and check-in', 'Neighbourhood walk', 'Briefing over dinner'],
    meals: ['Dinner'],
    accommodation: 'Hotel of the chosen category',
    highlights: ['A calm start after the journey'],
  },
  {
    day: 2,
    title: 'The sights that matter most',
    description:
      'We set out early, when the well-known places are cool and quiet, and see them with a guide who knows their stories. Lunch is local and unhurried. The afternoon has one more visit at most, so that you can linger, sit in the shade or go back for a second look.',
    activities: ['Guided morning tour', 'Local lunch', 'One afternoon visit'],
    meals: ['Breakfast', 'Lunch'],
    accommodation: 'Hotel of the chosen category',
    highlights: ['The main sights before the crowd'],
  },
  {
    day: 3,
    title: 'Out into the country',
    description:
      'A day beyond the town, by road or by water as the place suggests: hills, shore, fields or forest, with a stop in a village where people have time to talk. Driving is kept under four hours in all. You return before dark with the evening free for yourselves.',
    activities: ['Day excursion by car or boat', 'Village stop', 'Free evening'],
    meals: ['Breakfast', 'Lunch'],
    accommodation: 'Hotel of the chosen category',
    highlights: ['Landscape and daily life outside the town'],
  },
  {
    day: 4,
    title: 'A day at your own pace',
    description:
      'Choose between an activity, a cooking session, a walk with a specialist, or nothing at all. We suggest two or three options when you book, each with its price, and arrange the one you like. Late in the afternoon the group meets again for the best sunset in reach and a farewell dinner.',
    activities: ['One activity by choice', 'Sunset outing', 'Farewell dinner'],
    meals: ['Breakfast', 'Dinner'],
    accommodation: 'Hotel of the chosen category',
    highlights: ['Time that belongs to you'],
  },
  {
    day: 5,
    title: 'Market morning and departure',
    description:
      'After breakfast there is usually time for a market, for coffee and for the small things worth carrying home. We then take you to the airport or station with a sensible margin for traffic. If you are travelling on, the next leg can be arranged from here.',
    activities: ['Visit to a local market', 'Airport or station drop'],
    meals: ['Breakfast'],
    accommodation: 'None, departure day',
    highlights: ['An unrushed goodbye'],
  },
];
