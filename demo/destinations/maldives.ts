import type { DemoDestination } from '../types.ts';
import { internationalCancellation, internationalPayment } from './policies.ts';

export const maldives: DemoDestination = {
  slug: 'maldives',
  name: 'Maldives',
  type: 'international',
  image: '/pictures/destinations/maldives.svg',
  trip_count: 6,
  starting_price: 63749,
  original_price: 84999,
  discount: '25% Off',
  description:
    'The Maldives is twelve hundred low coral islands strung for more than 800 kilometres down the Indian Ocean, with an average height of about a metre and a half above the tide. Most visitors see only a resort. We divide the stay: two nights on Maafushi, an inhabited island with a school, a mosque and a boatyard, and two in an overwater room a short speedboat ride away. That way you meet Maldivians at home, eat mas huni for breakfast, and still have your own ladder into the lagoon. The reef is the reason to come. With a guide you float over turtles, eagle rays and, on most days, placid nurse sharks. The dry north-east monsoon, from December to April, brings the calmest water; the other months are cheaper and showery. Entry formalities are light for most tourists; we send you the current ones when you book. Island customs matter: alcohol is served only on resorts and boats.',
  highlights: [
    'Two nights in an overwater room',
    'Guided snorkelling with turtles and rays',
    'A sandbank picnic in the South Malé Atoll',
    'Life on a local island, Maafushi',
    'Speedboat transfers throughout, booked together',
  ],
  duration: '5 Days - 4 Nights',
  group_size: '2-10',
  difficulty: 'Easy',
  best_time_to_visit: 'December to April',
  package_cost: '₹63,749 per person on twin sharing, without flights',
  available_dates: [
    { days_from_now: 31, seats: 4 },
    { days_from_now: 59, seats: 8 },
    { days_from_now: 87, seats: 10 },
  ],
  hotels: [
    { city: 'Maafushi, South Malé Atoll', hotel: 'Dhoni Lane Guesthouse', nights: 2 },
    { city: 'South Malé Atoll', hotel: 'Fehi Thila Lagoon Resort', nights: 2 },
  ],
  payment_policies: internationalPayment,
  cancellation_policies: internationalCancellation,
  itineraries: [
    {
      day: 1,
      title: 'Boat from the runway to Maafushi',
      description:
        'Velana airport is an island of its own: you walk out of arrivals on to a jetty. The speedboat south to Maafushi takes about forty minutes. After a swim at the visitors’ beach, where swimwear is fine, dress modestly for the village and follow our host past the coral-stone walls to the harbour. The fishing boats come in around five with skipjack.',
      activities: ['Airport meeting and speedboat', 'Island walk with a host', 'Sunset at the harbour'],
      meals: ['Dinner'],
      accommodation: 'Dhoni Lane Guesthouse, Maafushi',
      highlights: ['Skipjack landed by pole and line'],
    },
    {
      day: 2,
      title: 'Three reefs and a sandbank',
      description:
        'A day on a small boat with a marine guide. The first stop is usually good for green turtles, the second for coral gardens, the third for nurse sharks that rest like dogs on the sand. Nobody feeds or touches anything. Lunch is laid on a sandbank that the next high tide will cover. Wear a long-sleeved top: the sun here works fast, even through cloud.',
      activities: ['Guided snorkelling at three sites', 'Sandbank picnic', 'Dolphin watch on the way back'],
      meals: ['Breakfast', 'Lunch'],
      accommodation: 'Dhoni Lane Guesthouse, Maafushi',
      highlights: ['Green turtles grazing'],
    },
    {
      day: 3,
      title: 'Across the lagoon to the resort',
      description:
        'Breakfast is mas huni, tuna with coconut, lime and chilli, rolled in warm roshi. At eleven a speedboat carries you to the resort, about twenty minutes away. Your room stands on stilts over shallow water, with steps down from the deck and a glass panel in the floor. There is nothing to attend. In the evening baby blacktip sharks patrol under the lamps.',
      activities: ['Speedboat to the resort', 'Free afternoon in the lagoon'],
      meals: ['Breakfast', 'Dinner'],
      accommodation: 'Fehi Thila Lagoon Resort, overwater room',
      highlights: ['Your own ladder into the sea'],
    },
    {
      day: 4,
      title: 'A day without a plan',
      description:
        'Swim the house reef early, when the tide is in and the light comes sideways. The dive centre gives first lessons in the lagoon; kayaks and paddleboards are free. If you would like company, the resort’s biologist shows guests how broken coral is tied to frames and grown again. A table for two on the sand can be set for supper if you ask us beforehand.',
      activities: ['House reef snorkelling', 'Kayak or paddleboard', 'Coral nursery visit'],
      meals: ['Breakfast', 'Dinner'],
      accommodation: 'Fehi Thila Lagoon Resort, overwater room',
      highlights: ['Planting a coral fragment'],
    },
    {
      day: 5,
      title: 'By boat to the airport',
      description:
        'The transfer leaves about three hours before your flight. With an evening departure we keep your bags and take you across the Sinamalé bridge to Malé for a walk: the fish market, the seventeenth-century Friday Mosque built of carved coral, and a plate of hedhikaa, the snacks that go with black tea. The online traveller declaration is due before you fly out as well; we send you the link.',
      activities: ['Speedboat to Velana', 'Malé walk, if time allows'],
      meals: ['Breakfast'],
      accommodation: 'None, departure day',
      highlights: ['The coral-stone Friday Mosque, 1658'],
    },
  ],
  inclusions: [
    { inclusion: 'Two nights in a guesthouse and two in an overwater room, for two sharing' },
    { inclusion: 'Breakfast daily, three dinners and one lunch' },
    { inclusion: 'All speedboat transfers' },
    { inclusion: 'Guided snorkelling day with equipment' },
    { inclusion: 'Green Tax for all nights' },
  ],
  exclusions: [
    { exclusion: 'International flights' },
    { exclusion: 'Diving, spa and private dinners' },
    { exclusion: 'Travel insurance' },
    { exclusion: 'GST, and TCS where it applies, at the rates in force' },
  ],
  brochure: false,
  featured: true,
  active: true,
  sort_order: 13,
  meta_title: 'Maldives Tour: Maafushi and an Overwater Stay | 5 Days',
  meta_description:
    'Two nights on a local island, two in an overwater room, and a guided day on the reefs of South Malé Atoll. From ₹63,749.',
};
