import type { DemoNews } from '../types.ts';

export const article: DemoNews = {
  slug: 'goa-two-airports-dabolim-mopa',
  title: 'Dabolim or Mopa: check which Goa airport is on your ticket',
  excerpt:
    'Goa has two airports more than an hour apart. Codes, road times and transport choices, and how to pick the right one for your hotel.',
  summary:
    'Goa has two airports more than an hour apart. Codes, road times and transport choices, and how to pick the right one for your hotel.',
  category: 'Travel',
  categories: ['Travel', 'General'],
  tags: ['news', 'travel', 'destination'],
  image: '/pictures/news/aviation.svg',
  featured: true,
  published: true,
  priority: 'high',
  source: 'Safarnama Desk',
  location: 'Goa',
  meta_title: 'Goa’s two airports: Dabolim or Mopa?',
  meta_description:
    'GOI is Dabolim, GOX is Mopa. How far each lies from Goa’s beaches, which transport to take, and what to check before booking.',
  author: 'Ananya Kamat',
  published_days_ago: 12,
  views: 4410,
  content: `
<p>Among the small misfortunes of travel in Goa, the commonest is now this one: a family waits outside one airport while their driver waits outside the other. Since January 2023, when Manohar International Airport at Mopa began commercial flights, the state has had two civil airports, and airlines use both. The fares look alike on a booking screen. The places are far apart.</p>
<section id="two-names-two-codes">
  <h2>Two names, two codes</h2>
  <p><strong>Dabolim</strong>, with the code GOI, is the older one, near Vasco da Gama. It is a civil terminal at a naval airfield, INS Hansa, so some hours are kept for military flying and photography is restricted.</p>
  <p><strong>Mopa</strong>, with the code GOX, is officially Manohar International Airport. It stands on a plateau in Pernem taluka, in the far north, near the border with Maharashtra.</p>
  <p>By road, Dabolim and Mopa are some sixty to seventy kilometres apart. In ordinary traffic, count on an hour and a half between them, and on longer in the evening or in heavy rain. They are not terminals of the same airport, and there is no quick shuttle for those who arrive at one and leave from the other within a couple of hours.</p>
</section>
<section id="which-one-is-nearer-to-your-hotel">
  <h2>Which one is nearer to your hotel?</h2>
  <p>These are approximate driving times in daylight, in normal traffic.</p>
  <ul>
    <li><strong>Arambol, Mandrem, Ashwem, Morjim:</strong> Mopa, about 30 to 45 minutes.</li>
    <li><strong>Vagator, Anjuna, Baga, Calangute, Candolim:</strong> Mopa is usually a little nearer, around an hour; Dabolim somewhat longer.</li>
    <li><strong>Panaji and Old Goa:</strong> both work. Dabolim is about 45 minutes, Mopa 45 minutes to an hour.</li>
    <li><strong>Colva, Benaulim, Varca, Cavelossim:</strong> Dabolim, 40 to 60 minutes. Mopa takes roughly two hours.</li>
    <li><strong>Agonda, Palolem, Galgibaga:</strong> Dabolim, about an hour and a half to two hours. From Mopa, closer to two and a half.</li>
  </ul>
  <p>The bridges at Panaji and Cortalim have shortened many of these journeys, but a broken-down lorry can still add half an hour. When a flight matters, plan for the bad day.</p>
  <blockquote><p>Read the three letters before the price. A cheap fare to the wrong end of Goa is repaid in taxi money, twice.</p></blockquote>
</section>
<section id="leaving-the-airport">
  <h2>Leaving the airport</h2>
  <p>Both airports have prepaid taxi counters, app-based options tied to local operators, car hire desks and buses of the state’s Kadamba corporation. The bus network is inexpensive and useful for Panaji, Margao, Mapusa and the northern beach belt, though it thins out late at night. Timings alter with the season, so look at the display near the exit or ask at the counter.</p>
  <h3 id="a-few-practical-habits">A few practical habits</h3>
  <ol>
    <li>Send your driver the flight number and the airport’s code, both.</li>
    <li>Share the pillar or gate number once you have your bags.</li>
    <li>Agree the fare or show the prepaid slip before the luggage goes in.</li>
    <li>Keep some cash, as card machines do fail.</li>
    <li>On departure, reach the airport two hours early for domestic flights, and three for international ones.</li>
  </ol>
</section>
<section id="by-rail-from-the-airports">
  <h2>By rail from the airports</h2>
  <p>For Mopa the nearest stations are Pernem and Thivim; for Dabolim they are Vasco da Gama, Dabolim’s own small halt and, for long-distance trains, Madgaon. None is within walking distance with luggage. If your plan mixes train and flight, leave a margin of several hours, particularly from June to October when the Konkan line follows its monsoon timetable.</p>
</section>
<section id="airlines-can-use-both">
  <h2>Airlines can use both</h2>
  <p>Several carriers fly to both airports, and the departure time may be within an hour of each other. Schedules also move between the two with the winter and summer timetables. It is thus possible to book a return ticket that comes into Dabolim and goes out of Mopa. This may even suit you, if you start in the south and end in the north. It should be a choice, though, and not a discovery.</p>
  <p>When a flight is rescheduled by the airline, check the airport again as well as the hour. If it has been shifted to the other airport and no longer suits, contact the airline about your options before you travel.</p>
  <h3 id="for-wedding-groups">For wedding groups</h3>
  <p>Hosts should print the airport’s name on the invitation and on the transport sheet, in full, with the code. Our coordinators sort arrivals by airport first and by hour afterwards; it prevents most confusion.</p>
</section>
<section id="what-we-do">
  <h2>What we do</h2>
  <p>Safarnama Travels states the airport code on each voucher, sends a reminder on the day before, and places drivers only after checking the live flight status. If you are planning your own pick-up and are not sure of the distance, <a href="/contact">ask us</a> and we will tell you the sensible choice, whether or not you book with us. The <a href="/itinerary/Goa">Goa itinerary</a> works from both ends, and our <a href="/day-trips">day trips</a> can start from either airport when a flight lands early.</p>
</section>
`,
};
