import type { DemoNews } from '../types.ts';

export const article: DemoNews = {
  slug: 'safarnama-safety-helpline',
  title: 'Safety notice: red flags, closed roads and whom to call',
  excerpt:
    'Our desk answers guests on the road at any hour of any day. What to do about rough seas, closed roads and delayed trains, and what never to try.',
  summary:
    'Our desk answers guests on the road at any hour of any day. What to do about rough seas, closed roads and delayed trains, and what never to try.',
  category: 'Health',
  categories: ['Health', 'Travel', 'General'],
  tags: ['news', 'travel', 'update', 'trending'],
  image: '/pictures/news/weather.svg',
  featured: true,
  published: true,
  priority: 'urgent',
  source: 'Safarnama Travels',
  location: 'Panaji, Goa',
  meta_title: 'Safarnama’s helpline and sea safety',
  meta_description:
    'Our desk answers day and night, all year. Sea safety, road closures, rebooking and health in wet weather in one page.',
  author: 'Safarnama Desk',
  published_days_ago: 1,
  views: 3540,
  content: `
<p>Safarnama Travels staffs a helpline all year. A person, not a machine, answers at any hour for guests who are on the road with us. The number is printed on your voucher and appears on the <a href="/contact">contact page</a>. Please save it before you set out. This notice also gathers the advice we give most often on that line, because a good many of the calls can be avoided.</p>
<p><strong>In danger, call 112 first.</strong> It is the national emergency number and reaches police, fire and ambulance services. Call us afterwards, and we will inform your family and your hotel.</p>
<section id="the-sea-red-means-out">
  <h2>The sea: red means out</h2>
  <p>Every year people drown on the west coast within sight of the road, often in shallow-looking water. Waves arrive in sets, so a quiet minute proves nothing. Backwash and rip currents drag a standing adult off their feet.</p>
  <ul>
    <li>Do not enter the sea where red flags fly, not even to wet your feet.</li>
    <li>Keep off rocks, jetties, groynes and fort edges at high tide and in swell.</li>
    <li>Don’t turn your back to the water for a photograph.</li>
    <li>Never swim after alcohol, at night or on an unguarded beach.</li>
    <li>Obey the lifeguards at once. They whistle at you because they have seen what follows.</li>
  </ul>
  <h3 id="if-somebody-is-caught">If somebody is caught</h3>
  <p>Call a lifeguard, or 112. Throw something that floats: a ring, an empty can, a ball. Do not go in after them. If you are the one caught, float on your back, raise an arm, and do not fight the current; it weakens further out, and you can be reached or can swim parallel to the shore.</p>
  <blockquote><p>A red flag is not advice about your swimming. It is news about the sea.</p></blockquote>
</section>
<section id="rivers-and-waterfalls">
  <h2>Rivers and waterfalls</h2>
  <p>Streams in the Ghats rise in minutes from rain that you cannot see. Leave the water when it turns brown, when twigs begin to float past, or when the sound changes. Respect closures by the forest department. Do not cross a flooded road, on foot or by car; knee-deep moving water is enough to take a person, and little more takes a vehicle.</p>
</section>
<section id="roads-trains-and-flights">
  <h2>Roads, trains and flights</h2>
  <ol>
    <li>Check the weather department’s warnings each morning; orange and red mean change the plan.</li>
    <li>Do hill roads by daylight, and ask the hotel about landslips before leaving.</li>
    <li>On the Konkan line use the monsoon timetable, with your date of travel.</li>
    <li>Reach airports early, and keep the airline’s app open.</li>
    <li>Carry water, biscuits, medicine, a torch and a charged power bank on every journey.</li>
  </ol>
  <p>When we cancel or reroute a day on grounds of safety, we move it, or replace it, or refund its cost to us as your booking terms provide. Our tour managers may make this decision alone. Nobody will argue with them, and we ask you not to, either.</p>
</section>
<section id="staying-well-in-the-rains">
  <h2>Staying well in the rains</h2>
  <p>Most monsoon illness comes from water and mosquitoes. Drink boiled, filtered or sealed water, refuse doubtful ice and cut fruit, and eat food that is hot. Carry oral rehydration salts. For mosquitoes, which spread dengue and malaria, use repellent by day as well as after dark, cover arms and legs, and sleep under a net where one is offered.</p>
  <h3 id="wading-and-wounds">Wading and wounds</h3>
  <p>Leptospirosis is a bacterial infection that spreads through water contaminated by animals. Avoid wading in floodwater or muddy fields, above all with cuts on your feet, and wash well afterwards. If fever, severe headache, body ache or yellowing appears within a few weeks of a trip, see a doctor and mention the travel and the wading. Do not treat monsoon fever on your own with painkillers such as ibuprofen or aspirin, as they can be harmful in dengue; ask a doctor.</p>
  <p>Change out of damp clothes, dry between the toes, and check for leeches and ticks after forest walks. Keep electrical chargers away from wet floors.</p>
</section>
<section id="what-the-desk-can-do-for-you">
  <h2>What the desk can do for you</h2>
  <ul>
    <li>Tell you which roads, ferries and sites on your route are open today</li>
    <li>Speak with the hotel when you are late, and keep your room</li>
    <li>Rebook trains, cars and flights according to the fare rules</li>
    <li>Give the name of the nearest hospital and arrange transport to it</li>
    <li>Speak to you in English, Hindi, Konkani or Marathi</li>
  </ul>
</section>
<section id="what-it-cannot-do">
  <h2>What it cannot do</h2>
  <p>It cannot open a closed pass, hold a train, or waive an airline’s charges. Nor can it advise you that a red flag does not matter. If you have not booked with us and need help, call anyway. We will share what we know.</p>
  <p>To change plans before travel, use the <a href="/booking">enquiry form</a> and put ‘monsoon’ in the description, or see which <a href="/day-trips">day trips</a> run in wet weather. Most days of the <a href="/itinerary/Goa">Goa itinerary</a> have an indoor version, and it is a good one.</p>
</section>
`,
};
