import type { DemoNews } from '../types.ts';

export const article: DemoNews = {
  slug: 'ladakh-permits-and-responsible-trekking',
  title: 'Ladakh: permits, fees and trekking with a light foot',
  excerpt:
    'Indian visitors no longer need an Inner Line Permit for most routes, but fees, checkpoints and park rules remain. What to carry and how to walk.',
  summary:
    'Indian visitors no longer need an Inner Line Permit for most routes, but fees, checkpoints and park rules remain. What to carry and how to walk.',
  category: 'Politics',
  categories: ['Politics', 'Travel'],
  tags: ['news', 'tourism', 'destination', 'update'],
  image: '/pictures/destinations/ladakh.svg',
  featured: false,
  published: true,
  priority: 'high',
  source: 'Safarnama Desk',
  location: 'Leh, Ladakh',
  meta_title: 'Ladakh permits and responsible trekking',
  meta_description:
    'Fees, checkpoints and wildlife rules for Indian visitors to Ladakh, and how to trek there without leaving a mark.',
  author: 'Rohan Naik',
  published_days_ago: 16,
  views: 2510,
  content: `
<p>Few subjects in Indian travel produce as much confident misinformation as the Ladakh permit. Some people insist it was abolished, others that they were turned back without one. Both may be telling the truth, about different years, routes or nationalities. Here is how the matter stands in outline, and what a careful traveller should verify before driving out of Leh.</p>
<section id="what-was-relaxed-and-what-was-not">
  <h2>What was relaxed, and what was not</h2>
  <p>In 2021 the administration of the Union Territory did away with the Inner Line Permit that Indian citizens had earlier needed for the notified areas: Nubra, Pangong, Tso Moriri, Hanle and others. What stayed are local charges, chief among them an environment fee, with a smaller daily wildlife charge and a contribution that may be voluntary. They are paid online on the Leh administration’s portal or through an operator, and the receipt is what people now call, a little loosely, the permit.</p>
  <p>Checkpoints still record vehicles and travellers. Carry the receipt on paper as well as on the phone, in several copies, along with a government photo identity card for every adult.</p>
  <h3 id="foreign-nationals">Foreign nationals</h3>
  <p>Foreign passport holders, and this generally includes Overseas Citizens of India, have to check the Protected Area Permit. It is issued through registered agents, for particular circuits, often for a minimum group size and a limited number of days, and some border areas remain closed to them. If your group is mixed, plan the route around the strictest passport in the vehicle.</p>
</section>
<section id="rules-that-change-on-the-day">
  <h2>Rules that change on the day</h2>
  <ul>
    <li>Border roads may be shut by the Army or the police without notice.</li>
    <li>Passes close after snowfall or landslides, at times in July.</li>
    <li>Some places near the frontier were opened to visitors in recent years and may have daily conditions.</li>
    <li>Vehicles hired outside Ladakh may face restrictions on local sightseeing, so ask before bringing a rented car or motorcycle from Manali or Srinagar.</li>
    <li>Drones need permission and are refused in most of the region.</li>
  </ul>
  <p>We ring Leh on the evening before each departure. There is no better source than somebody who saw the barrier that afternoon.</p>
</section>
<section id="treks-and-the-parks">
  <h2>Treks and the parks</h2>
  <p>Trekking adds its own layer. Routes through Hemis National Park, such as the Markha valley, carry a wildlife entry fee. Areas around Tso Moriri and Tso Kar lie within a wildlife sanctuary, where camping is allowed at fixed sites only. Peaks above certain heights need permits from the national mountaineering body and local clearance. Some formerly popular climbs, Stok Kangri among them, have been closed so that the slopes could recover, so ask for the present position and do not go by an old blog.</p>
  <ol>
    <li>Take a registered guide, from the valley you are walking in if possible.</li>
    <li>Leave your route and return date with your hotel and with us.</li>
    <li>Spend at least two nights in Leh first, and more before any high camp.</li>
    <li>Carry insurance that names trekking and evacuation, to the height you will reach.</li>
    <li>Turn round at the time agreed, whatever the view promises.</li>
  </ol>
  <blockquote><p>The mountain does not check your receipt. It checks whether you slept enough, drank enough and listened to the person from the next village.</p></blockquote>
</section>
<section id="water-waste-and-warmth">
  <h2>Water, waste and warmth</h2>
  <p>Ladakh is a cold desert. What looks like plenty in a hotel tap has come from a melting glacier or a falling water table. Use a bucket, refuse daily linen, and prefer stays with dry composting toilets: they smell of earth, and they save water for barley.</p>
  <p>Carry a bottle and refill it at the boiled-water points in Leh. Bring back wrappers, batteries and sanitary waste, since landfill at 3,500 metres decays at the speed of history. On treks, cook on gas and do not buy juniper or shrub wood for bonfires.</p>
  <h3 id="on-the-lakeshore">On the lakeshore</h3>
  <p>Do not drive on the shore or into the water at Pangong, or off the road on the wetlands of Changthang. The ruts stay for years, ground-nesting birds lose their eggs, and police do fine drivers. Keep a long way back from wild ass, marmots and black-necked cranes, and never feed them.</p>
</section>
<section id="in-villages-and-monasteries">
  <h2>In villages and monasteries</h2>
  <p>Homestays are the best way for trekking money to reach families. Pay the posted rate and eat what the house eats. Walk round stupas and mani walls with them on your right, ask before entering a prayer hall, and do not fly flags, stack stones or chalk your name at passes. Greet people with <em>julley</em>, which serves as hello, goodbye and thank you.</p>
</section>
<section id="what-safarnama-handles">
  <h2>What Safarnama handles</h2>
  <p>Guests on our <a href="/itinerary/Ladakh">Ladakh itinerary</a> receive their fee receipts with the voucher, and a sheet with the current position of each road, dated. Fees change, so we charge what is in force on the day. To join a walking group, or to ask about a route not listed, use the <a href="/booking">enquiry form</a> and choose adventure tours. Please mention the nationality of everyone travelling.</p>
</section>
`,
};
