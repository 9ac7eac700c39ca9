import type { DemoDestination } from '../types.ts';
import { domesticCancellation, domesticPayment } from './policies.ts';

export const kerala: DemoDestination = {
  slug: 'kerala',
  upload_picture: true,
  name: 'Kerala',
  type: 'domestic',
  image: '/pictures/destinations/kerala.svg',
  trip_count: 12,
  starting_price: 25499,
  original_price: 29999,
  discount: '15% Off',
  description:
    'Kerala is narrow enough to cross in a morning and varied enough to need a week. This route climbs from the harbour at Fort Kochi, where the great cantilevered nets still dip for the tide, to Munnar at around 1,500 metres, its slopes combed with tea. From there it follows the cardamom hills to Thekkady on the rim of Periyar Tiger Reserve, then drops to sea level again for a night on the water near Alappuzha, in a boat built of planks stitched with coir. Distances look short on the map and are not: hill roads ask for patience, so we drive no more than about four and a half hours on any day and stop for tea before you think of it. The pleasant months run from September, when the rain has washed everything, to March; afternoons in October and November may still bring a shower. April and May are hot on the coast, though the hills stay kind.',
  highlights: [
    'A night on a kettuvallam houseboat near Alappuzha',
    'Nilgiri tahr on the slopes of Eravikulam National Park',
    'Tea country around Munnar, with a factory visit',
    'A naturalist’s walk at the edge of Periyar',
    'Kathakali make-up and performance in Fort Kochi',
  ],
  duration: '6 Days - 5 Nights',
  group_size: '8-14',
  difficulty: 'Easy',
  best_time_to_visit: 'September to March',
  package_cost: '₹25,499 per person on twin sharing',
  available_dates: [
    { days_from_now: 20, seats: 8 },
    { days_from_now: 41, seats: 14 },
    { days_from_now: 62, seats: 14 },
  ],
  hotels: [
    { city: 'Fort Kochi', hotel: 'Tulsi Wharf House', nights: 1 },
    { city: 'Munnar', hotel: 'Cardamom Ledge', nights: 2 },
    { city: 'Thekkady', hotel: 'Periyar Lantern Lodge', nights: 1 },
    { city: 'Alappuzha', hotel: 'Houseboat Mayilvahanam', nights: 1 },
  ],
  payment_policies: domesticPayment,
  cancellation_policies: domesticCancellation,
  itineraries: [
    {
      day: 1,
      title: 'Fort Kochi, between the sea and the spice stores',
      description:
        'Cochin airport is about an hour and a half from Fort Kochi. After lunch walk past the fishing nets to St Francis Church, where Vasco da Gama was first buried, then to Mattancherry and the Paradesi Synagogue, if it is open that day. Towards six we sit down early at a Kathakali theatre, because watching the faces being painted is half the play.',
      activities: [
        'Airport pick-up',
        'Walk in Fort Kochi and Mattancherry',
        'Kathakali with the make-up session',
      ],
      meals: ['Dinner'],
      accommodation: 'Tulsi Wharf House, Fort Kochi',
      highlights: ['Nets hauled by hand at dusk'],
    },
    {
      day: 2,
      title: 'Up to Munnar',
      description:
        'Munnar is 130 kilometres away, some four and a half hours at the wheel, with halts at the Valara and Cheeyappara waterfalls and at a roadside stall for pazham pori. The air changes at around a thousand metres, and the first tea appears soon after. You reach the lodge by mid-afternoon. A short walk through the nearest estate, then a fire and an early night.',
      activities: ['Drive into the Western Ghats', 'Waterfall halts', 'Estate walk before sunset'],
      meals: ['Breakfast', 'Dinner'],
      accommodation: 'Cardamom Ledge, Munnar',
      highlights: ['The first sight of tea slopes'],
    },
    {
      day: 3,
      title: 'Tahr, tea and the slopes of Anamudi',
      description:
        'We are at Eravikulam National Park when the first buses go up, because the Nilgiri tahr graze near the road before the crowd arrives. Behind them rises Anamudi, 2,695 metres, the highest peak in the Western Ghats. Later, a tea museum explains withering and rolling, and you taste the difference. In the calving weeks, usually February and March, the park closes and we go to Top Station instead.',
      activities: ['Eravikulam National Park', 'Tea museum and tasting', 'Free afternoon in the estates'],
      meals: ['Breakfast', 'Dinner'],
      accommodation: 'Cardamom Ledge, Munnar',
      highlights: ['Nilgiri tahr at close range', 'Anamudi on a clear morning'],
    },
    {
      day: 4,
      title: 'Over the cardamom hills to Thekkady',
      description:
        'About three and a half hours of bends bring you to Kumily, the small town beside Periyar Tiger Reserve. A grower walks you through pepper vines, cardamom and vanilla, and lets you crush the leaves. In the afternoon a forest guard leads a walk along the reserve’s edge; bonnet macaques and giant squirrels are likely, elephants sometimes, tigers almost never. We say so plainly.',
      activities: [
        'Spice garden with the grower',
        'Guided nature walk at Periyar',
        'Kalaripayattu show, optional',
      ],
      meals: ['Breakfast'],
      accommodation: 'Periyar Lantern Lodge, Thekkady',
      highlights: ['Pepper on the vine'],
    },
    {
      day: 5,
      title: 'Aboard at Alappuzha',
      description:
        'We leave early for the four-hour drive down to the coast and board at noon, when the boats cast off. Lunch is karimeen from the lake. The afternoon passes at walking speed: toddy tappers, school ferries, paddy fields lying below the water level behind their bunds. By half past five every houseboat moors so that the fishermen can lay their nets, and the evening belongs to the frogs.',
      activities: [
        'Drive from hills to coast',
        'Cruise along Vembanad’s canals',
        'Village walk after mooring',
      ],
      meals: ['Breakfast', 'Lunch', 'Dinner'],
      accommodation: 'Houseboat Mayilvahanam, one cabin for two',
      highlights: ['Fields below the level of the lake'],
    },
    {
      day: 6,
      title: 'Back to Kochi',
      description:
        'Tea on deck while the mist lifts, breakfast of appam and stew, and ashore by nine. Cochin airport is about two and a half hours north. With a later flight there is time for Marari beach, where fishing boats are drawn up under the palms, or for the coir looms of Alappuzha, which still weave mats for half the doorways of the world.',
      activities: ['Morning on the water', 'Marari beach or a coir workshop, if time allows', 'Airport drop'],
      meals: ['Breakfast'],
      accommodation: 'None, departure day',
      highlights: ['Appam and stew on deck'],
    },
  ],
  inclusions: [
    { inclusion: 'Four nights in hotels and one on a houseboat, twin sharing' },
    { inclusion: 'Breakfast daily, three dinners on land, all meals on the houseboat' },
    { inclusion: 'Private air-conditioned car with driver' },
    { inclusion: 'Kathakali seats, tea museum and spice garden entry' },
    { inclusion: 'Guided nature walk at Periyar' },
  ],
  exclusions: [
    { exclusion: 'Flights or trains to and from Kochi' },
    { exclusion: 'Eravikulam park entry and camera fees' },
    { exclusion: 'Ayurvedic treatments' },
    { exclusion: 'GST at the rate in force' },
  ],
  brochure: true,
  featured: true,
  active: true,
  sort_order: 2,
  meta_title: 'Kerala Tour Package: Munnar, Thekkady, Houseboat | 6 Days',
  meta_description:
    'Fort Kochi, Munnar’s tea slopes, Periyar and a night on a houseboat at Alappuzha, at a pace that suits the hill roads. From ₹25,499.',
};
