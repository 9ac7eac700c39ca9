import type { DemoPost } from '../types.ts';

export const post: DemoPost = {
  slug: 'packing-light-for-a-week-in-india',
  title: 'One cabin bag, seven days: packing light for India',
  excerpt:
    'A tested list for a week on Indian trains, flights and hill roads, and the small habits that keep one bag enough for mixed weather.',
  categories: ['Travel Tips', 'Traveling'],
  tags: ['trip', 'travel', 'packing'],
  image: '/pictures/blog/packing.svg',
  featured: false,
  published: true,
  author: 'Meera Fernandes',
  published_days_ago: 13,
  views: 2875,
  content: `
<p>I learnt to pack light on the footbridge at Madgaon station, in May, with a suitcase that had one good wheel. Since then I have travelled for a week at a time with a single cabin bag and a small daypack. It is no display of toughness. It is simply nicer to get off a bus, sling one bag over a shoulder and go for tea.</p>
<section id="begin-with-the-weather-not-the-wardrobe">
  <h2>Begin with the weather, not the wardrobe</h2>
  <p>Before you touch a cupboard, write down three things for each stop: the warmest hour, the coldest hour and the chance of rain. A week that combines Delhi and Manali in March needs layers. A week in Kerala needs cotton and a rain jacket. Once you have those notes, you will find that half of what you meant to carry was for an imaginary trip.</p>
  <h3 id="the-layer-rule">The layer rule</h3>
  <p>Carry three thin layers rather than one thick one: a vest, a full-sleeved shirt, a fleece or light sweater. A windproof jacket goes on top. Together they will handle a hill evening at a few degrees above freezing, and each piece earns its keep separately on warmer days. For Ladakh or Kashmir in winter you need proper down and boots; hire or borrow them if you will not use them again.</p>
</section>
<section id="the-list">
  <h2>The list</h2>
  <p>This is for one adult, one week, with a chance to wash clothes once.</p>
  <ul>
    <li>Four tops, of which one has full sleeves</li>
    <li>Two pairs of trousers, one worn and one packed</li>
    <li>One kurta or shirt smart enough for a temple, church or good restaurant</li>
    <li>Underwear and socks for five days</li>
    <li>A cotton scarf or gamcha: towel, sun cover, pillow, curtain on the sleeper berth</li>
    <li>Walking shoes on your feet, sandals in the bag</li>
    <li>A rain jacket that folds into its own pocket</li>
    <li>A zip pouch of medicines you already use, with the prescription</li>
    <li>Toothbrush, soap, sunscreen, and a strip of safety pins</li>
    <li>Phone, cable, charger, and a power bank in your hand luggage</li>
  </ul>
  <p>That last line matters. Airlines in India, as elsewhere, do not accept power banks in checked baggage. They must be in the cabin with you, and airlines may ask you not to use them in flight. Check your own airline’s page before you leave.</p>
</section>
<section id="rolling-folding-and-the-art-of-leaving-gaps">
  <h2>Rolling, folding and the art of leaving gaps</h2>
  <p>Roll T-shirts and underwear, fold shirts and trousers. Use two cloth pouches, one for clean clothes and one for used ones, and you will never again sniff a T-shirt in doubt. Fill shoes with socks. Keep about a fifth of the bag empty, because you will buy pickle, a shawl, or a wooden elephant for a niece.</p>
  <blockquote><p>If you have not used a thing by the fourth day of two different trips, it lives at home now.</p></blockquote>
  <p>One of our tour managers said that during an office argument about hairdryers. She won.</p>
</section>
<section id="papers-money-and-the-phone">
  <h2>Papers, money and the phone</h2>
  <p>Carry one original photo identity card and keep it separate from your wallet. Hotels ask every adult for it, and trains may ask too. Save tickets as PDFs on the phone, since signal vanishes in tunnels and on mountain roads. Keep some cash in small notes for parking attendants, ferries and tea; UPI works in surprising places, until the network does not.</p>
  <h3 id="for-families">For families</h3>
  <p>Give every child above six a small backpack of their own, with a water bottle, a jacket and one toy. They feel important and you lose three kilos. Put one full change of clothes for each child in the cabin bag, not in the hold. For more on travelling with both ends of the family, see our <a href="/destination">destinations</a> marked Easy.</p>
</section>
<section id="washing-on-the-road">
  <h2>Washing on the road</h2>
  <p>Most towns have a laundry that returns clothes the next day. Hotels charge by the piece, so ask before you hand over a bag. A sink wash at night works if the fabric is thin: wring, roll in a dry towel, press hard, hang near the fan. Avoid this on the coast in July, where nothing dries.</p>
</section>
<section id="the-evening-before-check">
  <h2>The evening-before check</h2>
  <ol>
    <li>Lift the bag above your head. If you cannot, take something out.</li>
    <li>Check the airline’s cabin limit, which is commonly seven kilos on domestic flights.</li>
    <li>Move liquids and chargers to the top for security.</li>
    <li>Photograph the contents, in case the bag goes missing.</li>
    <li>Put your keys somewhere you will remember in a week.</li>
  </ol>
  <p>Then stop packing. The shops are open where you are going. If you would like a list for a particular route and month, <a href="/contact">ask us</a> when you <a href="/booking">enquire</a>; we send one with every confirmed trip.</p>
</section>
`,
};
