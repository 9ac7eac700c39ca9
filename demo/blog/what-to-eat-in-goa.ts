import type { DemoPost } from '../types.ts';

export const post: DemoPost = {
  slug: 'what-to-eat-in-goa',
  title: 'What to eat in Goa, from morning poi to bebinca',
  excerpt:
    'A day of eating the Goan way, Hindu and Catholic kitchens both, with plenty for vegetarians and a few words to know before you order.',
  categories: ['Travel', 'Guide'],
  tags: ['trip', 'travel', 'food', 'beach'],
  image: '/pictures/blog/food.svg',
  featured: false,
  published: true,
  author: 'Meera Fernandes',
  published_days_ago: 17,
  views: 3310,
  content: `
<p>Goa eats at home, mostly, and the best cook in any village is someone’s aunt. But a curious visitor with a day to spare can come close. What follows is one long day at the table, with names to ask for. Prices and places change too often to print; the dishes have been here for generations.</p>
<section id="morning-the-poders-horn">
  <h2>Morning: the poder’s horn</h2>
  <p>Listen around half past six. The baker, or <em>poder</em>, comes on a bicycle with a covered basket and a rubber horn. Buy <em>poi</em>, round and dusted with bran, hollow enough to fill; <em>undo</em>, crusty and plump; or <em>katre</em> pão, which looks like a butterfly. Bread made its way here with the Portuguese, and Goan bakers made it their own.</p>
  <p>A café breakfast is different, and quietly vegetarian: <em>patal bhaji</em>, a thin and warming curry of dried peas, eaten with pão, with a <em>mirchi</em> on the side and a sweet bun afterwards. Panaji, Margao and Mapusa all have old cafés where the marble tables are shared and nobody lingers after the second tea.</p>
</section>
<section id="noon-xit-kodi-the-centre-of-everything">
  <h2>Noon: xit kodi, the centre of everything</h2>
  <p>Fish-curry-rice, <em>xit kodi</em> in Konkani, is the meal that Goans miss when they are away. The plate has parboiled rice, a coconut curry turned orange by chillies and soured with kokum or tamarind, a slice of fried fish in semolina, a little dried-shrimp salad called <em>kismur</em>, and a pickle. Ask what is fresh today rather than asking for pomfret. Mackerel and sardines, the everyday fish, are often the better order.</p>
  <h3 id="the-vegetarian-thali">The vegetarian thali</h3>
  <p>Goan Hindu cooking has a deep vegetarian side, and a Saraswat thali may surprise visitors who came for prawns. Look for <em>khatkhate</em>, a stew of mixed vegetables with coconut and the tingling spice called <em>teppal</em>; <em>tondak</em>, with beans or cashews; <em>mugachi gathi</em> made with sprouted green gram; and <em>solkadhi</em>, the pink kokum and coconut drink that settles everything.</p>
</section>
<section id="words-worth-knowing">
  <h2>Words worth knowing</h2>
  <ul>
    <li><strong>Recheado:</strong> a red paste of chillies, vinegar and spices, stuffed into fish before frying.</li>
    <li><strong>Cafreal:</strong> green, with coriander and chillies, usually chicken. It came by way of Africa.</li>
    <li><strong>Xacuti:</strong> a dark curry of roasted coconut and many spices, say ‘sha-koo-tee’.</li>
    <li><strong>Ambot tik:</strong> exactly what it says in Konkani, sour and hot.</li>
    <li><strong>Vindalho:</strong> pork in vinegar and garlic, gentler and sharper than the restaurant vindaloo of elsewhere.</li>
    <li><strong>Sorpotel:</strong> a rich, finely cut pork dish for feasts, better on the third day.</li>
    <li><strong>Balchão:</strong> a fierce prawn pickle; a spoonful is a serving.</li>
    <li><strong>Choris:</strong> small spicy pork sausages, wonderful in pão.</li>
  </ul>
  <p>If you do not eat pork or beef, say so plainly when you order. No one will mind, and kitchens are used to the question.</p>
  <blockquote><p>Do not ask which restaurant is the best in Goa. Ask who cooked, and whether the coconut was ground this morning.</p></blockquote>
</section>
<section id="evening-markets-bites-and-a-small-glass">
  <h2>Evening: markets, bites and a small glass</h2>
  <p>The Friday market at Mapusa is where the state shops: strings of sausages, heaps of parboiled rice, solar-dried kokum, Moira bananas and bundles of fresh greens. Go in the morning. By evening, look for carts selling <em>ros omelette</em>, a plain omelette drowned in xacuti gravy, eaten standing up with pão.</p>
  <p>Feni, distilled from cashew fruit or from coconut toddy, is Goa’s own spirit, and cashew feni carries a geographical indication. In the hot months of March to May you may find <em>urrak</em>, the lighter first distillation, usually mixed with lime soda. Sip both slowly, never before driving, and remember that drinking on the beach itself is an offence. For those who do not drink, fresh kokum sherbet is just as local.</p>
</section>
<section id="something-sweet">
  <h2>Something sweet</h2>
  <p><em>Bebinca</em> is a pudding of many thin layers, each grilled before the next is poured, and it takes most of an afternoon. <em>Dodol</em> is dark with jaggery and coconut milk. <em>Doce de grão</em> is made from gram, <em>serradura</em> is layered cream and crushed biscuits. At Ganesh Chaturthi, Hindu homes make <em>nevri</em> stuffed with coconut, and at Christmas the Catholic neighbours send a plate of <em>kuswar</em>, with <em>neureos</em> on it. The two sweets are cousins, and so, often, are the households.</p>
</section>
<section id="a-few-courtesies">
  <h2>A few courtesies</h2>
  <ol>
    <li>Lunch is from about half past twelve to three, and many places close until seven.</li>
    <li>Small village eateries run out. That is a good sign, so go early.</li>
    <li>Fish is dearer during the monsoon fishing ban. Eat vegetables then, as people here do.</li>
    <li>Tell your guide about allergies to nuts or shellfish; coconut, cashew and dried shrimp hide everywhere.</li>
  </ol>
  <p>Ask about a food walk when you look at our <a href="/day-trips">day trips</a>. If you would like an afternoon in a home kitchen added to your <a href="/itinerary/Goa">Goa itinerary</a>, mention it in your <a href="/booking">enquiry</a> and give us a few days’ notice.</p>
</section>
`,
};
