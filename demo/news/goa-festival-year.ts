import type { DemoNews } from '../types.ts';

export const article: DemoNews = {
  slug: 'goa-festival-year',
  title: 'Goa’s festival year: a season-by-season calendar',
  excerpt:
    'Carnival, Shigmo, São João, Chavath and the December feast: when they fall, where visitors are welcome, and how roads and rooms change.',
  summary:
    'Carnival, Shigmo, São João, Chavath and the December feast: when they fall, where visitors are welcome, and how roads and rooms change.',
  category: 'General',
  categories: ['General', 'Travel'],
  tags: ['news', 'tourism', 'destination', 'travel'],
  image: '/pictures/news/festival.svg',
  featured: false,
  published: true,
  priority: 'medium',
  source: 'Safarnama Desk',
  location: 'Goa',
  meta_title: 'Goa’s festival year, season by season',
  meta_description:
    'When Goa celebrates Carnival, Shigmo, São João, Ganesh Chaturthi and the Old Goa feast, and how to join in considerately.',
  author: 'Meera Fernandes',
  published_days_ago: 33,
  views: 2720,
  content: `
<p>Visitors tend to believe that Goa has one season, in late December. People who live here know of a calendar with a celebration in nearly every month, Hindu, Catholic and Muslim, often attended by all three. Most dates move with the moon or with Easter, so this guide gives seasons and leaves the day to the current year’s calendar. Before you plan a trip around one event, check it with the organisers or with us.</p>
<section id="january-to-march-kings-floats-and-colours">
  <h2>January to March: kings, floats and colours</h2>
  <p>On 6 January, the feast of the Three Kings, boys in crowns ride to hilltop chapels at Cansaulim, Chandor and Reis Magos. Roads close for a few hours and the fairs stay up until night.</p>
  <p><strong>Carnival</strong> comes in February or early March, over the four days before Lent. King Momo opens it in Panaji on the Saturday, and parades of floats move on to Margao, Vasco and Mapusa on the days after. In the villages, older forms survive, with plays performed on the street.</p>
  <p><strong>Shigmo</strong> follows in March, around Holi. In the towns there are night-time parades of floats, drums and folk dancers; in the villages the dances are done in temple courtyards, in an order fixed long ago. If you can see only one Goan festival, we would choose this one.</p>
</section>
<section id="april-to-june-fire-feni-and-a-leap-into-wells">
  <h2>April to June: fire, feni and a leap into wells</h2>
  <p>In April or May, thousands come to the <em>zatra</em> of goddess Lairai at Shirgao, where devotees carrying cane sticks walk across embers before dawn. It is a pilgrimage with enormous crowds. Attend only with local company, and keep to the edges.</p>
  <p>Late May is the time of the <em>purumentachem fest</em>, markets at which households buy dried fish, kokum, chillies and rice before the rains.</p>
  <p>On 24 June, <strong>São João</strong> greets the monsoon with leaf crowns, songs and leaps into wells, with boat processions in Siolim. If you join the water, do so only where villagers say it is safe.</p>
</section>
<section id="july-to-september-mud-flags-and-ganesha">
  <h2>July to September: mud, flags and Ganesha</h2>
  <ul>
    <li><strong>Chikal Kalo</strong>, in July at Marcel, is played in mud before the Devki Krishna temple.</li>
    <li><strong>Bonderam</strong>, on the fourth Saturday of August, fills the island of Divar with mock battles and floats. Ferries queue for hours; go early.</li>
    <li><strong>Ganesh Chaturthi</strong>, called <em>Chavath</em>, in August or September, is the great family festival. Homes hang a canopy of fruit and leaves called <em>matoli</em> above the deity. Many shops and eateries shut for two days or longer, as everyone goes to the ancestral house.</li>
  </ul>
  <blockquote><p>At Chavath Goa closes its shops and opens its doors. If a neighbour asks you in, take sweets and stay for the aarti.</p></blockquote>
</section>
<section id="october-to-december-light-boats-and-pilgrims">
  <h2>October to December: light, boats and pilgrims</h2>
  <p>In the early hours before Diwali, giant paper effigies of <strong>Narakasura</strong> are paraded and burnt in every ward. The contest between neighbourhoods lasts the whole night. In November, on the full moon of Kartik, small lit boats race on the river at Vithalapur in Sanquelim for Tripurari Purnima. The International Film Festival of India is normally held at Panaji in the second half of November.</p>
  <p>On 3 December, the <strong>feast of St Francis Xavier</strong> draws pilgrims on foot to Old Goa, after a novena of nine days. The relics are brought down for veneration only once in about ten years; the latest exposition was in 2024 and 2025. On 8 December Panaji and Margao celebrate the Immaculate Conception with fairs. Arts festivals take over the capital’s old buildings in mid-December, and then come cribs, stars, midnight Mass and the New Year crowds.</p>
</section>
<section id="what-it-means-for-your-plans">
  <h2>What it means for your plans</h2>
  <ol>
    <li><strong>Rooms:</strong> dear for Carnival weekend, Diwali week and 20 December to 3 January. Easier to find at Shigmo and São João.</li>
    <li><strong>Roads:</strong> parade routes close from the early afternoon. Ask your driver to park outside and walk in.</li>
    <li><strong>Ferries:</strong> expect queues at Divar and Old Goa on feast days.</li>
    <li><strong>Dry days:</strong> the sale of alcohol may be stopped around certain national days and elections.</li>
    <li><strong>Return journeys:</strong> trains after Chavath and Diwali are full for a week.</li>
  </ol>
  <h3 id="being-a-good-guest">Being a good guest</h3>
  <p>Cover shoulders and knees at temples and churches. Leave shoes where others do. Ask before photographing rituals, and do not fly drones. Let processions pass; never cut through one for a picture. Buy from the fair, since stallholders travel from feast to feast for a living.</p>
  <p>Several of our <a href="/day-trips">day trips</a> change course to include a festival evening, always with a guide who belongs to the village. For dates in the coming year, or for a <a href="/itinerary/Goa">Goa itinerary</a> built around one of these, <a href="/contact">send us a note</a> early. The best homestays are taken by returning cousins.</p>
</section>
`,
};
