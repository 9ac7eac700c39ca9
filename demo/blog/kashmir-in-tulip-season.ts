import type { DemoPost } from '../types.ts';

export const post: DemoPost = {
  slug: 'kashmir-in-tulip-season',
  title: 'Kashmir in tulip season: notes for a longer piece',
  excerpt:
    'When the Srinagar tulip garden opens, where to stay and what to pair with it. A draft waiting for this spring’s dates.',
  categories: ['Travel', 'Photography'],
  tags: ['trip', 'travel', 'mountain'],
  image: '/pictures/destinations/kashmir.svg',
  featured: false,
  published: false,
  author: 'Ananya Kamat',
  published_days_ago: 3,
  views: 0,
  content: `
<p>The tulip garden on the slopes of the Zabarwan hills in Srinagar opens for a few weeks each spring, usually from late March into April. Blooming depends on the weather, and the dates are announced only shortly before. This draft waits for them.</p>
<section id="what-we-know-already">
  <h2>What we know already</h2>
  <ul>
    <li>Early morning has the softest light and the fewest people.</li>
    <li>Dal Lake and the Mughal gardens of Nishat and Shalimar lie close by and fit in the same day.</li>
    <li>Almond and cherry trees may be in flower in the same weeks.</li>
    <li>Evenings are cold, so carry a warm layer for the shikara.</li>
  </ul>
</section>
<section id="what-we-still-have-to-check">
  <h2>What we still have to check</h2>
  <p>Opening hours, ticket counters, parking, and whether Gulmarg still has snow enough for beginners at that time.</p>
  <blockquote><p>Book the room for the lake and not for the flower. The lake keeps its appointments.</p></blockquote>
  <h3 id="pictures-needed">Pictures needed</h3>
  <p>One wide frame, one of gardeners at work. The route itself is in our <a href="/itinerary/Kashmir">Kashmir itinerary</a>.</p>
</section>
`,
};
