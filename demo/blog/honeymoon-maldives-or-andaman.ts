import type { DemoPost } from '../types.ts';

export const post: DemoPost = {
  slug: 'honeymoon-maldives-or-andaman',
  title: 'Maldives or the Andamans: choosing your island honeymoon',
  excerpt:
    'One needs a passport, the other a ferry timetable. An honest comparison of cost, privacy, food, sea and effort for two.',
  categories: ['Honeymoon', 'Travel'],
  tags: ['trip', 'beach', 'sea', 'travel', 'honeymoon'],
  image: '/pictures/destinations/maldives.svg',
  featured: true,
  published: true,
  author: 'Ananya Kamat',
  published_days_ago: 4,
  views: 4655,
  content: `
<p>Two pale-blue brochures lie on our desk every wedding season, and couples pick up one, then the other, and look at each other. The Maldives and the Andamans promise the same word, island, and mean quite different holidays by it. We like both and earn from both, so here is a comparison without a thumb on the scale.</p>
<section id="the-short-answer">
  <h2>The short answer</h2>
  <p>Choose the Maldives if you want to be looked after completely, in one place, and hardly wear shoes. Choose the Andamans if you want to do things: ferries, forests, history, scooters, dives and dosa for breakfast. If you are both tired after four days of ceremonies, be honest about which of those you have the strength for.</p>
</section>
<section id="papers-and-getting-there">
  <h2>Papers and getting there</h2>
  <p>For the Maldives you both need valid passports. Tourists have long been admitted with little formality, provided that they show a confirmed stay, a return ticket and an online traveller declaration. Check the current conditions before booking, as we do.</p>
  <p>For the main Andaman islands an Indian citizen needs only a photo identity card. Flights land at Sri Vijaya Puram, which most people still call Port Blair, and you continue by ferry to Swaraj Dweep (Havelock) and Shaheed Dweep (Neil).</p>
  <h3 id="transfers-matter-more-than-flights">Transfers matter more than flights</h3>
  <p>In the Maldives your resort is reached by speedboat, by domestic flight or by seaplane. Seaplanes fly only in daylight, so a late arrival at Malé means a night near the airport. In the Andamans private catamarans and government ferries sail by timetable, and rough seas can cancel them. Keep the final night in Port Blair before the flight home. We never bend this rule.</p>
</section>
<section id="what-a-day-feels-like">
  <h2>What a day feels like</h2>
  <p>A Maldives day has few edges. You wake above or beside a lagoon, swim before breakfast, snorkel on the house reef, sleep, and walk along the whole island before dinner in perhaps twenty minutes. Service is discreet. Meals depend on the plan you chose, and since each resort stands alone on its island, there is no dhaba next door.</p>
  <p>An Andaman day begins early, because the sun there rises early and sets early; in December it is dark soon after five. You may visit the Cellular Jail and feel sober, ride a scooter to Radhanagar for the sunset, eat grilled fish at a plain table, and learn to breathe under water at Nemo Reef.</p>
  <blockquote><p>One island asks you to stop. The other asks you to come and see. A good marriage needs both, though not necessarily in the same week.</p></blockquote>
</section>
<section id="costs-without-fairy-tales">
  <h2>Costs, without fairy tales</h2>
  <ul>
    <li><strong>The room:</strong> in the Maldives it is most of the bill. In the Andamans it is perhaps half.</li>
    <li><strong>Transfers:</strong> seaplanes are expensive, per person, both ways. Ferries are modest.</li>
    <li><strong>Meals:</strong> full board or all-inclusive is wise on a resort island. In the Andamans you eat as you like.</li>
    <li><strong>Taxes:</strong> Maldivian bills carry service charge, goods tax and a nightly green tax, so ask for the final figure. On overseas packages Indian law also requires tax collected at source, which you can claim back in your return.</li>
    <li><strong>Extras:</strong> diving, spa and private dinners add up in both.</li>
  </ul>
  <p>Guesthouses on Maldivian local islands are a cheaper middle way. Note that these follow local custom: no alcohol, modest dress in the village, swimwear only on the marked beach.</p>
</section>
<section id="food-for-vegetarians-and-jains">
  <h2>Food for vegetarians and Jains</h2>
  <p>Most Maldivian resorts used to Indian guests cook good vegetarian food, but write in advance and get it confirmed, especially for Jain meals or food without egg. In Port Blair vegetarian food is everywhere. On Havelock and Neil it is easy, on remoter islands plainer.</p>
</section>
<section id="when-to-go">
  <h2>When to go</h2>
  <p>Both have their calm, dry months roughly from December to April. The Andamans also enjoy late November, though storms in the Bay of Bengal can disturb October, November and May. The south-west monsoon brings wind and rain to both from about May. Prices in the Maldives drop then, and many couples accept a few showers for a better villa. Christmas and New Year are the dearest fortnight in both, often with a compulsory gala dinner.</p>
</section>
<section id="five-questions-to-settle-it">
  <h2>Five questions to settle it</h2>
  <ol>
    <li>Do we want to share the days with strangers at all?</li>
    <li>Is either of us a poor sailor or nervous in small planes?</li>
    <li>Would four nights of perfect quiet be bliss, or boredom by the third?</li>
    <li>What is the total we can spend without thinking of it at dinner?</li>
    <li>Are both our passports valid for at least six months, in the names on the tickets?</li>
  </ol>
  <p>If you still differ, do the Andamans now and the Maldives on an anniversary. Look at the days in detail in our <a href="/itinerary/Maldives">Maldives</a> and <a href="/itinerary/Andaman">Andaman</a> itineraries, then <a href="/booking">send us your dates</a>. We will quote both, side by side, with every transfer included.</p>
</section>
`,
};
