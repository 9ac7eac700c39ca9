import type { DemoNews } from '../types.ts';

export const article: DemoNews = {
  slug: 'andaman-permits-and-protected-areas',
  title: 'Andaman rules: permits, reserves and what not to carry home',
  excerpt:
    'Indian visitors can go freely to the main islands. Tribal reserves, marine parks, the Jarawa road and seashells are another matter.',
  summary:
    'Indian visitors can go freely to the main islands. Tribal reserves, marine parks, the Jarawa road and seashells are another matter.',
  category: 'Politics',
  categories: ['Politics', 'Travel'],
  tags: ['news', 'tourism', 'destination', 'update'],
  image: '/pictures/destinations/andaman.svg',
  featured: false,
  published: true,
  priority: 'medium',
  source: 'Safarnama Desk',
  location: 'Sri Vijaya Puram, Andaman and Nicobar Islands',
  meta_title: 'Andaman permits and protected areas',
  meta_description:
    'Which Andaman islands Indians may visit freely, what the tribal reserve rules say, and why shells, coral and drones cause trouble.',
  author: 'Meera Fernandes',
  published_days_ago: 37,
  views: 2090,
  content: `
<p>The Andaman and Nicobar Islands are part of India, and an Indian tourist needs no permit to land at Sri Vijaya Puram, formerly Port Blair. So much is simple. What follows is a set of rules that protect people, reefs and forests, some of the strictest anywhere in the country. They are easy to keep once you know them, and breaking them, even out of curiosity, is a serious offence.</p>
<section id="where-indian-citizens-may-go-freely">
  <h2>Where Indian citizens may go freely</h2>
  <p>The usual holiday islands need just a photo identity card and a ferry ticket: South Andaman with its capital, Swaraj Dweep (Havelock), Shaheed Dweep (Neil), Netaji Subhas Chandra Bose Dweep (Ross) by day, Long Island, and northwards Rangat, Mayabunder and Diglipur. Little Andaman is open outside its tribal reserve. Carry the same identity card that was used for the ferry booking, because names are checked at the jetty.</p>
  <p>The Nicobar group is different. Most of it is under protection as tribal reserve, and ordinary tourists cannot obtain passes. Do not pay anyone who offers you one.</p>
  <h3 id="foreign-guests">Foreign guests</h3>
  <p>The regime of restricted-area permits for foreigners was relaxed from 2018 for many inhabited islands, subject to registration and with exceptions for certain nationalities. The relaxation was made for fixed periods. If your group includes foreign passport holders, ask for the present rule before buying flights.</p>
</section>
<section id="tribal-reserves-no-entry-no-pictures-no-exceptions">
  <h2>Tribal reserves: no entry, no pictures, no exceptions</h2>
  <p>Several indigenous peoples live in the islands, some of them with little contact with outsiders and little resistance to their illnesses. The law on the protection of aboriginal tribes forbids entering their reserves, approaching by sea, photographing or filming the people, offering food or objects, and publishing such images. North Sentinel Island and the waters around it are wholly out of bounds.</p>
  <p>This applies to social media as well. A clip that you did not film yourself but chose to share may bring you before a magistrate.</p>
  <blockquote><p>There are places where the most respectful thing a traveller can do is to stay away, and to tell other people why.</p></blockquote>
</section>
<section id="the-road-through-the-jarawa-reserve">
  <h2>The road through the Jarawa reserve</h2>
  <p>The Andaman Trunk Road, which links South Andaman with Baratang and the north, passes through the reserve of the Jarawa. Traffic moves only in convoys, at set hours, from a checkpoint at Jirkatang, under police escort.</p>
  <ul>
    <li>Windows up, cameras and phones away.</li>
    <li>No stopping, no overtaking, no waving, no food.</li>
    <li>Identity cards for all passengers, and a form for the vehicle.</li>
    <li>First convoys leave very early; the last one back is in the afternoon.</li>
  </ul>
  <p>Any driver or agent who hints at ‘seeing tribals’ should be refused and reported. Safarnama Travels does not sell such a drive as an attraction. Those who want to see the limestone caves and mangroves at Baratang should ask about boat services, and about the weekly day on which the caves are closed.</p>
</section>
<section id="marine-parks-and-wildlife">
  <h2>Marine parks and wildlife</h2>
  <p>Mahatma Gandhi Marine National Park near Wandoor protects reefs and small islands. Jolly Buoy and Red Skin are opened to visitors alternately for part of each year, with a limited number of permits a day, and plastic is checked before you board. Book through authorised counters. Elsewhere, snorkel with operators who use mooring buoys and do not anchor on coral.</p>
  <ol>
    <li>Float; never stand on the reef or touch anything.</li>
    <li>Use a long-sleeved rash vest and less sunscreen.</li>
    <li>Dive only with a licensed centre, after an honest medical form.</li>
    <li>Keep at least eighteen hours, and ideally a full day, between diving and flying.</li>
    <li>Heed crocodile warnings on beaches and creeks, and the lifeguards’ flags.</li>
  </ol>
  <h3 id="what-may-not-go-home">What may not go home</h3>
  <p>Do not collect shells, coral or sand, dead or alive. Many species are protected under wildlife law, and baggage is screened at the airport. Shell souvenirs sold with a proper permit and receipt may be allowed, yet the easiest course is to buy coconut craft or a book.</p>
</section>
<section id="drones-satellite-phones-and-other-devices">
  <h2>Drones, satellite phones and other devices</h2>
  <p>Drones may be flown only with prior permission, and the islands contain many defence zones. Satellite phones are barred without a licence. Photography is forbidden at the airport, in harbours used by the Navy and the Coast Guard, and at other signed places. The Cellular Jail and the museums permit pictures in most rooms.</p>
</section>
<section id="practical-notes">
  <h2>Practical notes</h2>
  <p>Ferries may be cancelled because of weather, so leave a spare night before your flight home. Mobile data has improved much since the undersea cable arrived, but small islands still go silent; carry cash. Alcohol on beaches and littering are punishable.</p>
  <p>The <a href="/itinerary/Andaman">Andaman itinerary</a> keeps to open islands, licensed boats and one unhurried reef. For a wedding or a photo shoot on a beach there, permissions take weeks, so look at <a href="/wedding">weddings</a> early and <a href="/contact">contact us</a> before announcing the date.</p>
</section>
`,
};
