import type { DemoDestination } from '../types.ts';
import { domesticPayment, islandCancellation } from './policies.ts';

export const andaman: DemoDestination = {
  slug: 'andaman',
  name: 'Andaman Islands',
  type: 'domestic',
  image: '/pictures/destinations/andaman.svg',
  trip_count: 7,
  starting_price: 33999,
  original_price: null,
  discount: null,
  description:
    'Two hours by air from Chennai, the Andamans are closer to Myanmar than to any Indian mainland city, and the forest comes down to the tide line. The capital, Port Blair, now officially Sri Vijaya Puram, holds the Cellular Jail and its hard history. From there ferries run to Swaraj Dweep, which most people still call Havelock: Radhanagar’s long western beach, coral off Elephant Beach, rainforest paths between the two. Shaheed Dweep, formerly Neil, is smaller and flatter, with bicycles, vegetable plots and a natural rock arch that appears at low tide. The sea is calmest and clearest from November to April; in the monsoon ferries may be cancelled, so we keep the last night in town. Large parts of the islands are tribal reserves and closed to visitors. We do not go near them, and we sell no trip along the road that crosses the Jarawa reserve.',
  highlights: [
    'Radhanagar beach at sunset',
    'Snorkelling over coral at Elephant Beach',
    'The Cellular Jail with its sound and light show',
    'Neil by bicycle, and its rock arch at low tide',
    'Ferries booked ahead, with time left for weather',
  ],
  duration: '6 Days - 5 Nights',
  group_size: '8-12',
  difficulty: 'Easy',
  best_time_to_visit: 'November to April',
  package_cost: '₹33,999 per person on twin sharing',
  available_dates: [
    { days_from_now: 22, seats: 4 },
    { days_from_now: 50, seats: 10 },
    { days_from_now: 78, seats: 12 },
  ],
  hotels: [
    { city: 'Port Blair (Sri Vijaya Puram)', hotel: 'Padauk Harbour Inn', nights: 2 },
    { city: 'Havelock (Swaraj Dweep)', hotel: 'Mahua Shore Huts', nights: 2 },
    { city: 'Neil (Shaheed Dweep)', hotel: 'Low Tide Cottages', nights: 1 },
  ],
  payment_policies: domesticPayment,
  cancellation_policies: islandCancellation,
  itineraries: [
    {
      day: 1,
      title: 'Port Blair and the Cellular Jail',
      description:
        'Most flights land before noon. After lunch we visit the Cellular Jail, built between 1896 and 1906, whose seven wings of single cells held prisoners of the freedom movement; three wings remain. Our guide’s grandmother came to the islands as a settler, and he tells both stories. The sound and light show follows after dark. Then grilled fish near the water.',
      activities: ['Airport pick-up', 'Guided visit to the Cellular Jail', 'Sound and light show'],
      meals: ['Dinner'],
      accommodation: 'Padauk Harbour Inn, Port Blair',
      highlights: ['The view from the jail’s central tower'],
    },
    {
      day: 2,
      title: 'By ferry to Havelock',
      description:
        'The morning ferry takes between one and three hours, depending on the boat and the sea. On Havelock the huts stand among mahua trees by the eastern shore, where the water is shallow and full of small life. At three we cross the island to Radhanagar, two kilometres of pale sand backed by tall forest, and stay until the sun is in the sea.',
      activities: ['Ferry to Havelock', 'Swim and sunset at Radhanagar beach'],
      meals: ['Breakfast', 'Dinner'],
      accommodation: 'Mahua Shore Huts, Havelock',
      highlights: ['Radhanagar with the day visitors gone'],
    },
    {
      day: 3,
      title: 'Over the reef at Elephant Beach',
      description:
        'A small boat goes round the point to Elephant Beach in about twenty minutes. With a mask and a guide holding the float, even non-swimmers see parrotfish, clownfish and brain coral in two or three metres. Please touch nothing and wear a rash vest instead of sunscreen. The afternoon is free for Kala Pathar beach, a first scuba dive with an instructor, or a hammock.',
      activities: ['Boat to Elephant Beach', 'Guided snorkelling', 'Kala Pathar beach'],
      meals: ['Breakfast', 'Dinner'],
      accommodation: 'Mahua Shore Huts, Havelock',
      highlights: ['Living coral within wading distance'],
    },
    {
      day: 4,
      title: 'Neil, the small island',
      description:
        'A shorter ferry brings you to Neil, small enough to cross on a bicycle before breakfast. We time the rock arch for low tide, when its pools hold sea cucumbers and crabs, then you ride. The lanes run between betel palms and brinjal fields; much of the vegetable supply of the capital grows here. Laxmanpur, the western point, is the place for the evening.',
      activities: [
        'Ferry to Neil',
        'Rock arch at low tide',
        'Bicycle round the island',
        'Sunset at Laxmanpur',
      ],
      meals: ['Breakfast', 'Dinner'],
      accommodation: 'Low Tide Cottages, Neil',
      highlights: ['Tide pools with a naturalist'],
    },
    {
      day: 5,
      title: 'Bharatpur beach and back to town',
      description:
        'Bharatpur’s lagoon is warm and still in the morning, good for children and for floating. After an early lunch the ferry returns to Port Blair. There is a harbour-front walk at Marina Park, and shops for shell-free souvenirs: taking shells or coral from the islands is against the law, even a broken piece from the beach.',
      activities: ['Swim at Bharatpur beach', 'Ferry to Port Blair', 'Harbour walk'],
      meals: ['Breakfast', 'Lunch'],
      accommodation: 'Padauk Harbour Inn, Port Blair',
      highlights: ['The glassy lagoon before ten'],
    },
    {
      day: 6,
      title: 'Homeward',
      description:
        'Flights leave through the morning and early afternoon. If yours is late there is time for the Anthropological Museum, if it is open that day, which treats the island peoples with care, or for a last breakfast of idiyappam and coconut milk in the bazaar. The airport lies inside the town, fifteen minutes from the hotel.',
      activities: ['Anthropological Museum, if time allows', 'Airport drop'],
      meals: ['Breakfast'],
      accommodation: 'None, departure day',
      highlights: ['The islands from a window seat'],
    },
  ],
  inclusions: [
    { inclusion: 'Five nights on twin sharing with breakfast' },
    { inclusion: 'Four dinners and one lunch' },
    { inclusion: 'Private ferries Port Blair, Havelock, Neil, Port Blair' },
    { inclusion: 'Elephant Beach boat, snorkel gear and guide' },
    { inclusion: 'Jail entry with sound and light seats' },
  ],
  exclusions: [
    { exclusion: 'Flights to and from Port Blair' },
    { exclusion: 'Scuba diving and other water sports' },
    { exclusion: 'Extra nights if weather stops ferries or flights' },
    { exclusion: 'GST at the rate in force' },
  ],
  brochure: false,
  featured: false,
  active: true,
  sort_order: 7,
  meta_title: 'Andaman Tour: Port Blair, Havelock and Neil | 6 Days',
  meta_description:
    'Radhanagar’s sunset, coral at Elephant Beach, Neil by bicycle and the Cellular Jail, with ferries booked ahead. Six days from ₹33,999.',
};
