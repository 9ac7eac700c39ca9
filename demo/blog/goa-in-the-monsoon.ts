import type { DemoPost } from '../types.ts';

export const post: DemoPost = {
  slug: 'goa-in-the-monsoon',
  title: 'Goa in the rain: how to plan a monsoon week',
  excerpt:
    'The shacks are down and the sea is closed, yet June to September may be the best time to meet Goa. A practical plan for a wet week.',
  categories: ['Travel', 'Guide'],
  tags: ['trip', 'travel', 'beach', 'monsoon'],
  image: '/pictures/blog/monsoon.svg',
  featured: true,
  published: true,
  author: 'Ananya Kamat',
  published_days_ago: 6,
  views: 4120,
  content: `
<p>Every year around the second week of June someone rings our office in a small panic. They have booked Goa, the forecast shows nothing but clouds, and they want to know whether to cancel. Our answer is nearly always the same: come, but come for a different holiday. The Goa of loungers and paragliding is asleep. The Goa of paddy fields, ferries and long lunches is wide awake.</p>
<section id="what-closes-and-what-stays-open">
  <h2>What closes and what stays open</h2>
  <p>The beach shacks along the coast are taken apart before the rains and rebuilt from October. Water sports stop, and the small boats that run dolphin trips stay on land. Trawlers also rest, because mechanised fishing is banned on the west coast for two months from the beginning of June, so the fish on your plate will come from rivers, estuaries and small traditional canoes.</p>
  <p>Towns carry on as usual. Panaji, Margao and Mapusa are busy with people who live there, museums and churches keep their hours, and most hotels are open at gentler prices than in December.</p>
  <h3 id="the-sea-itself">The sea itself</h3>
  <p>Please do not swim. The monsoon sea looks playful from the sand and pulls like a train a few steps in. Lifeguards plant red flags for the season, and a red flag means no entry, not even to the knees. Walk, take photographs, and keep everyone off rocks and jetties.</p>
</section>
<section id="a-week-that-works">
  <h2>A week that works</h2>
  <p>Stay in one place rather than two. Changing hotels in heavy rain with wet luggage is nobody’s idea of rest. Pick an inland village or the edge of Panaji, hire a car with a driver for the longer days, and leave gaps.</p>
  <ul>
    <li><strong>Day one:</strong> arrive, eat hot fish-curry-rice or a vegetable thali, sleep to the sound of the roof.</li>
    <li><strong>Day two:</strong> walk Fontainhas in Panaji between showers. The ochre and blue walls look better wet.</li>
    <li><strong>Day three:</strong> take the ferry to Divar island and drive slowly through the fields to the hilltop church at Piedade.</li>
    <li><strong>Day four:</strong> visit a spice plantation around Ponda, when everything is dripping and green.</li>
    <li><strong>Day five:</strong> drive east to the stone Mahadev temple at Tambdi Surla, with forest on every side.</li>
    <li><strong>Day six:</strong> nothing at all. A book, a balcony, bhajiyas.</li>
    <li><strong>Day seven:</strong> the market at Mapusa if it is a Friday, and home.</li>
  </ul>
  <p>If you want somebody else to handle the driving, our <a href="/day-trips">day trips</a> run in the rains with a few route changes.</p>
</section>
<section id="festivals-you-only-get-in-these-months">
  <h2>Festivals you only get in these months</h2>
  <p>On 24 June, the feast of São João fills villages with people wearing crowns of leaves and flowers, jumping into wells and streams with a great deal of singing. In Siolim, decorated boats come down the river. In July the town of Marcel celebrates Chikal Kalo, when men and boys play traditional games in temple mud. Late in August, Divar holds Bonderam, with floats and flags that recall old quarrels over village boundaries.</p>
  <p>Go as a guest. Ask before pointing a camera at anybody, park where you are told, and buy your lunch from the village stalls.</p>
  <blockquote><p>The rain does not spoil the plan. In these four months the rain is the plan, and everything else is a break between two showers.</p></blockquote>
</section>
<section id="waterfalls-with-care">
  <h2>Waterfalls, with care</h2>
  <p>Everyone asks about Dudhsagar. The jeeps from Collem usually stop for the monsoon because they must ford streams, and walking on the railway track to reach the falls is illegal and dangerous. The lovely way to see them in full flow is from a train on the Londa to Madgaon line, which passes right in front of them.</p>
  <p>Smaller falls inland can rise within minutes after rain upstream. The forest department sometimes closes them to bathers. Check locally on the morning of your visit, and turn back if the water turns brown.</p>
</section>
<section id="what-to-bring">
  <h2>What to bring</h2>
  <ol>
    <li>A light rain jacket. Umbrellas lose arguments with the wind.</li>
    <li>Rubber sandals with a back strap and one dry pair kept in a bag.</li>
    <li>Quick-drying clothes; denim will stay damp until you are back in Pune.</li>
    <li>Mosquito repellent, and a small torch for power cuts.</li>
    <li>A waterproof pouch for phone and papers.</li>
  </ol>
  <p>Add some slack to your journey home too, since flights and trains both run late in bad weather. When you are ready, look at our <a href="/itinerary/Goa">Goa itinerary</a>, or <a href="/contact">write to us</a> with your dates and we will tell you honestly what will be open.</p>
</section>
`,
};
