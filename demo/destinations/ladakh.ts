import type { DemoDestination } from '../types.ts';
import { domesticCancellation, domesticPayment } from './policies.ts';

export const ladakh: DemoDestination = {
  slug: 'ladakh',
  name: 'Ladakh',
  type: 'domestic',
  image: '/pictures/destinations/ladakh.svg',
  trip_count: 6,
  starting_price: 38999,
  original_price: null,
  discount: null,
  description:
    'Leh stands at about 3,500 metres, and the first rule of Ladakh is to do nothing on the day you land. We hold to it. After two gentle days your blood has caught up and the real distances begin: west along the Indus to Alchi’s painted temples, north over Khardung La at 5,359 metres into Nubra, where double-humped camels cross a strip of dunes between snow ridges, on to the apricot terraces of Turtuk, and by the Shyok river to Pangong, a salt lake 4,250 metres up that changes colour by the hour. Nights by the lake are cold even in July. Roads open fully from June to September; outside those months some of this route is under snow. Every car carries oxygen, and our team in Leh arranges the entry papers that the district administration asks for at the time of your visit. Heart or lung conditions need a doctor’s word before you book.',
  highlights: [
    'Three nights in Leh to acclimatise before any pass',
    'Khardung La at 5,359 metres and the Nubra valley',
    'Turtuk, a Balti village of apricots and stone water channels',
    'A night near Pangong Tso',
    'Alchi’s wall paintings, close to a thousand years old',
  ],
  duration: '8 Days - 7 Nights',
  group_size: '8-12',
  difficulty: 'Moderate to Hard',
  best_time_to_visit: 'June to September',
  package_cost: '₹38,999 per person on twin sharing',
  available_dates: [
    { days_from_now: 204, seats: 12 },
    { days_from_now: 225, seats: 12 },
    { days_from_now: 253, seats: 10 },
    { days_from_now: 281, seats: 12 },
  ],
  hotels: [
    { city: 'Leh', hotel: 'Yarab Garden House', nights: 4 },
    { city: 'Hunder, Nubra', hotel: 'Sea Buckthorn Camp', nights: 2 },
    { city: 'Spangmik, Pangong', hotel: 'Bluewater Cottages', nights: 1 },
  ],
  payment_policies: domesticPayment,
  cancellation_policies: domesticCancellation,
  itineraries: [
    {
      day: 1,
      title: 'Land in Leh and rest',
      description:
        'The flight over the Himalaya is the day’s only exertion. At the guest house there is butter tea, plain food and a garden chair, and our coordinator checks everyone’s oxygen level morning and evening. Drink water, walk slowly, skip the shower if you are breathless. By nightfall the stars are out and most people feel a mild headache, which is normal.',
      activities: ['Airport pick-up', 'Full rest for acclimatisation', 'Evening health check'],
      meals: ['Breakfast', 'Dinner'],
      accommodation: 'Yarab Garden House, Leh',
      highlights: ['The Stok range from the garden'],
    },
    {
      day: 2,
      title: 'Leh, at walking pace',
      description:
        'Still no climbing. We drive up to Shanti Stupa instead of taking its steps, look into the nine-storeyed Leh Palace from the seventeenth century, and wander the old town’s lanes of poplar and mud brick. In the main bazaar, women from nearby villages sell apricots and greens from the pavement. Lunch is skyu, a thick stew of hand-pressed pasta and root vegetables.',
      activities: ['Shanti Stupa by car', 'Leh Palace and old town', 'Main bazaar'],
      meals: ['Breakfast', 'Lunch', 'Dinner'],
      accommodation: 'Yarab Garden House, Leh',
      highlights: ['Old Leh with a local conservation guide'],
    },
    {
      day: 3,
      title: 'West along the Indus to Alchi',
      description:
        'A good road and no gain in height, so a fine third day. At Nimmu the green Zanskar runs into the brown Indus and the two keep their colours for a while. Alchi, sixty-five kilometres from Leh, hides five small temples whose walls were painted nearly a thousand years ago in miniature-like detail. We stop at Basgo’s ruined fortress on the way home.',
      activities: ['Confluence of Indus and Zanskar', 'Alchi temple complex', 'Basgo fortress'],
      meals: ['Breakfast', 'Lunch', 'Dinner'],
      accommodation: 'Yarab Garden House, Leh',
      highlights: ['Alchi’s three-storeyed temple'],
    },
    {
      day: 4,
      title: 'Over Khardung La into Nubra',
      description:
        'Forty kilometres of switchbacks lead to the pass, 5,359 metres by survey though the old sign boasts of more. Ten minutes at the top is enough. Beyond it the road falls to the Shyok and the wide grey valley of Nubra. At Diskit a Maitreya statue some thirty metres high looks towards the border; at Hunder the dunes turn gold after five.',
      activities: ['Drive over Khardung La', 'Diskit monastery and Maitreya statue', 'Hunder dunes on foot'],
      meals: ['Breakfast', 'Lunch', 'Dinner'],
      accommodation: 'Sea Buckthorn Camp, Hunder',
      highlights: ['Bactrian camels grazing in the buckthorn'],
    },
    {
      day: 5,
      title: 'Turtuk, the last villages',
      description:
        'Eighty-odd kilometres down the Shyok the Buddhist flags give way to mosques and vines. Turtuk came to India in 1971 and opened to visitors in 2010. Its people speak Balti, keep meat and butter in stone cold-stores, and grow apricots on terraces above the river. We eat buckwheat pancakes in a family garden, visit the small museum house, and return by dusk.',
      activities: ['Drive along the Shyok', 'Walk through Turtuk with a villager', 'Balti lunch'],
      meals: ['Breakfast', 'Lunch', 'Dinner'],
      accommodation: 'Sea Buckthorn Camp, Hunder',
      highlights: ['Water channels older than the road'],
    },
    {
      day: 6,
      title: 'By the Shyok to Pangong',
      description:
        'The river road saves a second crossing of Khardung La. It is rough in places and takes five to six hours, with Tangtse for lunch. Then the last bend, and a bar of blue that seems lit from below. Pangong is about 134 kilometres long, and much of it lies beyond the Line of Actual Control. Wrap up: after sunset it falls near freezing in midsummer too.',
      activities: ['Drive by the Shyok river road', 'Afternoon on the lakeshore', 'Stargazing'],
      meals: ['Breakfast', 'Lunch', 'Dinner'],
      accommodation: 'Bluewater Cottages, Spangmik',
      highlights: ['Pangong turning from turquoise to slate'],
    },
    {
      day: 7,
      title: 'Chang La and Thiksey, back to Leh',
      description:
        'See the lake at sunrise, then climb to Chang La, around 5,360 metres, where the army’s tea stall warms everyone’s hands. The descent follows the Indus past Thiksey, a monastery stacked up its hill in white and ochre, with a seated Maitreya two storeys tall. You are in Leh by late afternoon, with the bazaar still open for pashmina and dried apricots.',
      activities: ['Sunrise at Pangong', 'Drive over Chang La', 'Thiksey monastery'],
      meals: ['Breakfast', 'Lunch', 'Dinner'],
      accommodation: 'Yarab Garden House, Leh',
      highlights: ['The Maitreya of Thiksey'],
    },
    {
      day: 8,
      title: 'Fly out in the morning',
      description:
        'Flights leave Leh early because the wind gets up by noon, so breakfast may be a packed box. Ask for a window seat. Since flights are sometimes cancelled for weather, we advise leaving a spare day before anything important, and our Leh team stays with you until the aircraft has gone.',
      activities: ['Airport drop'],
      meals: ['Breakfast'],
      accommodation: 'None, departure day',
      highlights: ['The Himalaya from the air'],
    },
  ],
  inclusions: [
    { inclusion: 'Seven nights in guest houses, camp and cottages, twin sharing' },
    { inclusion: 'Breakfast and dinner daily, lunch on six days' },
    { inclusion: 'Local vehicle with Ladakhi driver, oxygen cylinder on board' },
    { inclusion: 'Entry papers and environment fees for the route, as required at the time' },
    { inclusion: 'Trip leader trained in first aid at altitude' },
  ],
  exclusions: [
    { exclusion: 'Flights to and from Leh' },
    { exclusion: 'Medical costs and travel insurance, which we ask everyone to take' },
    { exclusion: 'Extra nights caused by weather or closed roads' },
    { exclusion: 'GST at the rate in force' },
  ],
  brochure: true,
  featured: true,
  active: true,
  sort_order: 4,
  meta_title: 'Ladakh Tour: Leh, Nubra, Turtuk and Pangong | 8 Days',
  meta_description:
    'Eight days in Ladakh with proper acclimatisation: Leh, Alchi, Khardung La, Nubra, Turtuk and a night near Pangong. From ₹38,999.',
};
