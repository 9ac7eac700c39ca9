import type { DemoDestination } from '../types.ts';
import { domesticCancellation, domesticPayment } from './policies.ts';

export const kashmir: DemoDestination = {
  slug: 'kashmir',
  name: 'Kashmir',
  type: 'domestic',
  image: '/pictures/destinations/kashmir.svg',
  trip_count: 8,
  starting_price: 27899,
  original_price: 30999,
  discount: '10% Off',
  description:
    'Begin on the water. A walnut-panelled houseboat on Nigeen, the calmer arm of Dal Lake, gives you two nights to learn Srinagar by shikara: the vegetable market at dawn, lotus gardens, the shrine at Hazratbal. Then the Mughal terraces of Shalimar and Nishat, laid out when emperors spent their summers here. From the city, at about 1,585 metres, we climb to Gulmarg’s meadow at 2,650, where a cable car goes on into the snow line, and cross the valley by the saffron fields of Pampore to Pahalgam and the Lidder river. Tulips flower from late March into April, the meadows are green from May, chinars turn red in late October, and January brings snow. We check which valleys and roads are open before every departure, follow the advice of the local administration, and change the plan without fuss when that is wiser.',
  highlights: [
    'Two nights on a houseboat on Nigeen Lake',
    'The floating vegetable market at first light',
    'Gulmarg’s gondola, in meadow season or snow',
    'The Lidder valley around Pahalgam',
    'Wazwan cooked by a family of wazas',
  ],
  duration: '6 Days - 5 Nights',
  group_size: '8-14',
  difficulty: 'Easy to Moderate',
  best_time_to_visit: 'April to October, January and February for snow',
  package_cost: '₹27,899 per person on twin sharing',
  available_dates: [
    { days_from_now: 48, seats: 8 },
    { days_from_now: 76, seats: 12 },
    { days_from_now: 139, seats: 14 },
    { days_from_now: 167, seats: 14 },
  ],
  hotels: [
    { city: 'Srinagar', hotel: 'Houseboat Gulnar-e-Nigeen', nights: 2 },
    { city: 'Gulmarg', hotel: 'Silver Fir Lodge', nights: 1 },
    { city: 'Pahalgam', hotel: 'Lidder Bank House', nights: 2 },
  ],
  payment_policies: domesticPayment,
  cancellation_policies: domesticCancellation,
  itineraries: [
    {
      day: 1,
      title: 'Srinagar, arriving by water',
      description:
        'From the airport it is forty minutes to the ghat, where your bags go into one shikara and you into another. The houseboat has been in one family for three generations; its grandfather will tell you about the carving if you ask. After kahwa with almonds we drift out for the last hour of sun, when the Zabarwan hills stand upside down in the lake.',
      activities: ['Airport pick-up', 'Check-in by shikara', 'Sunset on Nigeen Lake'],
      meals: ['Dinner'],
      accommodation: 'Houseboat Gulnar-e-Nigeen, Srinagar',
      highlights: ['Kahwa on deck'],
    },
    {
      day: 2,
      title: 'Floating market, gardens, old city',
      description:
        'The vegetable growers trade boat to boat between five and seven, so we go in the dark with blankets. After breakfast come Nishat and Shalimar, the latter begun in 1619, each terrace cooled by a central channel. The afternoon is for the old city: the papier-mâché ceiling of Khanqah-e-Moula, the 378 deodar columns of the Jamia Masjid, and copper beaten by hand near Zaina Kadal.',
      activities: [
        'Floating vegetable market',
        'Shalimar and Nishat gardens',
        'Old city walk with a local historian',
      ],
      meals: ['Breakfast', 'Dinner'],
      accommodation: 'Houseboat Gulnar-e-Nigeen, Srinagar',
      highlights: ['Khanqah-e-Moula’s painted woodwork'],
    },
    {
      day: 3,
      title: 'Up to Gulmarg',
      description:
        'Fifty kilometres of orchard and pine bring you to the meadow in under two hours. The gondola climbs in two stages, first to Kongdoori at around 3,080 metres, then towards Apharwat close to 4,000. The second stage depends on wind and tickets, which we book ahead. Below, a level path circles the meadow, and in winter it becomes a fine sledging track for beginners.',
      activities: ['Drive to Gulmarg', 'Gondola, first stage included', 'Meadow walk or snow play'],
      meals: ['Breakfast', 'Dinner'],
      accommodation: 'Silver Fir Lodge, Gulmarg',
      highlights: ['Nanga Parbat on a clear day'],
    },
    {
      day: 4,
      title: 'Across the valley to Pahalgam',
      description:
        'A day of about 140 kilometres with good stops. At Pampore you stand in the saffron fields, purple for barely three weeks from late October and bare earth otherwise, and taste the real thing. At Avantipora are the ruins of a ninth-century Vishnu temple. The road then meets the Lidder and follows it up to Pahalgam, at about 2,200 metres, in time for tea.',
      activities: ['Saffron country at Pampore', 'Avantiswami temple ruins', 'Evening by the Lidder'],
      meals: ['Breakfast', 'Dinner'],
      accommodation: 'Lidder Bank House, Pahalgam',
      highlights: ['The sound of the river from your room'],
    },
    {
      day: 5,
      title: 'Valleys above Pahalgam',
      description:
        'Local union cabs, the only ones allowed here, take us to Aru and Betaab, both open grassland under pine and snow, provided they are open to visitors that day. Walk as far as you like: the paths are easy and Gujjar families may be moving their sheep. For lunch, trout from the stream hatcheries. The evening is a small wazwan, explained dish by dish.',
      activities: ['Aru valley walk', 'Betaab valley', 'Wazwan dinner with a family'],
      meals: ['Breakfast', 'Lunch', 'Dinner'],
      accommodation: 'Lidder Bank House, Pahalgam',
      highlights: ['Rista and gushtaba, pounded by hand'],
    },
    {
      day: 6,
      title: 'To Srinagar airport',
      description:
        'The airport is about ninety-five kilometres away and its security checks are thorough, so we leave four to five hours before your flight, with a halt for Kashmiri bread at a kandur’s oven. Cricket bats of local willow are sold at Sangam, right on the highway. Note for the whole trip: prepaid SIM cards from other states do not work here, postpaid ones do.',
      activities: ['Drive to Srinagar', 'Bakery and willow-bat stops', 'Airport drop'],
      meals: ['Breakfast'],
      accommodation: 'None, departure day',
      highlights: ['Girda bread, still hot'],
    },
  ],
  inclusions: [
    { inclusion: 'Two nights on a houseboat and three in hotels, twin sharing, heated in winter' },
    { inclusion: 'Breakfast and dinner daily, one lunch' },
    { inclusion: 'Private car, and union cabs in Pahalgam' },
    { inclusion: 'Shikara rides and first-stage gondola ticket' },
    { inclusion: 'Local guide in Srinagar' },
  ],
  exclusions: [
    { exclusion: 'Flights to and from Srinagar' },
    { exclusion: 'Second-stage gondola, ponies, ski and sledge hire' },
    { exclusion: 'Changes forced by weather, road closures or official orders' },
    { exclusion: 'GST at the rate in force' },
  ],
  brochure: true,
  featured: true,
  active: true,
  sort_order: 6,
  meta_title: 'Kashmir Tour: Srinagar, Gulmarg and Pahalgam | 6 Days',
  meta_description:
    'Houseboat nights on Nigeen, the floating market, Gulmarg’s gondola and the Lidder valley at Pahalgam. Six days from ₹27,899.',
};
