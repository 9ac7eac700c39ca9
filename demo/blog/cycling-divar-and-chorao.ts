import type { DemoPost } from '../types.ts';

export const post: DemoPost = {
  slug: 'cycling-divar-and-chorao',
  title: 'Cycling Divar and Chorão: two islands, one easy day',
  excerpt:
    'Ferries, salt-marsh roads and a bird sanctuary, twenty minutes from Panaji. A flat cycle day for ordinary legs, with stops and timings.',
  categories: ['Traveling', 'Guide'],
  tags: ['trip', 'cycle', 'travel'],
  image: '/pictures/trips/old-goa-churches.svg',
  featured: false,
  published: true,
  author: 'Rohan Naik',
  published_days_ago: 15,
  views: 1640,
  content: `
<p>There are islands in Goa that have no beach at all, and I think they are the best places in the state for a bicycle. Divar and Chorão lie in the Mandovi between Panaji and Old Goa. You reach them by flat-bottomed ferry, together with schoolteachers, scooters and the fish seller, and once you roll off the ramp the traffic simply ends.</p>
<section id="why-these-two">
  <h2>Why these two</h2>
  <p>Both islands are low, with one or two small hills, and ringed by <em>khazan</em> land: fields won from the estuary long ago, guarded by mud embankments and wooden sluice gates that open and shut with the tide. It means flat roads, wide skies, egrets by the hundred, and a breeze. Anyone who can ride round a park for half an hour can do this day. Children above ten manage well.</p>
  <h3 id="what-you-will-need">What you will need</h3>
  <ul>
    <li>A geared or simple city bicycle with working brakes; hire in Panaji or ask us</li>
    <li>Two litres of water each, because shops are few</li>
    <li>A hat under the helmet, sunscreen, full sleeves</li>
    <li>Small change for tea and, if asked, the ferry</li>
    <li>A pump, one spare tube, and somebody who knows how to fit it</li>
  </ul>
  <p>Start early. Between November and February you can ride until eleven without melting. In March and April finish by nine. In the monsoon it is green and wonderful, but the ferry ramps are slippery and the embankment tracks turn to soap, so stay on tar.</p>
</section>
<section id="morning-chorao-and-its-birds">
  <h2>Morning: Chorão and its birds</h2>
  <p>Take the ferry from Ribandar, on the old causeway road just east of Panaji. The crossing lasts only a few minutes. Close to the landing on the far side is the Salim Ali Bird Sanctuary, a patch of mangrove named for the great ornithologist. There is a walkway among the trees, though it may be closed for repairs, and boats can sometimes be hired with a forest guide when the tide is high. Kingfishers, herons, bitterns and mudskippers are the regulars; winter brings waders from far away.</p>
  <p>From the sanctuary ride inland through the village. You will pass houses with oyster-shell windows, chapels the colour of boiled sweets, and a bakery if your timing is good. Make a loop of about ten kilometres and come back to the ferry.</p>
  <blockquote><p>On an island, no road is wrong. It is only a longer way to the same jetty.</p></blockquote>
</section>
<section id="midday-across-to-divar">
  <h2>Midday: across to Divar</h2>
  <p>Return to Ribandar, where a different ferry leaves for Divar, or ride on to Old Goa and cross from the jetty below the Viceroy’s Arch. I prefer the second. You pass the Sé Cathedral and Bom Jesus on the way, and arriving on Divar with that skyline behind you explains the river better than a guidebook does: the grand old capital on one bank, and facing it the quiet fields.</p>
  <p>The road from the ramp runs dead straight across the fields, with water on both sides in the wet months. Then it climbs, gently at first, into Piedade. The church of Our Lady of Compassion stands on top, and the view from its terrace reaches over the river to Old Goa. This is the only real climb of the day. Walk it without shame.</p>
  <h3 id="lunch-slowly">Lunch, slowly</h3>
  <p>Piedade and Malar have a handful of family-run places that serve thalis and fried fish. Some open only on certain days or if rung in advance, so telephone the evening before or carry a picnic. Sit under the mango trees near the village square and let the hottest hour pass.</p>
</section>
<section id="afternoon-naroa-and-home">
  <h2>Afternoon: Naroa and home</h2>
  <p>At the northern tip of Divar a small ferry goes to Naroa, on the Bicholim side. If legs permit, cross with the cycle and ride a short way to the Saptakoteshwar temple, one of the region’s notable shrines, which was rebuilt under Shivaji in the seventeenth century. Dress for a temple, leave shoes outside, and come back the same way. Otherwise loop through Malar and take the late-afternoon ferry, with the sun low over the Mandovi.</p>
  <p>The whole day comes to between thirty and forty kilometres, depending on how often you are lost.</p>
</section>
<section id="manners-on-a-small-island">
  <h2>Manners on a small island</h2>
  <ol>
    <li>Ride in single file; the lanes are the village’s only road.</li>
    <li>Do not cycle on embankments that have been freshly mended. A rut becomes a breach at the next spring tide.</li>
    <li>Ask before entering a compound, even for a photograph of its balcão.</li>
    <li>Take every wrapper back to Panaji.</li>
    <li>Let ambulances and schoolchildren board the ferry first.</li>
  </ol>
  <p>Bonderam, on the fourth Saturday of August, fills Divar completely. Come for the festival then, not for a ride.</p>
  <p>If you would like a guide, a puncture kit and lunch arranged in somebody’s home, ask when you look through our <a href="/day-trips">day trips</a>. The ride also fits neatly into the middle of our <a href="/itinerary/Goa">Goa itinerary</a>, on a day when everyone has had enough of sand.</p>
</section>
`,
};
