import type { DemoPost } from '../types.ts';

export const post: DemoPost = {
  slug: 'first-night-in-a-tent',
  title: 'Your first night in a tent: a calm beginner’s guide',
  excerpt:
    'What to hire, where to pitch, how to stay warm and dry, and the small jobs to finish before dark on a first camping trip in India.',
  categories: ['Tent', 'Travel Tips'],
  tags: ['trip', 'tent', 'mountain', 'camping'],
  image: '/pictures/blog/camping.svg',
  featured: false,
  published: true,
  author: 'Meera Fernandes',
  published_days_ago: 30,
  views: 2050,
  content: `
<p>My first night in a tent was spent on a slope, so that I slid by slow degrees into the zip and woke up folded like a letter. Everything I know about camping comes from such mistakes. You may as well have them second-hand. Here is what we tell guests who have never slept outdoors before and want to try without buying a shopful of gear.</p>
<section id="start-with-a-fixed-camp">
  <h2>Start with a fixed camp</h2>
  <p>For a first night choose a camp where tents are already pitched, with proper toilets, a kitchen and people in charge. You still hear the wind and see the stars, and nobody has to hammer a peg in the rain. The hills around Rishikesh, Kanatal and Bir, the lakes near Pune and the plantations of Coorg and Wayanad have many. Ask three questions before paying: how far are the toilets from the tents, what happens in heavy rain, and what is the plan for a medical problem at night?</p>
  <p>Your second or third trip can be with your own tent, and your tenth on a trek. There is no hurry.</p>
  <h3 id="is-it-permitted">Is it permitted?</h3>
  <p>Wild camping is not a right in India. Forest land, sanctuaries and many high meadows require permission, and in Uttarakhand courts have restricted overnight stays on alpine meadows. Beaches are public, but pitching tents on them is generally not allowed. On private land ask the owner. On forest land ask the range office.</p>
</section>
<section id="hire-first-buy-later">
  <h2>Hire first, buy later</h2>
  <p>Rent a tent, mat and sleeping bag for the first few outings. When you do buy, spend in this order: mat, sleeping bag, tent. Cold comes from the ground, and no bag will help on bare earth.</p>
  <ul>
    <li><strong>Tent:</strong> choose one size up. A ‘two-person’ tent fits two people and no bags.</li>
    <li><strong>Mat:</strong> closed foam is cheap and cannot puncture.</li>
    <li><strong>Sleeping bag:</strong> read the comfort rating and not the extreme one, and choose five degrees colder than the forecast.</li>
    <li><strong>Head torch:</strong> one each, with spare batteries.</li>
    <li><strong>Dry bag:</strong> for one full set of sleeping clothes that never gets worn during the day.</li>
  </ul>
</section>
<section id="choosing-the-ground">
  <h2>Choosing the ground</h2>
  <p>Arrive at least two hours before sunset. Walk about before you drop the bags. You want a flat, slightly raised patch, away from dry stream beds, from lone trees, and from loose slopes above. Clear stones. Lie down on the bare ground for a minute, with your head where it will be; your back will find the lump that your eyes missed.</p>
  <p>Turn the narrow end of the tent to the wind. Peg out the four corners, raise the poles, then tighten the guy lines until the outer sheet stands clear of the inner one. That gap keeps you dry, because breath turns into water on the fabric.</p>
  <blockquote><p>Rain does not enter a well-pitched tent. People let it in, with wet shoes and open zips.</p></blockquote>
</section>
<section id="keeping-warm">
  <h2>Keeping warm</h2>
  <p>Eat a proper dinner with some ghee in it. Change into dry socks before bed. Use the toilet, however unwilling you may be; a full bladder is cold company. Fill a metal bottle with hot water, wrap it in a sock and place it near your feet. Wear a cap, keep your nose outside the bag, and leave a small vent open so that the tent can breathe.</p>
  <h3 id="never-do-this">Never do this</h3>
  <p>Do not take a stove, a coal <em>sigri</em>, or any flame inside a tent or closed hut for heat. Carbon monoxide has no smell, and such nights have ended in tragedy. If you are cold, wear more, eat more, share a blanket.</p>
</section>
<section id="food-water-and-visitors">
  <h2>Food, water and visitors</h2>
  <p>Keep cooking simple: one-pot khichdi, Maggi with vegetables, eggs, oranges. Cook downwind of the tents. Hang or lock food away, since monkeys and dogs are better thieves than leopards. Boil or filter stream water. Shake your shoes in the morning before putting them on. In the wet months of the Western Ghats wear long socks and carry salt for leeches, which are annoying and harmless.</p>
  <p>Keep your tent zipped all day. It is the one habit that prevents most uninvited guests, from ants to scorpions.</p>
</section>
<section id="before-dark-in-this-order">
  <h2>Before dark, in this order</h2>
  <ol>
    <li>Pitch the tents and lay out the bedding.</li>
    <li>Find the toilet place with a torch, and show it to the children.</li>
    <li>Fetch water and fill every bottle.</li>
    <li>Put tomorrow’s clothes inside the sleeping bag, so that they will be warm.</li>
    <li>Eat, wash up, pack the rubbish.</li>
    <li>Sit outside and look up. This last job is why you came.</li>
  </ol>
</section>
<section id="leaving-it-as-it-was">
  <h2>Leaving it as it was</h2>
  <p>Take all waste home, including fruit peel and tissue. Use existing fire rings only where fires are permitted, and burn dead wood you bought, not branches you broke. Keep music low; sound travels at night and the next camp may have come for the owls.</p>
  <p>For a gentle start, ask us to add a night in a riverside camp to the <a href="/itinerary/Manali">Manali itinerary</a>. If you want to hire gear along with the trip, tick adventure tours in the <a href="/booking">enquiry form</a> and tell us everybody’s height. Short sleeping bags are nobody’s friend.</p>
</section>
`,
};
