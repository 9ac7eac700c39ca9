import type { DemoPost } from '../types.ts';

export const post: DemoPost = {
  slug: 'beach-wedding-in-goa-permissions',
  title: 'A beach wedding in Goa: permissions, tides and plan B',
  excerpt:
    'The sand is public, the music has a closing time, and the sun sets at a fixed minute. What to settle before you choose the flowers.',
  categories: ['Wedding Planning', 'Wedding Destinations'],
  tags: ['beach', 'sea', 'travel', 'wedding'],
  image: '/pictures/weddings/goa-beach.svg',
  featured: true,
  published: true,
  author: 'Ananya Kamat',
  published_days_ago: 11,
  views: 5130,
  content: `
<p>Every couple who comes to us for a beach wedding has already chosen the colour of the drapes. Very few have chosen a tide. We do not blame them, since films never show the form for sound permission. But a ceremony on sand rests on a handful of dull facts, and once these are settled, the pretty part is easy.</p>
<section id="whose-beach-is-it">
  <h2>Whose beach is it?</h2>
  <p>Beaches in Goa are public. A hotel may have a lawn beside the sand, and it may keep the lawn for you, but it cannot close the beach itself. A ceremony on the beach therefore needs permission from the authorities, which usually include the tourism department, the local panchayat or municipality and the police, and sometimes the coastal zone authority if anything is built. Your hotel or planner normally applies. Ask them for copies, in your hand, two weeks before the day.</p>
  <p>The simple alternative is a sea-facing lawn within private property. You see the same sunset, the chairs stand on firm ground, and the paperwork shrinks considerably.</p>
  <h3 id="beaches-with-turtles">Beaches with turtles</h3>
  <p>Olive ridley turtles nest at Morjim, Mandrem, Agonda and Galgibaga, roughly between November and April, exactly when people marry. Lights and loud music are restricted there, and rightly. If you adore these beaches, hold a small daytime ceremony and dance elsewhere.</p>
</section>
<section id="music-and-the-clock">
  <h2>Music and the clock</h2>
  <p>Under the national noise rules, loudspeakers and amplified music in the open must stop at ten at night. States may relax this until midnight on a limited number of festive days, so never presume that your date is one of them. After ten, move indoors to a soundproofed hall, or switch to headphones for a silent dance floor, which aunts enjoy more than you would think.</p>
  <p>Plan backwards. For a sangeet with two hours of performances, guests must be seated by half past seven. For a ceremony at sunset, the baraat should start no later than half past four.</p>
</section>
<section id="sun-tide-and-wind">
  <h2>Sun, tide and wind</h2>
  <p>In December the sun sets soon after six on this coast; by the end of March it is closer to a quarter to seven. Look up the exact minute for your date and have the vows finish ten minutes before.</p>
  <ul>
    <li><strong>Tide:</strong> check a tide table for that beach, and ask for the stage above the high-water line of the spring tides, near full and new moon.</li>
    <li><strong>Wind:</strong> the sea breeze is strongest in mid-afternoon. Weigh down everything, avoid tall floral arches, and give the priest a sheltered fire.</li>
    <li><strong>Sand:</strong> lay a firm walkway for grandparents and wheelchairs. Suggest flat shoes on the invitation.</li>
    <li><strong>Rain:</strong> it should be dry from November to April, but unseasonal showers do occur in October and May.</li>
  </ul>
  <blockquote><p>Your plan B must be a place you would be happy to marry in. If it makes you sad, it is no plan, only a warning.</p></blockquote>
</section>
<section id="the-law-and-the-ritual-are-separate">
  <h2>The law and the ritual are separate</h2>
  <p>A religious ceremony and the legal registration of a marriage are two things. Goa has its own civil code and its own way of registering marriages, with notices and residence conditions that differ from other states. Most couples who live elsewhere celebrate here and register in their home town, under the law that applies to them. If you wish to register in Goa, or if one of you holds a foreign passport, talk to the civil registrar many weeks in advance. Take the registrar’s word above any planner’s, including ours.</p>
  <p>For a Catholic church wedding, speak to both parishes early, as papers and a preparation course will be needed.</p>
</section>
<section id="season-dates-and-prices">
  <h2>Season, dates and prices</h2>
  <p>November to February is the pleasant season, and also the costly one. The days between Christmas and the first week of January are best left to other people, as rooms, flights and taxis are all at their peak. The first half of December, late January and February weekdays usually give better value. If the muhurat allows a Tuesday or Wednesday, your bargaining strength grows.</p>
</section>
<section id="a-timeline-you-can-keep">
  <h2>A timeline you can keep</h2>
  <ol>
    <li>Nine to twelve months ahead: choose the month, guest count and district, and block rooms.</li>
    <li>Six months: sign the venue, with its closing time for music written into the contract.</li>
    <li>Four months: decide ceremony spot, stage level and plan B, after standing there at the same hour.</li>
    <li>Two months: apply for permissions and confirm generators and transport.</li>
    <li>Two weeks: collect the permission copies and walk the site with the priest and photographer.</li>
    <li>Day after: pay for the clean-up, check that no petals wrapped in plastic went into the sea.</li>
  </ol>
  <p>You will find our beach and lawn packages, with capacities, under <a href="/wedding">weddings</a>. If you are early in your planning, <a href="/contact">talk to us</a> before you sign with a venue. A half-hour call now has saved more than one sangeet.</p>
</section>
`,
};
