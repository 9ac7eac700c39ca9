import type { DemoPost } from '../types.ts';

export const post: DemoPost = {
  slug: 'udaipur-or-jaipur-wedding',
  title: 'Udaipur or Jaipur: which city should host your wedding?',
  excerpt:
    'Water or sandstone, intimate or grand, one airport or many flights. A side-by-side look for couples dreaming of Rajasthan.',
  categories: ['Wedding Destinations', 'Wedding Planning'],
  tags: ['travel', 'trip', 'wedding'],
  image: '/pictures/weddings/udaipur-lake.svg',
  featured: false,
  published: true,
  author: 'Rohan Naik',
  published_days_ago: 24,
  views: 3480,
  content: `
<p>A Rajasthan wedding usually begins with one picture on a phone: lamps on a dark lake, or a pink gateway with elephants painted on it. The lake is Udaipur, the gateway is Jaipur. Between these two photographs lie real differences in travel, cost and mood, and it is much easier to choose once you know them.</p>
<section id="the-character-of-each-city">
  <h2>The character of each city</h2>
  <p>Udaipur sits around its lakes. Pichola, with the City Palace rising from its bank and the island palaces in the middle, sets the rhythm: you go to dinner by boat, sound carries over water, and evenings feel private even in a full city. It suits weddings where the couple wishes everyone to slow down.</p>
  <p>Jaipur is a capital. It has wide processional streets, hill forts above the old city, big hotels with several lawns and an energy that a large Punjabi or Marwari family will fill happily. It suits weddings with four hundred guests and a brass band.</p>
  <h3 id="a-useful-test">A useful test</h3>
  <p>Imagine the quietest hour of your wedding. If you see yourselves on a terrace above water, go to Udaipur. If you see a courtyard of carved stone with musicians in the corner, go to Jaipur.</p>
</section>
<section id="getting-the-guests-there">
  <h2>Getting the guests there</h2>
  <p>Jaipur has the larger airport, with more domestic connections and some international ones, and lies within half a day of Delhi by road or train. That matters when relatives arrive from six directions. Udaipur’s airport at Dabok is smaller, about three-quarters of an hour from the lake, and winter flights fill quickly. Trains reach both cities, overnight from Delhi and Mumbai among others.</p>
  <ul>
    <li>Many guests from Delhi, Punjab and abroad: Jaipur is simpler.</li>
    <li>Most guests from Mumbai and Gujarat: Udaipur is just as easy; some will drive from Ahmedabad in around five hours.</li>
    <li>Elderly guests: ask how many boats and stairs every function involves. Udaipur has more of both.</li>
  </ul>
</section>
<section id="venues-and-capacity">
  <h2>Venues and capacity</h2>
  <p>In Udaipur, lakeside and island venues are limited in number and in size. An island dinner has a fixed count of seats, a fixed number of boats, and a time by which the last guest must leave. Hill-top hotels outside the centre have larger lawns. In Jaipur you will find palace hotels, havelis in the old city, and resorts near Amer and along the Delhi road with room for a thousand.</p>
  <p>Forts and monuments that belong to the state or to the Archaeological Survey are mostly not available for parties, whatever a broker claims. Those which may be hired come with rules on fire, music, timing and fixings on old walls. Insist on a written permission naming your date.</p>
  <blockquote><p>Choose the venue for the walk between its functions. It is the walk your grandmother will make eight times.</p></blockquote>
</section>
<section id="weather-and-water">
  <h2>Weather and water</h2>
  <p>From November to February days are golden and nights cold. Outdoor dinners in late December and January need heaters, shawls in baskets and a hot soup served first. October and March are warm by day and lovely after dark. April to June is very hot. The monsoon, July to mid-September, turns the Aravallis green and fills the lakes; it is the least expensive time and quite romantic, provided the main functions are under a roof.</p>
  <p>Lake levels in Udaipur depend on the rain. After a weak monsoon, the shoreline retreats and jetties move. Ask for recent photographs before you plan a boat arrival.</p>
</section>
<section id="what-drives-the-cost">
  <h2>What drives the cost</h2>
  <ol>
    <li><strong>Rooms.</strong> Palace hotels usually ask you to take all rooms for at least two nights. This is most of your budget in both cities.</li>
    <li><strong>Season and muhurat.</strong> On the popular dates, every decorator and pandit is busy in both towns.</li>
    <li><strong>Boats.</strong> Transfers on the lake in Udaipur are a separate and surprising line.</li>
    <li><strong>Production.</strong> Big Jaipur lawns need more light, more flowers and a larger stage.</li>
    <li><strong>Food.</strong> Count vegetarian and Jain meals early; Rajasthan does these superbly, so lean on local cooks for at least one dinner.</li>
  </ol>
  <p>Ask each venue to quote the same guest list, the same functions and the same menu, taxes included. Otherwise you are comparing adjectives.</p>
</section>
<section id="small-courtesies-that-make-it-rajasthani">
  <h2>Small courtesies that make it Rajasthani</h2>
  <p>Hire local musicians, the Langa and Manganiyar singers if you can, and seat people close enough to hear without a speaker. Serve <em>ker sangri</em> and <em>dal baati</em> one afternoon, on low tables. Leave animals out of the procession; a vintage car or a decorated boat makes a better entrance and no creature suffers for it. Buy favours from block printers and blue-pottery workshops directly.</p>
</section>
<section id="if-you-still-cannot-choose">
  <h2>If you still cannot choose</h2>
  <p>Visit both in one long weekend, about six to seven hours apart by road, at the hour and in the month of your functions. Look at our <a href="/itinerary/Rajasthan">Rajasthan itinerary</a> for the route, and at the lake and fort packages under <a href="/wedding">weddings</a>. Then <a href="/booking">write to us</a> with your guest count; it tends to decide more than the photographs do.</p>
</section>
`,
};
