import type { DemoNews } from '../types.ts';

export const article: DemoNews = {
  slug: 'shoulder-season-pricing',
  title: 'Shoulder season: how holiday prices really move',
  excerpt:
    'Between peak and off-peak lie a few weeks of decent weather and softer rates. Where they fall, why they exist and how to use them.',
  summary:
    'Between peak and off-peak lie a few weeks of decent weather and softer rates. Where they fall, why they exist and how to use them.',
  category: 'Industry',
  categories: ['Industry', 'Travel'],
  tags: ['news', 'tourism', 'travel', 'trending'],
  image: '/pictures/news/hotel.svg',
  featured: false,
  published: true,
  priority: 'low',
  source: 'Safarnama Desk',
  location: 'India',
  meta_title: 'Shoulder-season travel and pricing',
  meta_description:
    'How hotels and airlines set prices, which weeks are the sweet spot for Goa, Kerala, Ladakh and beyond, and what to ask for.',
  author: 'Ananya Kamat',
  published_days_ago: 48,
  views: 1760,
  content: `
<p>Ask a hotelier in Goa about the best week of the year and you will be told the last one of December. Ask when she herself goes on holiday, and she may say the first week of March, or the second of October. Between the crowded months and the closed ones lie short stretches which the trade calls shoulder season. For families not tied to school terms, they are the finest bargain there is, and they are no secret, only a matter of calendar.</p>
<section id="how-a-price-is-made">
  <h2>How a price is made</h2>
  <p>A hotel room that is empty tonight can’t be sold tomorrow. So hotels and airlines estimate demand for every date and alter the price as bookings come in. Three forces push it up: school holidays, festivals joined to weekends, and events such as weddings and conferences. Three pull it down: poor weather, or its reputation; the weeks immediately after a holiday; and weekdays in leisure places, or weekends in business cities.</p>
  <p>The rate you see is therefore not a judgement on the room. The same balcony may cost several times as much on 30 December as on 10 January, with the same sea in front of it.</p>
  <h3 id="packages-behave-differently">Packages behave differently</h3>
  <p>Agencies contract rooms months ahead, at rates for fixed seasons. On a boundary date, for instance 30 September or 1 October, moving a stay by one night may change the rate of the entire stay. It is always worth asking.</p>
</section>
<section id="where-the-shoulder-falls">
  <h2>Where the shoulder falls</h2>
  <p>These are habits rather than promises.</p>
  <ul>
    <li><strong>Goa:</strong> October, when shacks are being rebuilt and the sea calms; and late February to March, outside Carnival and Holi.</li>
    <li><strong>Kerala:</strong> September, after the heavy rain, apart from Onam week; and early March.</li>
    <li><strong>Rajasthan:</strong> late September to mid-October, before Diwali; and March, once the nights have warmed.</li>
    <li><strong>Ladakh:</strong> late May and early June, then September, with clear skies and cold nights.</li>
    <li><strong>Himachal and Kashmir:</strong> September to mid-October, and again in early spring before the school break.</li>
    <li><strong>Andamans:</strong> November, and April while seas remain calm.</li>
    <li><strong>Thailand:</strong> late October to November on the Andaman coast; <strong>Bali:</strong> April to mid-June and September.</li>
    <li><strong>Dubai:</strong> October and April, warm by day and pleasant by night.</li>
  </ul>
  <blockquote><p>Peak season sells certainty. Shoulder season gives you a small risk of rain, and the best table.</p></blockquote>
</section>
<section id="what-you-gain-besides-money">
  <h2>What you gain besides money</h2>
  <p>Lower rates are the smaller half. Drivers are rested, guides have time, museums are quiet, and the cook comes out to ask how you liked it. Upgrades happen, because there is something to upgrade to. Photographers find softer skies. And the place itself gets a living outside the crush, which keeps good staff employed throughout the year.</p>
</section>
<section id="what-you-accept">
  <h2>What you accept</h2>
  <ol>
    <li>A shower or two, or a swim with a red flag.</li>
    <li>Some closures: shacks, high passes, a ferry, a national park.</li>
    <li>Fewer direct flights on seasonal routes.</li>
    <li>Building work; hotels paint in these weeks. Ask for a room away from it.</li>
    <li>Cooler evenings or a hot noon.</li>
  </ol>
  <p>For a honeymoon that depends upon seaplanes and sunsets, or for a wedding on a lawn, we would still advise the dependable months. For parents with a toddler, or friends with a flexible leave calendar, shoulder season is nearly always right.</p>
</section>
<section id="how-to-use-it">
  <h2>How to use it</h2>
  <p>Fix the place and let the dates float by ten days on each side. Ask for the same package priced on three start dates. Avoid arriving on Friday. Pay for flights early and keep the hotel refundable until the forecast is clear. Look up long weekends before you settle, because a single public holiday can turn a soft Monday into a full house.</p>
  <h3 id="questions-that-often-help">Questions that often help</h3>
  <p>Which date does the rate change? Is breakfast included at this rate, or only in season? Will the pool and the restaurant be open? May we check in early? Is tax on the room calculated on its price, and does the lower price bring a lower slab? Staff answer such questions cheerfully in a quiet week.</p>
</section>
<section id="a-word-to-the-trade">
  <h2>A word to the trade</h2>
  <p>Discounting to the bone in shoulder weeks helps nobody for long. Hotels that keep their full service, cut the minimum stay and add one generous thing, a cooking hour or a transfer, find that guests return and pay properly. That is the kind we prefer to contract.</p>
  <p>On our side, each tour on the <a href="/destination">destinations page</a> shows its best months and its starting price, and the starting price usually belongs to these weeks. Tell us in the <a href="/booking">enquiry form</a> that your dates are flexible. It is the one sentence that reliably makes a quotation smaller. The <a href="/itinerary/Goa">Goa itinerary</a> in the first half of March is our own favourite example.</p>
</section>
`,
};
