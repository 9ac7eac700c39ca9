import type { DemoNews } from '../types.ts';

export const article: DemoNews = {
  slug: 'safarnama-beach-clean-up',
  title: 'Safarnama’s beach clean-up: join us on Sunday mornings',
  excerpt:
    'Two hours, gloves provided, breakfast after. How our dry-season clean-ups at Miramar work, what we pick up, and what we leave alone.',
  summary:
    'Two hours, gloves provided, breakfast after. How our dry-season clean-ups at Miramar work, what we pick up, and what we leave alone.',
  category: 'General',
  categories: ['General', 'Travel'],
  tags: ['news', 'tourism', 'destination', 'travel'],
  image: '/pictures/destinations/goa.svg',
  featured: false,
  published: true,
  priority: 'low',
  source: 'Safarnama Travels',
  location: 'Miramar, Panaji, Goa',
  meta_title: 'Join Safarnama’s Goa beach clean-up',
  meta_description:
    'Our Sunday beach clean-ups at Miramar from October to May: how to join, what to bring, and why we sort what we find.',
  author: 'Safarnama Desk',
  published_days_ago: 22,
  views: 1430,
  content: `
<p>From October to May, on the first Sunday of each month, Safarnama Travels closes its laptops and goes to the beach with sacks. The clean-up at Miramar, at the mouth of the Mandovi in Panaji, is open to everybody: guests, residents, schools, and people who came for a jog and were handed gloves. This note explains how it works, so that you may decide whether to set the alarm.</p>
<section id="how-the-morning-runs">
  <h2>How the morning runs</h2>
  <ol>
    <li><strong>6.45 am:</strong> meet at the landward end of the promenade. Sign the sheet, take gloves and a sack.</li>
    <li><strong>7.00 am:</strong> a short talk about safety and sorting. Groups of five, each with a leader.</li>
    <li><strong>7.15 to 8.45 am:</strong> walk and pick, from the tree line down to the last high-tide mark.</li>
    <li><strong>8.45 am:</strong> sort, count and stack the sacks.</li>
    <li><strong>9.15 am:</strong> wash hands, pão bhaji and tea.</li>
  </ol>
  <p>There is no fee and no need to book for families. For schools, companies or groups of more than ten, please write a week before, so that we have enough gloves. In case of heavy rain or an official warning we cancel by seven in the evening on the day before and say so on the <a href="/contact">contact page</a>.</p>
  <h3 id="bring-with-you">Bring with you</h3>
  <p>A cap, closed shoes, sunscreen, a full steel bottle, and trousers that you do not mind staining. Do not bring bottled water, balloons or banners.</p>
</section>
<section id="why-miramar">
  <h2>Why Miramar</h2>
  <p>The beach is wide, close to town and easy for wheelchairs to reach at the promenade. It also receives what the river brings down. Much of what we pick up has never been dropped on the sand at all. It began in a drain somewhere inland, rode the Mandovi on an ebb tide, and came ashore with the next one. Finding school-book covers and shampoo sachets from upriver changes the way one looks at a gutter.</p>
  <blockquote><p>The beach is only where the rubbish stops walking. It started from our own doorsteps.</p></blockquote>
</section>
<section id="what-we-pick-up-and-what-stays">
  <h2>What we pick up, and what stays</h2>
  <ul>
    <li><strong>Yes:</strong> bottles, caps, sachets, thermocol, straws, cigarette ends, slippers, fishing line, glass pieces, cloth.</li>
    <li><strong>With the leader only:</strong> needles, medical waste, broken tube lights, sealed cans with unknown contents.</li>
    <li><strong>No:</strong> seaweed, driftwood, dead leaves, shells, crab balls. These are the beach itself: food and shelter for small life, and they hold the sand.</li>
    <li><strong>Never:</strong> dune plants. The creeping vines with purple flowers keep the dunes from blowing away.</li>
  </ul>
  <p>In the weeks before the monsoon, sticky black tar balls may wash up along the coast. Do not pick them up with bare hands. We report larger deposits to the authorities and keep children away.</p>
  <h3 id="turtles-and-other-guests">Turtles and other guests</h3>
  <p>If you should find a nest, tracks, a stranded turtle, a dolphin or a snake, stop, move everyone back, keep dogs away and tell the leader, who calls the forest department or the lifeguards. Do not push an animal back into the water.</p>
</section>
<section id="sorting-is-the-real-work">
  <h2>Sorting is the real work</h2>
  <p>A heap of mixed waste looks impressive in a photograph and helps nobody. At the end of each walk we sort into clean plastics, glass, metal, cloth and thermocol, and remainder. The dry fractions go to the municipal collection system, the remainder to disposal. Each group writes its counts on a sheet, by kind, and not by weight, since wet sand weighs more than any bottle. We read the five commonest items aloud before breakfast. It is usually the quietest moment of the day.</p>
</section>
<section id="what-it-has-changed-in-the-office">
  <h2>What it has changed in the office</h2>
  <p>Having picked up a few hundred sachets, a person starts to have opinions on hotel bathrooms. We have since written to the hotels we use to ask for refillable dispensers, replaced the plastic bottles in our cars with a can and steel tumblers, and removed the plastic folder from the voucher. Our <a href="/day-trips">day trips</a> carry cloth bags for picnic waste, which come back to town. These are small matters, but they do not wash ashore.</p>
  <p>For weddings on the coast, our contract bans confetti, balloons, sky lanterns and plastic-wrapped petals, and includes a paid clean-up on the morning after. Couples have been delighted to agree. Those who plan a beach ceremony can read the terms with the <a href="/wedding">wedding packages</a>.</p>
</section>
<section id="coming-from-elsewhere">
  <h2>Coming from elsewhere</h2>
  <p>If you are on holiday, it makes a pleasant start to a Sunday. Miramar is a few minutes from most Panaji hotels by taxi or bicycle, and Fontainhas or the Old Goa churches fill the rest of the day. We happily fit it into the <a href="/itinerary/Goa">Goa itinerary</a> at no charge.</p>
  <p>And if the first Sunday does not suit you, take one bag and ten minutes on any beach, on any day, and leave the shells.</p>
</section>
`,
};
