import type { DemoDestination } from '../types.ts';
import { internationalCancellation, internationalPayment } from './policies.ts';

export const dubai: DemoDestination = {
  slug: 'dubai',
  name: 'Dubai',
  type: 'international',
  image: '/pictures/destinations/dubai.svg',
  trip_count: 10,
  starting_price: 55999,
  original_price: 69999,
  discount: '20% Off',
  description:
    'Three to four hours by air from Goa or Mumbai, Dubai makes most sense if you start at the Creek. Wooden abras still cross it for small change, dhows load rice and refrigerators for ports across the Gulf, and the coral-stone lanes of Al Fahidi catch the wind in their towers. From there the city grows upward until it reaches the Burj Khalifa at 828 metres. We give a day to each: the old trading town and the tall new one, the desert towards evening, and Abu Dhabi’s Sheikh Zayed Grand Mosque, ninety minutes down the coast. November to March is warm and dry, good for walking; from June to September the heat passes forty degrees and life moves indoors. Most Indian travellers need a visa before they fly; our visa desk tells you which one, and files it with the passport copies you send.',
  highlights: [
    'Al Fahidi and the Creek by abra',
    'The Burj Khalifa’s observation deck before sunset',
    'An evening in the dunes with a small group',
    'Sheikh Zayed Grand Mosque in Abu Dhabi',
    'The spice and gold souks of Deira',
  ],
  duration: '5 Days - 4 Nights',
  group_size: '10-20',
  difficulty: 'Easy',
  best_time_to_visit: 'November to March',
  package_cost: '₹55,999 per person on twin sharing, without flights',
  available_dates: [
    { days_from_now: 27, seats: 10 },
    { days_from_now: 55, seats: 18 },
    { days_from_now: 83, seats: 20 },
  ],
  hotels: [{ city: 'Dubai, Al Seef side of the Creek', hotel: 'Saffron Dhow Residence', nights: 4 }],
  payment_policies: internationalPayment,
  cancellation_policies: internationalCancellation,
  itineraries: [
    {
      day: 1,
      title: 'Arrival, and a first look at the Creek',
      description:
        'The hotel is twenty minutes from the main airport and a short walk from the water. Once you have rested we stroll along Al Seef to the abra station, cross to Deira with the evening commuters, and find dinner in a Pakistani grill house that has fed the port’s drivers for decades. Sleep is easy: Dubai is only an hour and a half behind India.',
      activities: ['Airport pick-up', 'Creekside walk', 'Abra crossing to Deira'],
      meals: ['Dinner'],
      accommodation: 'Saffron Dhow Residence, Dubai',
      highlights: ['The Creek at commuter hour'],
    },
    {
      day: 2,
      title: 'Old town in the morning, Burj Khalifa by dusk',
      description:
        'A resident guide leads the way through Al Fahidi’s wind-tower houses and explains what trade looked like before oil. We smell our way along the spice souk and look, at least, at the gold. The afternoon is for a rest or the Dubai Mall’s aquarium. Your slot at the Burj Khalifa’s decks on levels 124 and 125 is timed for the last daylight.',
      activities: [
        'Al Fahidi guided walk',
        'Spice and gold souks',
        'Burj Khalifa, levels 124 and 125',
        'Fountain show',
      ],
      meals: ['Breakfast'],
      accommodation: 'Saffron Dhow Residence, Dubai',
      highlights: ['Day turning to night from level 124'],
    },
    {
      day: 3,
      title: 'The desert towards evening',
      description:
        'Keep the morning for the beach at Jumeirah or the Museum of the Future, whose tickets sell out and should be booked with us. At three the jeeps leave for the red dunes of Lahbab, about forty-five minutes inland. We skip the racing convoys, drive gently, walk a ridge barefoot, and eat at a small camp where the lamps go out for ten minutes of stars.',
      activities: ['Jumeirah beach or Museum of the Future', 'Dune drive at Lahbab', 'Camp dinner'],
      meals: ['Breakfast', 'Dinner'],
      accommodation: 'Saffron Dhow Residence, Dubai',
      highlights: ['Ten minutes of dark sky'],
    },
    {
      day: 4,
      title: 'Abu Dhabi for the day',
      description:
        'The capital lies some 140 kilometres away. The Sheikh Zayed Grand Mosque holds more than forty thousand worshippers on a hand-knotted carpet of over five thousand square metres; loose clothing is required and women cover their hair. After lunch comes the Louvre Abu Dhabi, closed on Mondays, where sunlight falls like rain through a dome of steel stars. We drive back along the coast.',
      activities: ['Sheikh Zayed Grand Mosque', 'Louvre Abu Dhabi', 'Drive along the Corniche'],
      meals: ['Breakfast', 'Lunch'],
      accommodation: 'Saffron Dhow Residence, Dubai',
      highlights: ['White courtyards at midday', 'The Louvre’s dome'],
    },
    {
      day: 5,
      title: 'Breakfast, a last errand, home',
      description:
        'Dates from the Deira market travel well and cost half the airport price, so we stop there on the way if your flight allows. Those flying late can go up the Dubai Frame, 150 metres of gilded rectangle in Zabeel Park, with the old city in one pane and the new one in the other. Be at the terminal three hours ahead.',
      activities: ['Deira date market', 'Dubai Frame, optional', 'Airport drop'],
      meals: ['Breakfast'],
      accommodation: 'None, departure day',
      highlights: ['Khalas dates straight from the box'],
    },
  ],
  inclusions: [
    { inclusion: 'Four nights near the Creek on twin sharing with breakfast' },
    { inclusion: 'Two dinners and one lunch' },
    { inclusion: 'Burj Khalifa, desert evening and Louvre Abu Dhabi tickets' },
    { inclusion: 'Tourist visa filing for Indian passports' },
    { inclusion: 'Airport transfers and all listed touring' },
  ],
  exclusions: [
    { exclusion: 'International flights' },
    { exclusion: 'Tourism Dirham, paid at the hotel by room and night' },
    { exclusion: 'Travel insurance' },
    { exclusion: 'GST, and TCS where it applies, at the rates in force' },
  ],
  brochure: true,
  featured: true,
  active: true,
  sort_order: 9,
  meta_title: 'Dubai Tour Package: Creek, Desert, Abu Dhabi | 5 Days',
  meta_description:
    'Five days in Dubai from the Creek upwards: Al Fahidi, Burj Khalifa, a quiet desert evening and Abu Dhabi. From ₹55,999.',
};
