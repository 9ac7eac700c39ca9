import type { DemoPost } from '../types.ts';

export const post: DemoPost = {
  slug: 'choosing-a-first-himalayan-trek',
  title: 'Choosing a first Himalayan trek from Manali',
  excerpt:
    'Beas Kund, Bhrigu or Hampta? A short comparison for beginners, with notes on height, days and season. Work in progress.',
  categories: ['Tent', 'Guide'],
  tags: ['trip', 'tent', 'mountain'],
  image: '/pictures/blog/trek.svg',
  featured: false,
  published: false,
  author: 'Rohan Naik',
  published_days_ago: 1,
  views: 0,
  content: `
<p>Three walks out of Manali are offered to beginners so often that people take them for the same walk. They are not. This draft sets out the differences; distances and camp heights are still to be checked with our guides.</p>
<section id="three-walks-three-moods">
  <h2>Three walks, three moods</h2>
  <ul>
    <li><strong>Beas Kund:</strong> the gentlest of the three, up the Solang valley to the small lake where the Beas is said to begin.</li>
    <li><strong>Bhrigu Lake:</strong> short, steep, with wide meadows and a high lake above 4,000 metres.</li>
    <li><strong>Hampta Pass:</strong> a real crossing, from the green Kullu side to the bare valley of Lahaul.</li>
  </ul>
</section>
<section id="how-to-choose">
  <h2>How to choose</h2>
  <p>Count how many nights you have already slept above 2,500 metres in your life. If the number is none, begin with Beas Kund and keep a spare day in Manali before it.</p>
  <blockquote><p>The first trek should leave you wanting a second. That is the only grade that matters.</p></blockquote>
  <h3 id="still-to-write">Still to write</h3>
  <p>A kit list, the monsoon question, permits, and a paragraph on waste. Meanwhile readers may look at the <a href="/itinerary/Manali">Manali itinerary</a>.</p>
</section>
`,
};
