import { agencyTexts } from './agencyTexts.ts';

export type AboutText = { title: string; text: string };

export const aboutTexts: {
  story: string[];
  mission: string;
  vision: string;
  whyChoose: AboutText[];
  values: AboutText[];
} = {
  story: [
    agencyTexts.story,
    'We started in Goa with day trips for visitors who had seen the beach and wanted to know what lay behind it: a ferry to Divar, a tile painter’s yard, a spice garden in the rains. Guests came back and asked where else we would take a friend. So the notebook grew, to Kerala and Rajasthan, to Ladakh and the islands, and in time across the sea to the Gulf, to Bali and to the Maldives.',
    'Today a small team in Panaji plans holidays, books flights and rooms, files visas and looks after weddings from the first guest list to the last farewell brunch. The person who answers your enquiry is the person who plans your trip, and stays on the phone until you are home.',
  ],
  mission:
    'To plan journeys that are honest about distance, season and cost, so that people come home rested, a little wiser, and still fond of one another.',
  vision:
    'A way of travelling in which hosts earn fairly, places are left as they were found, and a visitor is remembered with pleasure by the people visited.',
  whyChoose: [
    {
      title: 'Places we know on foot',
      text: 'Someone on our team has slept in the beds, driven the roads and timed the ferries. When a route changes, we go again.',
    },
    {
      title: 'Prices without fog',
      text: 'Each quotation lists what is included, what is not, and which taxes apply. If a cost may move, we say so beforehand.',
    },
    {
      title: 'One planner throughout',
      text: 'You deal with a single person from first enquiry to last transfer, with a colleague on call at night for anything urgent.',
    },
    {
      title: 'Room for your own pace',
      text: 'Start days, hotels and detours can be changed. Free afternoons are part of the plan, and nobody is herded into shops.',
    },
  ],
  values: [
    {
      title: 'Passion',
      text: 'We travel on our own time and at our own cost, because we cannot help it. It keeps the advice fresh.',
    },
    {
      title: 'Trust',
      text: 'We would rather lose a booking than promise a tiger, a clear peak or a calm sea. What we put in writing, we do.',
    },
    {
      title: 'Excellence',
      text: 'Good travel is small things done in the right order: the early gate, the spare room key, the driver who calls ahead.',
    },
    {
      title: 'Sustainability',
      text: 'Small groups, local guides, refillable water, no animal rides, and quiet months encouraged where crowds do harm.',
    },
  ],
};
