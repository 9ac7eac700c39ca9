import type { DemoPost } from '../types.ts';

export const post: DemoPost = {
  slug: 'how-to-budget-a-family-holiday',
  title: 'How to budget a family holiday without surprises',
  excerpt:
    'Five envelopes, a quiet hour and the right questions. How we build a quotation, and how you can check any quotation you are given.',
  categories: ['Travel Tips', 'Travel'],
  tags: ['trip', 'travel', 'budget'],
  image: '/pictures/blog/budget.svg',
  featured: false,
  published: true,
  author: 'Rohan Naik',
  published_days_ago: 21,
  views: 2340,
  content: `
<p>Most holiday quarrels about money are not about the large sums. Everyone has made peace with the flights. The quarrel comes on day three, over a boat ride nobody had counted, or in the car park, over tolls. I build quotations for a living, and this is the method I use for my own family too. It needs a pencil, an hour and some honesty.</p>
<section id="think-in-five-envelopes">
  <h2>Think in five envelopes</h2>
  <p>Divide the whole trip into five heads before you look at a single price.</p>
  <ol>
    <li><strong>Getting there and back:</strong> flights or trains, seat and baggage fees, the taxi to the airport at both ends.</li>
    <li><strong>Sleeping:</strong> room rent, taxes, extra beds, and whether breakfast is included.</li>
    <li><strong>Moving around:</strong> car and driver, fuel, tolls, parking, state permits, ferries, local autos.</li>
    <li><strong>Eating:</strong> the meals your hotel does not give you, plus water, tea and ice cream.</li>
    <li><strong>Doing:</strong> entry tickets, guides, boat rides, camera charges, the cooking class, and shopping.</li>
  </ol>
  <p>Then add a sixth line that is not an envelope at all, a reserve. I keep a tenth of the total. If it comes home unspent, it starts the next holiday.</p>
  <h3 id="why-envelopes-beat-a-single-figure">Why envelopes beat a single figure</h3>
  <p>A single figure hides trade-offs. When you see the five side by side, choices become visible. A hotel by the lake may cost more, but if it saves two taxi rides a day for six people, the moving envelope shrinks. Nobody finds that out by comparing room rates alone.</p>
</section>
<section id="fixed-costs-and-growing-costs">
  <h2>Fixed costs and growing costs</h2>
  <p>Mark every item as fixed or growing. A car costs the same for two people as for five, so it is fixed. Entry tickets and thalis grow with every cousin who joins. Groups do well when they share fixed costs and keep an eye on growing ones. That is why a family of six often pays less per head than a couple on the same route, and why solo travellers feel the pinch.</p>
  <p>Children complicate this. Each hotel, airline and railway has its own age limits for free or reduced travel, and they do not agree. Write each child’s age on the travel date, not today’s age, in every enquiry you send.</p>
</section>
<section id="reading-a-quotation-properly">
  <h2>Reading a quotation properly</h2>
  <p>When an agency sends you a price, ours included, look for the sentences rather than the number.</p>
  <ul>
    <li>Is the price per person or for the room, and on how many people sharing?</li>
    <li>Which meals are included, counted one by one?</li>
    <li>Is GST included? For overseas packages, is tax collected at source included or extra?</li>
    <li>Is the car yours all day, or limited by hours and kilometres?</li>
    <li>Which entrances are paid, and which are merely visited from outside?</li>
    <li>What is the cancellation charge on each date from now until departure?</li>
    <li>Are the hotels named, or described as ‘or similar’?</li>
  </ul>
  <blockquote><p>A cheap price with a long list of exclusions is an expensive price that has not finished arriving.</p></blockquote>
  <p>A decent agent will answer all seven within a day. If you are holding a quotation from us that leaves you unsure, <a href="/contact">call or write</a> before you pay anything.</p>
</section>
<section id="where-to-save-and-where-not-to">
  <h2>Where to save, and where not to</h2>
  <p>Save on dates first. The week after a festival or school holiday is often calmer and cheaper than the week before. Save on rooms you will not sit in: if you leave at seven and return at eight, a garden view is a decoration. Save by eating lunch as the main meal, when thalis are generous, and keeping supper simple.</p>
  <h3 id="do-not-save-on-these">Do not save on these</h3>
  <p>Do not choose a late-night arrival to save a little on a flight if it means a hill drive in the dark. Do not skip travel insurance on an overseas trip. Do not squeeze seven people into a vehicle built for six. And do not cut the rest day; a tired family spends more, because it pays to make discomfort stop.</p>
</section>
<section id="running-the-money-on-the-road">
  <h2>Running the money on the road</h2>
  <p>Choose one treasurer. That person carries a small notebook, or a shared sheet on the phone, and writes down each expense when it happens. Check the envelopes every second evening for five minutes, over tea, without blame. Give older children a daily allowance for snacks and souvenirs, in cash. They become thoughtful shoppers by the second day.</p>
  <p>Keep two ways to pay, held by two adults, plus cash in small notes. Hill towns and islands lose their network often enough for this to matter.</p>
  <p>When you have your five envelopes, compare them with the package prices on our <a href="/destination">destinations page</a>, or send us the total you are comfortable with through the <a href="/booking">enquiry form</a>. Telling an agent your real budget is not a weakness. It saves both of us three rounds of guessing.</p>
</section>
`,
};
