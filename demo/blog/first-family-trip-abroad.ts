import type { DemoPost } from '../types.ts';

export const post: DemoPost = {
  slug: 'first-family-trip-abroad',
  title: 'First family trip abroad: Singapore, Thailand, Dubai or Bali?',
  excerpt:
    'Four easy firsts for Indian families, compared on papers, weather, food, pace and money, with the questions that usually decide it.',
  categories: ['Travel', 'Travel Tips'],
  tags: ['trip', 'travel', 'beach', 'family'],
  image: '/pictures/destinations/singapore.svg',
  featured: false,
  published: true,
  author: 'Ananya Kamat',
  published_days_ago: 36,
  views: 3050,
  content: `
<p>The first stamp in a family’s passports deserves a place that is kind to beginners: a short flight, food that children recognise, few formalities and streets where a grandmother feels safe. Four places near India fulfil this so well that most first trips end up in one of them. They are very unlike each other, though, and the right one depends on your family more than on the brochure.</p>
<section id="the-four-in-a-sentence-each">
  <h2>The four in a sentence each</h2>
  <ul>
    <li><strong>Singapore:</strong> a clean, green, compact city where everything works and every hour can be planned.</li>
    <li><strong>Thailand:</strong> a lively city and then a beach, excellent value, and a smile at every counter.</li>
    <li><strong>Dubai:</strong> tall buildings, desert, shopping and theme parks, three to four hours away.</li>
    <li><strong>Bali:</strong> rice terraces, temples and slow villas, nearer to a retreat than to a city break.</li>
  </ul>
</section>
<section id="papers-in-general-terms">
  <h2>Papers, in general terms</h2>
  <p>Rules change, sometimes at short notice, so treat this as a list of what to check, and see the official site of each country, or ask us, before you pay for flights.</p>
  <p>Singapore requires Indian passport holders to obtain a visa beforehand, applied for through authorised agents, and everyone fills in an electronic arrival card shortly before landing. Thailand has in recent years let Indian tourists enter without a visa for limited stays, and asks for a digital arrival card. Dubai needs an electronic visa arranged in advance for most Indian travellers, with exceptions for holders of certain American, British or European visas. Indonesia offers Indians a visa on arrival that can be bought online, and Bali adds a tourism levy.</p>
  <h3 id="for-all-four">For all four</h3>
  <p>Passports should be valid for at least six months from arrival, with blank pages. Check children’s passports first, as they are issued for five years only and expire quietly. Carry hotel bookings, return tickets and proof of funds, on paper as well as on the phone.</p>
</section>
<section id="weather-and-school-holidays">
  <h2>Weather and school holidays</h2>
  <p>Indian summer holidays, in April and May, suit Bali best, as its dry season is starting. Singapore is warm and showery all year and suits any month. Thailand is hottest in April, while Songkran brings water fights in the middle of that month. Dubai in May is already very hot, so keep it for November to March, along with Diwali and Christmas breaks. Thailand’s Andaman side, Phuket and Krabi, is at its best from November to March too.</p>
</section>
<section id="food">
  <h2>Food</h2>
  <p>Dubai and Singapore will make no Indian parent anxious; both have large Indian communities, and vegetarian and Jain restaurants are simple to find. Bangkok, Pattaya and Phuket have many Indian kitchens, but local dishes often hide fish sauce, so learn to ask. In Bali, temple-village cooking uses pork and fish paste, yet tempeh, rice and vegetables are everywhere, and Ubud is particularly good for vegetarians.</p>
  <blockquote><p>The first meal decides the mood of a first trip. Plan it before you plan the tower.</p></blockquote>
</section>
<section id="pace-and-people">
  <h2>Pace and people</h2>
  <p>With children under eight, Singapore and Dubai are easiest: prams roll, trains are cool, toilets are spotless. With teenagers, Thailand and Dubai offer more thrills. With grandparents, Bali’s villas and Singapore’s gardens are restful, though Bali involves steps and uneven paths. For two couples travelling together, Thailand stretches money furthest.</p>
  <ol>
    <li>Book a flight that lands in daylight.</li>
    <li>Stay in one hotel in a city, two at most in a country.</li>
    <li>Alternate a big day with a small one.</li>
    <li>Keep one evening empty, for washing, pizza and phone calls home.</li>
    <li>Let each child choose one thing.</li>
  </ol>
</section>
<section id="money">
  <h2>Money</h2>
  <p>Hotels in Singapore cost the most, its public transport the least. Dubai has every price, depending upon month. Thailand and Bali are gentle on rooms and food, and excursions add up. Tickets to parks and observation decks for five people can exceed a night’s hotel; list them before you go, with the method in our post on family budgets.</p>
  <p>Carry a forex card with a backup card from another bank, and some local notes for taxis. UPI is accepted at certain merchants in Singapore and Dubai, but do not depend on it. Remember that tax collected at source applies to overseas packages, and can be adjusted in your income tax return.</p>
  <h3 id="rules-that-surprise-people">Rules that surprise people</h3>
  <p>Singapore is strict about littering, e-cigarettes and chewing gum. Thailand bans e-cigarettes also. The UAE controls some medicines that are ordinary in India, so carry prescriptions and check the list. In Bali a sarong and modest dress are needed at temples. Plugs differ too: Singapore and Dubai use the three-square-pin type, Bali the two-round-pin one, Thailand a mixture.</p>
</section>
<section id="how-to-decide">
  <h2>How to decide</h2>
  <p>Ask every member of the family to finish the sentence ‘I will be sorry if we don’t…’. Then look at the days in our <a href="/itinerary/Singapore">Singapore</a>, <a href="/itinerary/Thailand">Thailand</a>, <a href="/itinerary/Dubai">Dubai</a> and <a href="/itinerary/Bali">Bali</a> itineraries. One of them will answer most of the sentences. <a href="/booking">Send us the passports’ expiry dates</a> with your enquiry and we can start at once.</p>
</section>
`,
};
