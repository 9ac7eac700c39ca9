import type { DemoDestination } from '../types.ts';
import { internationalCancellation, internationalPayment } from './policies.ts';

export const thailand: DemoDestination = {
  slug: 'thailand',
  name: 'Thailand',
  type: 'international',
  image: '/pictures/destinations/thailand.svg',
  trip_count: 13,
  starting_price: 41399,
  original_price: 45999,
  discount: '10% Off',
  description:
    'One great river city, one ruined capital and one stretch of limestone coast: three Thailands that sit easily in a week. In Bangkok we move by boat as much as by road, along the Chao Phraya from the Grand Palace to Wat Arun and into the canals behind it. A day goes to Ayutthaya, eighty kilometres north, the seat of Siamese kings for four centuries until 1767. Then a flight of an hour and twenty minutes changes everything. At Krabi grey cliffs rise straight out of green water, and Railay, though on the mainland, can be reached only by boat. The Andaman coast is dry and calm from November to April; between May and October seas are rougher and some islands close. Maya Bay, for one, has been closed for some weeks of each year so that it can recover. Entry rules for Indian travellers have changed more than once, so we send you the current ones when you book.',
  highlights: [
    'Grand Palace, Wat Pho and Wat Arun by riverboat',
    'Ayutthaya’s brick towers and its Buddha in the roots',
    'Four islands off Krabi by longtail',
    'Railay and Phra Nang beaches',
    'A street-food evening in Bangkok’s Chinatown',
  ],
  duration: '7 Days - 6 Nights',
  group_size: '10-16',
  difficulty: 'Easy to Moderate',
  best_time_to_visit: 'November to April',
  package_cost: '₹41,399 per person on twin sharing, without international flights',
  available_dates: [
    { days_from_now: 35, seats: 9 },
    { days_from_now: 63, seats: 16 },
    { days_from_now: 91, seats: 16 },
  ],
  hotels: [
    { city: 'Bangkok', hotel: 'Baan Tha Chang River House', nights: 3 },
    { city: 'Ao Nang, Krabi', hotel: 'Hin Pha Cove Rooms', nights: 3 },
  ],
  payment_policies: internationalPayment,
  cancellation_policies: internationalCancellation,
  itineraries: [
    {
      day: 1,
      title: 'Bangkok, and supper in Chinatown',
      description:
        'From Suvarnabhumi the ride into the old quarter takes about an hour. When the heat eases we go to Yaowarat, where the street turns into a kitchen at six: flat noodles seared with chicken, oyster omelettes, black sesame dumplings in ginger. Vegetarians eat well too, and our guide knows the yellow flag that marks a meat-free stall. Home by river ferry.',
      activities: ['Airport pick-up', 'Guided street-food walk in Yaowarat', 'Ferry along the Chao Phraya'],
      meals: ['Dinner'],
      accommodation: 'Baan Tha Chang River House, Bangkok',
      highlights: ['Wok flames on Yaowarat Road'],
    },
    {
      day: 2,
      title: 'Palace, reclining Buddha, temple of dawn',
      description:
        'We reach the Grand Palace at half past eight, shoulders and knees covered, to see the Emerald Buddha before the tour groups. Wat Pho is next door: the Reclining Buddha is forty-six metres long, its soles inlaid with mother-of-pearl. A ferry crosses to Wat Arun, its towers set with broken porcelain. In the late afternoon a longtail takes us into the canals of Thonburi.',
      activities: ['Grand Palace and Wat Phra Kaew', 'Wat Pho', 'Wat Arun', 'Canals of Thonburi'],
      meals: ['Breakfast', 'Lunch'],
      accommodation: 'Baan Tha Chang River House, Bangkok',
      highlights: ['Wat Arun lit from the river'],
    },
    {
      day: 3,
      title: 'Ayutthaya',
      description:
        'An hour and a half by road, and you are cycling or riding a tuk-tuk between brick towers that lean like old men. At Wat Mahathat the roots of a fig tree hold a stone Buddha’s head; one kneels to photograph it. Wat Chaiwatthanaram stands by the river in Khmer style. Lunch is giant river prawn or, if you prefer, boat noodles.',
      activities: ['Wat Mahathat', 'Wat Phra Si Sanphet', 'Wat Chaiwatthanaram by the river'],
      meals: ['Breakfast', 'Lunch'],
      accommodation: 'Baan Tha Chang River House, Bangkok',
      highlights: ['The Buddha’s head in the fig roots'],
    },
    {
      day: 4,
      title: 'South to Krabi',
      description:
        'A morning flight, then forty minutes by road to Ao Nang, with the first cliffs standing over the oil palms. The rooms are a few minutes from the beach, on a lane with a night market. Swim, sleep, or walk over the headland stairs to the next bay. At sunset the longtails run their bows up on the sand and the boatmen play takraw.',
      activities: ['Flight from Bangkok to Krabi', 'Free afternoon in Ao Nang', 'Night market'],
      meals: ['Breakfast'],
      accommodation: 'Hin Pha Cove Rooms, Ao Nang',
      highlights: ['First sight of the limestone towers'],
    },
    {
      day: 5,
      title: 'Four islands by longtail',
      description:
        'We start at eight to be ahead of the speedboats. Poda has the widest beach; Chicken Island is named for its crooked rock neck; at low water a sandbar joins Tup to Mor and you can walk between islands. Masks and life jackets are on board, lunch is eaten in the shade, and the national park fee is already paid. Back by three.',
      activities: ['Longtail to Poda, Chicken, Tup and Mor', 'Snorkelling', 'Picnic lunch'],
      meals: ['Breakfast', 'Lunch'],
      accommodation: 'Hin Pha Cove Rooms, Ao Nang',
      highlights: ['Walking the sandbar at low tide'],
    },
    {
      day: 6,
      title: 'Railay, and the Tiger Cave steps',
      description:
        'Railay is fifteen minutes away by boat. Watch climbers on the overhangs, or have a first lesson with them, and cross the footpath to Phra Nang with its cave shrine. The energetic finish at the Tiger Cave temple near Krabi town, where more than twelve hundred steep steps end at a golden Buddha and a view over half the province. Take water; leave snacks, because of the monkeys.',
      activities: [
        'Railay and Phra Nang beaches',
        'Climbing lesson, optional',
        'Tiger Cave temple, optional',
      ],
      meals: ['Breakfast', 'Dinner'],
      accommodation: 'Hin Pha Cove Rooms, Ao Nang',
      highlights: ['Phra Nang under its cliff'],
    },
    {
      day: 7,
      title: 'Home by way of Bangkok',
      description:
        'A last swim before breakfast is quite possible. Krabi airport is about forty minutes from Ao Nang, with frequent flights to Bangkok and a few abroad. If you connect there, leave at least four hours between the two, more if the airports differ: many domestic flights use Don Mueang. Our Bangkok partner is a phone call away until you board.',
      activities: ['Free morning', 'Transfer to Krabi airport'],
      meals: ['Breakfast'],
      accommodation: 'None, departure day',
      highlights: ['The bay at seven, empty'],
    },
  ],
  inclusions: [
    { inclusion: 'Six nights on twin sharing with breakfast' },
    { inclusion: 'Flight from Bangkok to Krabi with 20 kg of baggage' },
    { inclusion: 'Three lunches and two dinners' },
    { inclusion: 'Longtail outings, park fees and temple entries' },
    { inclusion: 'English-speaking guides in Bangkok and Ayutthaya' },
  ],
  exclusions: [
    { exclusion: 'International flights, and the flight from Krabi' },
    { exclusion: 'Visa fee, if one is required when you travel' },
    { exclusion: 'Climbing lesson and travel insurance' },
    { exclusion: 'GST, and TCS where it applies, at the rates in force' },
  ],
  brochure: false,
  featured: false,
  active: true,
  sort_order: 11,
  meta_title: 'Thailand Tour: Bangkok, Ayutthaya and Krabi | 7 Days',
  meta_description:
    'Bangkok by river, Ayutthaya’s ruins and three nights at Krabi with Railay and four islands. Seven days from ₹41,399.',
};
