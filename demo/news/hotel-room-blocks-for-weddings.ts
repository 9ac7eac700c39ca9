import type { DemoNews } from '../types.ts';

export const article: DemoNews = {
  slug: 'hotel-room-blocks-for-weddings',
  title: 'Room blocks for weddings: questions to ask the hotel (draft)',
  excerpt:
    'Release dates, attrition and who pays for the empty rooms. A short explainer in preparation for couples who are contracting hotels.',
  summary:
    'Release dates, attrition and who pays for the empty rooms. A short explainer in preparation for couples who are contracting hotels.',
  category: 'Industry',
  categories: ['Industry', 'General'],
  tags: ['news', 'tourism', 'update'],
  image: '/pictures/news/hotel.svg',
  featured: false,
  published: false,
  priority: 'low',
  source: 'Safarnama Desk',
  location: 'Goa',
  meta_title: 'Room blocks for weddings (draft)',
  meta_description:
    'A draft explainer about hotel room blocks for destination weddings: release dates, attrition and deposits.',
  author: 'Rohan Naik',
  published_days_ago: 2,
  views: 0,
  content: `
<p>A room block is a promise with two ends. The hotel promises not to sell certain rooms to anyone else; the family promises to fill them, or most of them. Trouble starts when only one of these promises has been read. This draft lists the terms which we mean to explain before the next wedding season.</p>
<section id="terms-to-explain">
  <h2>Terms to explain</h2>
  <ul>
    <li><strong>Release date:</strong> the day on which unsold rooms go back to the hotel.</li>
    <li><strong>Attrition:</strong> the share of the block that may stay empty without a charge.</li>
    <li><strong>Buy-out:</strong> taking the whole hotel, with its own rules on minimum nights.</li>
    <li><strong>Deposit schedule:</strong> what is refundable, and until when.</li>
  </ul>
  <blockquote><p>Never sign for the number of guests you hope for. Sign for the number who have replied.</p></blockquote>
  <h3 id="still-to-do">Still to do</h3>
  <p>Add a worked example with round figures, have the wording checked by our contracts desk, and link it to the <a href="/wedding">wedding packages</a>.</p>
</section>
`,
};
