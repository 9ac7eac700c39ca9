import type { EnquiryType } from '../../server/modules/enquiries/contract.ts';

/** `{place}`, `{party}`, `{month}`, `{city}`, `{nights}` and `{guests}` are filled in. */
export type EnquiryText = {
  type: Exclude<EnquiryType, 'booking'>;
  subject: string;
  message: string;
  /** Only for destinations abroad. */
  abroad?: boolean;
};

export const parties = [
  'two adults',
  'a couple',
  'two adults and a child of six',
  'two adults and two children',
  'three generations, eight of us with my grandmother',
  'four friends',
  'six friends from college',
  'ten colleagues',
  'five cousins',
  'a couple with a baby',
  'mother and daughter',
] as const;

/** From the booking form of a destination. */
export const destinationTexts: readonly string[] = [
  'We are {party} from {city} and would like to see {place} in {month}, {nights} nights. Hotels with breakfast, nothing too far from the centre. Please send a plan with the price per person.',
  'Looking at {place} for {month}. {party}. Is the pace easy enough for people who do not walk much? We can be flexible by a week on either side.',
  'Please quote {place} from {city} with flights, {nights} nights, {party}. We have been to the usual sights before, so quiet places are welcome.',
  'Can you hold seats on the {place} departure in {month}? {party}. One of us is vegetarian without onion and garlic.',
  'We saw the {place} package on your site. {party}, travelling in {month}. Could the first night be nearer to the airport, as we arrive late from {city}?',
  'Anniversary trip to {place}, {nights} nights in {month}. A room with a view matters more to us than a pool. What would it cost in all?',
  'Planning {place} for {party} in {month}. Please tell us what is included, what is not, and how the cancellation works if school dates change.',
  'Is {month} a good time for {place}? If not, when would you go? We are {party} from {city}, about {nights} nights.',
  'We would like a private car and driver throughout in {place}, {party}, {month}. Child seat needed. Please call in the evening.',
  'Senior citizens’ group from {city} wants to see {place} in {month}. Ground-floor rooms and a slow programme please. Around {nights} nights.',
];

/** From the booking form without a destination. */
export const openTexts: readonly string[] = [
  'We have {nights} nights in {month} and no idea where to go from {city}. {party}. Somewhere cool, with good food and little driving.',
  'Corporate retreat in {month}: thirty people from {city}, two nights, a meeting room for one day. Please suggest two places with a budget for each.',
  'Only flights and hotels needed, we will look after ourselves on the ground. {city} to {place}, {month}, {party}.',
  'Birthday trip in {month}, {party}. Within six hours of {city}, please, and a surprise dinner on the second evening.',
  'School group of forty with four teachers, {nights} nights in {month}, trains preferred. What do you charge for a guide in each place?',
];

/** From the booking form in its wedding mode. `{place}` is the package. */
export const weddingTexts: readonly string[] = [
  'Our daughter marries in {month}. We liked “{place}”. About {guests} guests, most of them from {city}; mehendi, sangeet and the pheras over three days. Strictly vegetarian kitchen. When could we see the venue?',
  'We are planning a small wedding of {guests} people and “{place}” looks right. Can the ceremony be at sunset, and what happens if it rains? Budget can be discussed.',
  '“{place}” for {guests} guests in {month}: is the venue free on two or three weekends? Please send the price with rooms for two nights, decoration and music.',
  'Court marriage is done, now the celebration: {guests} guests at “{place}” in {month}. We need help with the mandap, a photographer and transport from the airport.',
  'Looking for a venue for {guests} people. Half of the family flies in from abroad. Does “{place}” include a welcome desk, and who looks after the elders?',
];

/** From the contact form. */
export const contactTexts: readonly EnquiryText[] = [
  {
    type: 'travel',
    subject: 'Is the {place} trip suitable for elders?',
    message:
      'My parents are past seventy and would love {place}. Are there many stairs, and can they skip a day without missing the transfer? We would start from {city} in {month}.',
  },
  {
    type: 'travel',
    subject: 'Group price for {place}',
    message:
      'We are {party} and would like to know from how many people a group price begins for {place} in {month}.',
  },
  {
    type: 'general',
    subject: 'Child price',
    message:
      'What do you charge for a child of six sharing the room of the parents in {place}? The page names the price for adults only.',
  },
  {
    type: 'travel',
    subject: 'Visa for {place}',
    abroad: true,
    message:
      'Do you help with the visa if we book flights elsewhere? We are {party} from {city} and plan {place} in {month}. How early should we begin?',
  },
  {
    type: 'general',
    subject: 'Changing the dates of our trip',
    message:
      'Something has come up at work and we would like to move our {place} trip by two weeks in {month}. Is that possible, and what does it cost?',
  },
  {
    type: 'travel',
    subject: 'Brochure for {place}',
    message:
      'Could you send the brochure for {place} by mail? I would like to print it for my father in {city}.',
  },
  {
    type: 'general',
    subject: 'Thank you',
    message:
      'We came back from {place} last week and want to thank your driver and the guide. Everything was as promised, and nobody ever hurried us.',
  },
  {
    type: 'general',
    subject: 'Invoice with GST number',
    message:
      'Please send the invoice for our {place} booking with our company’s GST number. I can mail the details. The office is in {city}.',
  },
  {
    type: 'travel',
    subject: 'Day trips from Panaji',
    message:
      'We will be in Goa for {nights} nights in {month}, {party}. Which of your day trips would you choose with children, and is the car included?',
  },
  {
    type: 'general',
    subject: 'Travel insurance',
    message:
      'Is travel insurance part of the {place} package, or should we buy it ourselves? We are {party} from {city}.',
  },
  {
    type: 'contact',
    subject: 'Working with your agency',
    message:
      'I run a homestay of six rooms and would like to be considered for your tours. May I send pictures and rates? I am in {city} often and can come by in {month}.',
  },
  {
    type: 'travel',
    subject: 'Food in {place}',
    message:
      'We are Jain and do not eat root vegetables. Is that manageable in {place} for {nights} nights? We would carry some food ourselves.',
  },
  {
    type: 'wedding',
    subject: 'A wedding for {guests} guests',
    message:
      'We are looking for a venue for about {guests} guests in {month} and do not know yet whether by the sea or in the hills. Could one of your planners call us? We live in {city}.',
  },
  {
    type: 'wedding',
    subject: 'Mehendi and sangeet only',
    message:
      'The wedding itself is at home in {city}; we would like to hold mehendi and sangeet in Goa for {guests} guests in {month}. Do you take that on, and from which budget?',
  },
];

/** What staff write down for one another. */
export const notes = [
  'Called, will decide after speaking with the family.',
  'Sent two options by mail, one with flights and one without.',
  'Prefers to be called after 7 pm.',
  'Quoted. Waiting for the dates of the school holidays.',
  'Vegetarian, ground-floor room, window seats.',
  'Came back after last year’s trip: offer the returning guest’s price.',
  'No answer on the phone, wrote a mail instead.',
  'Asked for a window seat on the way out.',
] as const;
