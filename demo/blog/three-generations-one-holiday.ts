import type { DemoPost } from '../types.ts';

export const post: DemoPost = {
  slug: 'three-generations-one-holiday',
  title: 'Three generations, one holiday, no sulking',
  excerpt:
    'How to plan for a toddler’s nap, a teenager’s Wi-Fi and a grandfather’s knees in the same week, and enjoy it yourself.',
  categories: ['Travel Tips', 'Travel'],
  tags: ['trip', 'travel', 'family', 'beach'],
  image: '/pictures/blog/family.svg',
  featured: false,
  published: true,
  author: 'Meera Fernandes',
  published_days_ago: 60,
  views: 2615,
  content: `
<p>When my family travels, we are nine: two knees that dislike stairs, one child who must sleep at one o’clock, one teenager, several opinions on tea. It took us some bad holidays to learn how to have good ones. Now I plan such trips for others, and the patterns repeat from Surat to Kochi. The secret, if there is one, lies in planning for the edges of the group and leaving the middle to look after itself.</p>
<section id="begin-with-the-slowest-pair-of-feet">
  <h2>Begin with the slowest pair of feet</h2>
  <p>Everything follows from one question: how far can the slowest person walk with pleasure, and how many stairs can they climb twice in a day? Ask them directly and privately. Elders tend to say ‘I will manage’ in front of others. Once you know the answer, choose the place to suit.</p>
  <p>Beaches with a road nearby, lakeside towns, houseboats, gardens and modern cities do well. Hill forts, cobbled old quarters and high passes need more care. It does not mean you must avoid Rajasthan; it means that you use the jeep to Amber Fort, sit in the courtyard and let the young ones climb.</p>
  <h3 id="a-word-about-altitude">A word about altitude</h3>
  <p>Places above about 2,500 metres are not for everybody. Ladakh, and the higher parts of Himachal and Kashmir, call for a conversation with the doctor if anyone has heart, lung or blood-pressure trouble, and with the paediatrician for babies.</p>
</section>
<section id="one-base-short-spokes">
  <h2>One base, short spokes</h2>
  <p>Changing hotels is the single most tiring act of a family holiday. Nine people, fourteen bags, one lift. Choose one base for four nights or two bases for a week, and make short trips out and back. A villa or a service apartment with a kitchen often beats hotel rooms, because the kettle, the khichdi and the midnight milk are all within reach.</p>
  <p>Ask for these in writing:</p>
  <ul>
    <li>At least one bedroom and bathroom on the ground floor, or a lift that works during power cuts</li>
    <li>Grab bars or a plastic stool in the shower</li>
    <li>A cot, and a kettle in each room</li>
    <li>Doors that lock towards the pool</li>
    <li>Parking for a large vehicle near the entrance</li>
    <li>A kitchen willing to cook plain dal at odd hours</li>
  </ul>
</section>
<section id="the-day-with-two-halves">
  <h2>The day with two halves</h2>
  <p>Use mornings for outings, from half past eight until noon. Lunch early. After that the house rests: naps for the youngest and the oldest, screens for the teenager, silence for the parents. Go out again at half past four for something small: a beach, a market, a temple in evening light. Dinner by eight.</p>
  <p>It looks like half a programme. In truth you will see more, as nobody is dragged anywhere.</p>
  <blockquote><p>A family does not need to do everything together. It needs to meet at meals with something to tell.</p></blockquote>
</section>
<section id="split-and-meet">
  <h2>Split and meet</h2>
  <p>Plan one block a day when the group divides. Grandparents and toddler feed the ducks, parents kayak, teenagers go with a guide to the ropes course. Or let the elders take the children, with a driver you trust, and give the parents two free hours. That present is usually better than any souvenir.</p>
  <h3 id="give-teenagers-a-real-job">Give teenagers a real job</h3>
  <p>Navigator, photographer, keeper of the tickets, judge of ice cream. Responsibility works better than supervision. Agree on the phone rules before leaving, in one sentence, and then stop discussing them.</p>
</section>
<section id="the-vehicle">
  <h2>The vehicle</h2>
  <p>Get one size larger than the head count suggests. A twelve-seater for nine people leaves room for a pram, a walking frame and a sleeping child laid flat. Ask for a step or low entry, and for belts on every seat. Carry a child seat if you own one, since rentals are uncommon. On mountain roads put travel-sick people in front, and stop every ninety minutes.</p>
</section>
<section id="the-medical-pouch">
  <h2>The medical pouch</h2>
  <ol>
    <li>A sheet with everybody’s medicines, doses, allergies and doctor’s number</li>
    <li>Enough tablets for the trip and four days more, divided between two bags</li>
    <li>Prescriptions, and insurance cards for each person</li>
    <li>Thermometer, oral rehydration salts, plasters, motion-sickness tablets</li>
    <li>Spare spectacles, hearing-aid batteries, denture case</li>
  </ol>
  <p>Look up the nearest hospital before you need it. We print it at the top of each itinerary.</p>
</section>
<section id="money-and-decisions">
  <h2>Money and decisions</h2>
  <p>Decide before leaving who pays for what, especially among siblings. One treasurer, one shared sheet. For restaurants, let a different person choose each evening, and let nobody comment. The youngest voter in our family is four and has excellent taste in dosa.</p>
  <p>For a first three-generation trip I suggest <a href="/itinerary/Kerala">Kerala</a> by car and houseboat, a villa week in <a href="/itinerary/Goa">Goa</a> with outings from our <a href="/day-trips">day trips</a>, or <a href="/itinerary/Singapore">Singapore</a> by train and lift. Fill in the <a href="/booking">enquiry form</a> with everyone’s ages, and mention the knees.</p>
</section>
`,
};
