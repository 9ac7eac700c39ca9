import type { DemoDestination } from '../types.ts';
import { domesticCancellation, domesticPayment } from './policies.ts';

export const manali: DemoDestination = {
  slug: 'manali',
  name: 'Manali',
  type: 'domestic',
  image: '/pictures/destinations/manali.svg',
  trip_count: 9,
  starting_price: 15299,
  original_price: 17999,
  discount: '15% Off',
  description:
    'Manali sits at about 2,000 metres where the Kullu valley narrows, with deodars above, apple orchards below and the Beas loud in between. We stay on the quieter left bank, unpack once, and go out each day in a different direction. North, the Atal Tunnel runs nine kilometres under the Rohtang range and lets you out in Lahaul, a barer, brighter country. South, Naggar keeps its timber castle and the house where Nicholas Roerich painted. South-east, the Parvati valley leads to the boiling springs of Manikaran. March to June brings blossom and then fruit; October is clear and golden; from late December to February there is snow to walk in, and now and then it closes a road, so we keep every day flexible. July and August can bring heavy rain and landslides, and we do not run departures then.',
  highlights: [
    'Through the Atal Tunnel to Sissu in Lahaul',
    'The cedar-wood Hadimba temple, built in 1553',
    'Naggar’s timber castle and the Roerich gallery',
    'Hot springs at Vashisht and Manikaran',
    'Four nights in one orchard lodge',
  ],
  duration: '5 Days - 4 Nights',
  group_size: '10-15',
  difficulty: 'Easy to Moderate',
  best_time_to_visit: 'March to June, October to February',
  package_cost: '₹15,299 per person on twin sharing',
  available_dates: [
    { days_from_now: 25, seats: 9 },
    { days_from_now: 53, seats: 15 },
    { days_from_now: 130, seats: 15 },
    { days_from_now: 158, seats: 15 },
  ],
  hotels: [{ city: 'Manali', hotel: 'Seb Bagh Orchard Lodge', nights: 4 }],
  payment_policies: domesticPayment,
  cancellation_policies: domesticCancellation,
  itineraries: [
    {
      day: 1,
      title: 'Into the valley, and Old Manali',
      description:
        'We collect you from the coach stand in Manali or from Bhuntar airport, fifty kilometres down the valley. After a rest comes an easy stroll to the Hadimba temple, a four-tiered pagoda of deodar built in 1553 in a grove so tall that noon looks like evening. Cross the bridge to Old Manali for trout and siddu, a steamed bread with walnut inside.',
      activities: ['Pick-up in Manali or Bhuntar', 'Hadimba temple and cedar grove', 'Old Manali on foot'],
      meals: ['Dinner'],
      accommodation: 'Seb Bagh Orchard Lodge, Manali',
      highlights: ['Siddu fresh from the steamer'],
    },
    {
      day: 2,
      title: 'Under the mountains to Lahaul',
      description:
        'Solang valley is half an hour away, and in season there are paragliders to watch or join. Past it the Atal Tunnel, 9.02 kilometres long, takes ten minutes to cross what used to be a day over Rohtang. On the far side lies Sissu, at about 3,100 metres, with a waterfall across the Chandra river and potato fields below. We are back before dark.',
      activities: ['Solang valley', 'Atal Tunnel to Sissu', 'Short walk to the Sissu viewpoint'],
      meals: ['Breakfast', 'Dinner'],
      accommodation: 'Seb Bagh Orchard Lodge, Manali',
      highlights: ['Coming out of the tunnel into Lahaul’s light'],
    },
    {
      day: 3,
      title: 'Naggar and the left bank',
      description:
        'Naggar was the seat of the Kullu rajas, and its castle of alternate stone and timber courses has stood through several earthquakes. Up the lane, the Roerich house shows mountain paintings in colours you will by now have seen for yourself. A gentle forest trail leads to the Krishna temple at Thawa. On the way home we stop with a weaver of Kullu shawls.',
      activities: ['Naggar Castle', 'Roerich gallery', 'Forest walk to Thawa', 'Visit to a shawl weaver'],
      meals: ['Breakfast', 'Lunch'],
      accommodation: 'Seb Bagh Orchard Lodge, Manali',
      highlights: ['Timber-and-stone building that bends and survives'],
    },
    {
      day: 4,
      title: 'Parvati valley and Manikaran',
      description:
        'This is the long day: about eighty-five kilometres each way, three hours with stops. The springs at Manikaran come up near boiling; the gurudwara cooks rice for its langar in them, and everyone is welcome to eat. On the way back there is time for Kasol’s riverside and a coffee under the pines. If you would rather rest, the lodge lends books and rubber boots.',
      activities: ['Manikaran hot springs and gurudwara', 'Langar lunch', 'Kasol riverside walk'],
      meals: ['Breakfast', 'Dinner'],
      accommodation: 'Seb Bagh Orchard Lodge, Manali',
      highlights: ['Rice cooked in spring water'],
    },
    {
      day: 5,
      title: 'Vashisht, and the road home',
      description:
        'Soak early in the stone tanks at Vashisht, three kilometres from town, where the sulphur water is hot all year. The keen can walk to Jogini falls and back in about two hours. Overnight coaches for Delhi leave in the late afternoon and take some twelve to fourteen hours; for flights from Bhuntar we set out straight after breakfast.',
      activities: ['Vashisht hot springs', 'Walk to Jogini falls, optional', 'Drop at bus stand or airport'],
      meals: ['Breakfast'],
      accommodation: 'None, departure day',
      highlights: ['A hot soak in cold air'],
    },
  ],
  inclusions: [
    { inclusion: 'Four nights at one lodge on twin sharing' },
    { inclusion: 'Breakfast daily, three dinners and one lunch' },
    { inclusion: 'Local cab for all outings, tolls and parking' },
    { inclusion: 'Local guide on days two and three' },
  ],
  exclusions: [
    { exclusion: 'Coach or flight to and from Manali' },
    { exclusion: 'Rohtang Pass permit and vehicle, on request when the pass is open' },
    { exclusion: 'Paragliding, skiing and other paid activities' },
    { exclusion: 'GST at the rate in force' },
  ],
  brochure: false,
  featured: false,
  active: true,
  sort_order: 5,
  meta_title: 'Manali Tour Package: Lahaul, Naggar, Manikaran | 5 Days',
  meta_description:
    'Five days from one orchard lodge in Manali: the Atal Tunnel to Sissu, Naggar Castle, Manikaran’s springs and cedar walks. From ₹15,299.',
};
