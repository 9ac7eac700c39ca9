export type TripCategory = 'Beach' | 'City Tour' | 'Heritage' | 'Nature' | 'Adventure';

export type Trip = {
  id: number;
  slug: string;
  title: string;
  location: string;
  duration: string;
  price: number;
  rating: number;
  reviews: number;
  image: string;
  category: TripCategory;
  highlights: string[];
  description: string;
  included: string[];
  pickup: string;
};

export const trips: Trip[] = [
  {
    id: 1,
    slug: 'south-goa-beaches',
    title: 'South Goa Beaches and Cabo de Rama',
    location: 'Canacona, South Goa',
    duration: '10 hours',
    price: 3499,
    rating: 4.8,
    reviews: 126,
    image: '/pictures/trips/south-goa-beaches.svg',
    category: 'Beach',
    highlights: [
      'Palolem’s curved bay before the crowd',
      'Lunch on the sand at Agonda',
      'Cola beach and its freshwater lagoon',
      'Sunset from the fort at Cabo de Rama',
    ],
    description:
      'Seventy kilometres south of Panaji the coast breaks into coves, and the day is spent going from one to the next with no hurry between. Palolem comes first, while the bay is still smooth enough for a kayak. Agonda is next, long and quiet, with a good fish thali close to the water and shade to sleep in afterwards. At Cola a stream ends in a green lagoon a few steps from the waves; the last part of the track is rough and we do it by jeep or on foot. We finish on the walls of Cabo de Rama as the sun goes down. From June to September swimming is unsafe and the trip becomes a drive with views.',
    included: [
      'Air-conditioned vehicle with driver',
      'Guide from Canacona',
      'Fish or vegetarian thali',
      'Drinking water and beach towels',
    ],
    pickup: 'Panaji 8:00 am; Margao 8:45 am; hotels in Colva and Benaulim on request',
  },
  {
    id: 2,
    slug: 'panjim-fontainhas',
    title: 'Panjim and the Lanes of Fontainhas',
    location: 'Panaji, North Goa',
    duration: '5 hours',
    price: 2499,
    rating: 4.9,
    reviews: 204,
    image: '/pictures/trips/panjim-fontainhas.svg',
    category: 'City Tour',
    highlights: [
      'Fontainhas and São Tomé with a resident',
      'Hand-painted azulejo tiles, from kiln to wall',
      'The zigzag steps of the Immaculate Conception church',
      'Coffee, bebinca and bread from a wood oven',
    ],
    description:
      'Panjim, or Panaji, is best taken in the slow half of the morning. We begin at the white church above the garden square, its stairway folded like a fan, and walk downhill into Fontainhas, where the old rule was that every house be limewashed once a year: ochre, brick red, a blue that belongs to nobody else. A family who still live there open their front room; a tile painter lets you try the brush. Between stops there is poi from a wood oven, a sausage bread for those who eat it, and bebinca with coffee. About three kilometres on foot, mostly flat, with shade and good benches. In the rains we carry umbrellas and go all the same.',
    included: [
      'Resident guide, at most ten guests',
      'Tile-painting session',
      'Tastings and coffee',
      'Visit to a family house',
    ],
    pickup: 'Meet at the garden square below the church, 9:00 am; hotel pick-up in Panaji and Miramar',
  },
  {
    id: 3,
    slug: 'old-goa-churches',
    title: 'Old Goa: Churches and Convents',
    location: 'Old Goa (Velha Goa), North Goa',
    duration: '6 hours',
    price: 2699,
    rating: 4.7,
    reviews: 158,
    image: '/pictures/trips/old-goa-churches.svg',
    category: 'Heritage',
    highlights: [
      'Basilica of Bom Jesus and the relics of St Francis Xavier',
      'Se Cathedral and its Golden Bell',
      'The broken tower of St Augustine',
      'Ferry across the Mandovi to Divar',
    ],
    description:
      'Ten kilometres up the Mandovi from Panaji stand the churches of a city that was once among the largest in Asia and was abandoned to fever. They have been a World Heritage Site since 1986. With a historian you see the Basilica of Bom Jesus, bare laterite outside and gold within; the Se Cathedral, whose one remaining bell tower holds the Golden Bell; the dome of St Cajetan; and St Augustine’s tower, forty-six metres of ruin with ferns in it. Then we take the car ferry to Divar for lunch and a view back at the spires. These are places of worship: please cover shoulders and knees. We start later on Sundays because of Mass.',
    included: [
      'Historian guide',
      'Air-conditioned vehicle',
      'Goan lunch on Divar',
      'Ferry and museum tickets',
    ],
    pickup: 'Panaji 8:30 am; hotels from Candolim to Dona Paula on request',
  },
  {
    id: 4,
    slug: 'dudhsagar-falls',
    title: 'Dudhsagar Falls by Forest Jeep',
    location: 'Kulem (Collem), South Goa',
    duration: '11 hours',
    price: 4499,
    rating: 4.6,
    reviews: 183,
    image: '/pictures/trips/dudhsagar-falls.svg',
    category: 'Nature',
    highlights: [
      'Falls of about 310 metres in four tiers',
      'Jeep track through Bhagwan Mahaveer Wildlife Sanctuary',
      'Trains crossing the viaduct halfway up',
      'Lunch at a farm near Mollem',
    ],
    description:
      'On the Karnataka border the Mandovi drops about 310 metres in four white steps, with a railway viaduct across the middle as if to give the scale. From Kulem, some sixty kilometres from Panaji, licensed forest jeeps take an hour over streams and roots through the Bhagwan Mahaveer sanctuary; look out for Malabar giant squirrels and, in November, more butterflies than leaves. The last stretch is a short scramble over rocks, so wear shoes with grip. Swimming depends on the forest department that day, and life jackets are compulsory. The jeep road is open from about October to May; in the monsoon it closes and we do not sell the trip. Lunch is at a farm near Mollem.',
    included: [
      'Vehicle from the coast',
      'Forest entry, jeep seat and life jacket',
      'Guide',
      'Farm lunch and water',
    ],
    pickup: 'Candolim 6:00 am; Panaji 6:30 am; Margao 7:15 am',
  },
  {
    id: 5,
    slug: 'spice-plantation',
    title: 'Spice Plantation and the Temples of Ponda',
    location: 'Ponda, Goa',
    duration: '6 hours',
    price: 2999,
    rating: 4.7,
    reviews: 141,
    image: '/pictures/trips/spice-plantation.svg',
    category: 'Nature',
    highlights: [
      'Pepper, nutmeg, vanilla and betel nut on one slope',
      'Mangueshi temple and its lamp tower',
      'Lunch on a banana leaf',
      'Feni distilling in the cashew months',
    ],
    description:
      'Ponda lies thirty kilometres inland, where the valleys hold water all year and families have grown spice under areca palms for generations. A planter walks you along the channels: pepper climbing a trunk, nutmeg splitting to show its scarlet mace, vanilla that must be pollinated by hand before noon. On the way we stop at Mangueshi, whose seven-storeyed lamp tower is worth the detour alone; the deities of these temples were brought here for safety in the sixteenth century. Lunch comes on a banana leaf with solkadhi and a thimble of feni if you like. From March to May you can see cashew apples being trodden and distilled. We visit no farm that keeps elephants for rides.',
    included: ['Vehicle with driver', 'Plantation walk with the grower', 'Banana-leaf lunch', 'Temple guide'],
    pickup: 'Panaji 9:00 am; Margao 9:00 am by a second car; hotels on the northern coast on request',
  },
  {
    id: 6,
    slug: 'grande-island',
    title: 'Grande Island: Snorkel and Sail',
    location: 'Grande Island, off Mormugao',
    duration: '7 hours',
    price: 5999,
    rating: 4.5,
    reviews: 97,
    image: '/pictures/trips/grande-island.svg',
    category: 'Adventure',
    highlights: [
      'Guided snorkelling over rock and coral',
      'Humpback dolphins on the way out, most mornings',
      'Optional try-dive with an instructor',
      'Grilled lunch on board',
    ],
    description:
      'Grande Island, Ilha Grande to older Goans, lies off the Mormugao headland, about an hour by boat from the mouth of the Mandovi. Its lee side has the clearest water on this coast, which still means three to eight metres on a good day, and we say so before you pay. An instructor leads the snorkelling in small groups over rocks with young coral, parrotfish and the odd cuttlefish. Those above ten years of age and in good health may add a try-dive. Dolphins are often met on the way; the engine goes to idle and nobody chases. Lunch is grilled at anchor. Boats run from October to May, weather and the harbour master permitting.',
    included: [
      'Boat with licensed crew',
      'Snorkel set, life jacket and instructor',
      'Grilled lunch and fruit',
      'Port fees',
    ],
    pickup: 'Dona Paula 7:30 am; hotels in Panaji and Candolim from 6:45 am',
  },
];

export type SampleTour = {
  title: string;
  location: string;
  duration: string;
  group_size: string;
  price: number;
  original_price: number;
  currency: 'USD';
  discount: string;
  rating: number;
  reviews: number;
  description: string[];
  gallery: { image: string; alt: string }[];
  highlights: string[];
  included: string[];
  excluded: string[];
  faq: { question: string; answer: string }[];
};

export const sampleTour: SampleTour = {
  title: 'A Long Weekend in Goa',
  location: 'Panaji and Agonda, Goa, India',
  duration: '3 Days - 2 Nights',
  group_size: '2-10',
  price: 245,
  original_price: 300,
  currency: 'USD',
  discount: '25% Off',
  rating: 4.8,
  reviews: 64,
  description: [
    'Three days are enough for two Goas. The first is a river city of tiled houses, wood-oven bread and churches built when Lisbon was half a year away by sail. The second is a beach in the far south where the loudest thing at night is the tide.',
    'You sleep one night in an old house in Fontainhas and one a few steps from the sand at Agonda, with a spice garden and the fort at Cabo de Rama in between. A driver stays with you throughout, guides join where they are useful, and the evenings are yours. The price is for one person, two sharing a room.',
  ],
  gallery: [
    { image: '/pictures/destinations/goa.svg', alt: 'A white church above a palm-lined beach in Goa' },
    { image: '/pictures/trips/panjim-fontainhas.svg', alt: 'Painted houses in Fontainhas, Panaji' },
    { image: '/pictures/trips/old-goa-churches.svg', alt: 'Church towers in Old Goa' },
    { image: '/pictures/trips/spice-plantation.svg', alt: 'A spice garden under areca palms near Ponda' },
    { image: '/pictures/trips/south-goa-beaches.svg', alt: 'A quiet bay in South Goa at sunset' },
    { image: '/pictures/trips/dudhsagar-falls.svg', alt: 'Dudhsagar falls with its railway viaduct' },
  ],
  highlights: [
    'A night in a Fontainhas house with azulejo floors',
    'Old Goa with a historian, before the coaches',
    'Spice garden lunch on a banana leaf near Ponda',
    'Sunset on the walls of Cabo de Rama',
    'Waking by the sea at Agonda',
  ],
  included: [
    'Two nights on twin sharing with breakfast',
    'Two lunches and one dinner',
    'Private air-conditioned car with driver',
    'Guides in Fontainhas and Old Goa',
    'Airport pick-up and drop at Manohar or Dabolim',
  ],
  excluded: [
    'Flights and visas',
    'Drinks and tips',
    'Dudhsagar falls, offered as a fourth day from October to May',
    'Travel insurance',
    'Taxes at the rate in force',
  ],
  faq: [
    {
      question: 'When is the best time to come?',
      answer:
        'November to February for dry days and cool evenings. March to May is hot and quiet. June to September is the monsoon: green, dramatic, and without sea swimming.',
    },
    {
      question: 'Can we add days?',
      answer:
        'Yes. Most guests add Dudhsagar or a day on Divar island. Tell us in the enquiry and we will send a new plan and price.',
    },
    {
      question: 'Is it suitable for children and older travellers?',
      answer:
        'Walks are short and mostly flat, and the car is never far. The fort has uneven ground; a chair and a cold drink wait outside for anyone who prefers them.',
    },
    {
      question: 'Is my place booked once I send the enquiry?',
      answer:
        'Not yet. An enquiry holds nothing and costs nothing. We answer with dates and a written quotation, and you decide.',
    },
    {
      question: 'Why is this price in dollars?',
      answer:
        'It is the tour we quote for guests who fly in from abroad. Guests in India are quoted the same tour in rupees.',
    },
  ],
};
