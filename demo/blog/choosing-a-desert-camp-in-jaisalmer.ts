import type { DemoPost } from '../types.ts';

export const post: DemoPost = {
  slug: 'choosing-a-desert-camp-in-jaisalmer',
  title: 'Choosing a desert camp near Jaisalmer',
  excerpt:
    'Sam or Khuri, music or silence, jeep or camel: how to pick a Thar camp you will enjoy, and what a fair night out there includes.',
  categories: ['Tent', 'Travel', 'Guide'],
  tags: ['trip', 'tent', 'travel', 'desert'],
  image: '/pictures/destinations/rajasthan.svg',
  featured: false,
  published: true,
  author: 'Ananya Kamat',
  published_days_ago: 52,
  views: 2430,
  content: `
<p>Two families stayed in the Thar through us in the same week last winter, and each came back with a different desert. One had danced until eleven beside a stage with coloured lights. The other had eaten bajra rotis on a rug, and heard nothing afterwards but a camel chewing. Both were happy, fortunately, because both had asked. If you do not ask, you will be given whichever camp has a vacancy.</p>
<section id="two-deserts-broadly">
  <h2>Two deserts, broadly</h2>
  <p><strong>Sam</strong>, about forty kilometres west of Jaisalmer, has the big, photogenic dunes and the big, cheerful camps. In season there are rows of them along the road, with folk programmes, generators, buffets, jeeps and camel rides. It is convenient and sociable, and it is not silent.</p>
  <p><strong>Khuri</strong>, a village to the south-west at a similar distance, has lower dunes, fewer camps, and mud houses where families still take in guests. Evenings are simpler. Beyond both lie small camps on private land where the only light comes from lanterns.</p>
  <h3 id="a-third-possibility">A third possibility</h3>
  <p>You may sleep in town, in a haveli below the fort, go out for the sunset and return after dinner. With infants or frail elders this is often the kindest choice. The desert will have done its work by then.</p>
</section>
<section id="what-the-words-mean">
  <h2>What the words mean</h2>
  <ul>
    <li><strong>Swiss tent:</strong> a canvas room with beds, a carpet and an attached bathroom. Comfortable.</li>
    <li><strong>Deluxe or luxury tent:</strong> the same, larger, with heating or air-cooling. Ask which, and at what hours the power runs.</li>
    <li><strong>Hut or cottage:</strong> mud or cement walls. Warmer in January than any canvas.</li>
    <li><strong>Dune camp, or sleeping out:</strong> a cot and quilts under the sky, with a shared toilet some way off.</li>
  </ul>
  <p>Ask for photographs taken by guests, not by the owner, and ask what lies on either side of the camp. A silent camp next to a loud one is a loud camp.</p>
</section>
<section id="season-and-temperature">
  <h2>Season and temperature</h2>
  <p>Camps open around September or October and run to March. November to February is the finest part. Days are mild and nights are truly cold in late December and January, close to freezing on some of them, so bring a cap and a proper jacket to dinner. By April, wind and heat take over. During the Desert Festival, held around the full moon of Magh in January or February, everything is full and dearer, and very colourful.</p>
  <p>For stars, travel around the new moon. For walking on pale, glowing dunes, choose the full moon. You cannot have both in one week, though people still ask.</p>
  <blockquote><p>In the city we look at the sky to see the weather. Here we look at it because there is nothing else on.</p></blockquote>
  <p>So says one of our drivers, who was born near Ramgarh and finds hotels noisy.</p>
</section>
<section id="the-fair-price-of-a-night">
  <h2>The fair price of a night</h2>
  <p>A complete package usually includes tea on arrival, a camel ride or cart to the sunset, dinner, a folk programme, breakfast and the tent. Check whether transport from Jaisalmer is included, whether the ride is for each person or shared, and how many minutes it lasts. Jeep drives on dunes cost extra. They can be rough, so anybody with back trouble, a pregnancy or a small child should decline them.</p>
  <ol>
    <li>Pay part in advance, never the whole.</li>
    <li>Have the inclusions on WhatsApp, in words.</li>
    <li>Ask the hour at which the music stops.</li>
    <li>Confirm vegetarian or Jain cooking, if it matters to you.</li>
    <li>Tip musicians directly. Many come from hereditary communities of singers and earn by the evening.</li>
  </ol>
</section>
<section id="animals-and-the-land">
  <h2>Animals and the land</h2>
  <p>Look at the camel before you climb up. A good handler’s animal is well fed, free of sores and not loaded with two adults and a child. Keep rides short. If you would rather walk alongside, say so. It is actually the nicer way to cross a dune.</p>
  <p>The Thar is not empty. The Desert National Park protects the rare great Indian bustard, along with foxes, gazelle and many birds of prey, and vehicles should keep to the tracks. Carry out all plastic. Broken glass in sand cuts camels and barefoot children for years.</p>
</section>
<section id="before-and-after-the-dunes">
  <h2>Before and after the dunes</h2>
  <p>Give Jaisalmer at least one whole day. The fort is lived in, with temples, cannon points and carved balconies inside; walk it early. See Patwon ki Haveli in the late morning, and Gadisar lake at dusk. Kuldhara, the abandoned village on the Sam road, is best in low light. Anyone planning to go towards the border, to Longewala or Tanot, needs to carry identity cards and check current rules, as access varies.</p>
  <p>Jaisalmer has trains from Jodhpur, Jaipur and Delhi, and flights in the cooler months. Our <a href="/itinerary/Rajasthan">Rajasthan itinerary</a> can be arranged with one night under canvas and two in town. Would you like more sand, or less? <a href="/contact">Write to us</a> and we will move the nights around.</p>
</section>
`,
};
