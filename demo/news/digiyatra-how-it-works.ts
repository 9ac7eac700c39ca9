import type { DemoNews } from '../types.ts';

export const article: DemoNews = {
  slug: 'digiyatra-how-it-works',
  title: 'DigiYatra at the airport: how it works, and when to skip it',
  excerpt:
    'Face-based entry can shorten queues on domestic flights. What it needs, what it stores, which passengers should use the ordinary gate.',
  summary:
    'Face-based entry can shorten queues on domestic flights. What it needs, what it stores, which passengers should use the ordinary gate.',
  category: 'Technology',
  categories: ['Technology', 'Travel'],
  tags: ['news', 'travel', 'trending'],
  image: '/pictures/news/technology.svg',
  featured: false,
  published: true,
  priority: 'medium',
  source: 'Safarnama Desk',
  location: 'India',
  meta_title: 'DigiYatra explained for domestic flyers',
  meta_description:
    'How DigiYatra’s face-based airport entry works, how to enrol, what happens to your data, and when the ordinary queue is better.',
  author: 'Meera Fernandes',
  published_days_ago: 26,
  views: 2180,
  content: `
<p>At a growing number of Indian airports, one of the entry gates has a small camera and a blue sign, and a queue that moves faster than the rest. It is for DigiYatra, the voluntary system that lets domestic passengers enter the terminal and pass checks by face instead of showing a ticket and identity card each time. Guests often ask us whether they should enrol. Our answer depends on who is travelling.</p>
<section id="what-it-does">
  <h2>What it does</h2>
  <p>DigiYatra links three things for a single journey: your identity, your face and your boarding pass. Once they are linked in the app and shared with the airport, cameras at the terminal entrance, before security and at some boarding gates compare your face with the one you shared. If they match, the gate opens. You still go through the security check itself, and your bags are screened exactly as before.</p>
  <p>It is run by a foundation set up by airport operators, under the policy of the civil aviation ministry. It started with a few large airports in December 2022 and has since been extended. Whether your airport takes part, and at which gates, is shown in the app.</p>
  <h3 id="it-is-for-domestic-flights">It is for domestic flights</h3>
  <p>For international journeys the passport and immigration controls continue as usual, and DigiYatra does not take their place. Check the app for any change.</p>
</section>
<section id="how-to-enrol">
  <h2>How to enrol</h2>
  <ol>
    <li>Install the official app from your phone’s store. Look at the publisher’s name, as there have been imitations.</li>
    <li>Register with the mobile number you will carry.</li>
    <li>Link your identity document through DigiLocker, or by the Aadhaar-based route shown.</li>
    <li>Take a selfie in plain light, without cap or dark glasses.</li>
    <li>After web check-in, import or scan the boarding pass into the app.</li>
    <li>Share it with the departure airport when prompted, generally within the day or so before the flight.</li>
  </ol>
  <p>Do this at home, on good Wi-Fi. Doing it on the kerb with luggage and children is no saving of time at all.</p>
</section>
<section id="what-happens-to-your-data">
  <h2>What happens to your data</h2>
  <p>According to the scheme’s published policy, your identity and face data stay on your own phone, in encrypted form. They are shared with the departure airport for the particular flight, and deleted from the airport’s system within about 24 hours after departure. Uninstalling the app removes what is stored on the phone.</p>
  <p>People will differ on how comfortable they are with face recognition in public places. That is a fair matter of opinion. Read the privacy policy in the app, and decide without being hurried. It is voluntary; nobody may insist on it, and staff who press you to enrol in the queue should simply be told no.</p>
  <blockquote><p>A faster queue is pleasant. A choice is better. You have both, so long as the ordinary gate stays open.</p></blockquote>
</section>
<section id="when-it-helps-most">
  <h2>When it helps most</h2>
  <ul>
    <li>Frequent flyers with one cabin bag, on weekday mornings</li>
    <li>Travellers who usually have the phone in hand anyway</li>
    <li>Airports with long lines at the entrance rather than at security</li>
  </ul>
</section>
<section id="when-to-use-the-ordinary-gate">
  <h2>When to use the ordinary gate</h2>
  <ul>
    <li><strong>Families with small children.</strong> Every person who uses the lane needs an own enrolment, and splitting up the family at the gate helps no one. See the app for how children are treated.</li>
    <li><strong>Name mismatches.</strong> If the name on the ticket differs from that on the identity document, correct the ticket first.</li>
    <li><strong>Big changes of appearance.</strong> Bandages, new beards and heavy bridal make-up confuse cameras. Yes, we have seen the last.</li>
    <li><strong>A phone about to die.</strong> Without it, you may have trouble importing a changed boarding pass.</li>
    <li><strong>Wheelchair assistance.</strong> The staff know the quickest door already.</li>
  </ul>
  <h3 id="carry-the-card-anyway">Carry the card anyway</h3>
  <p>Always carry a physical photo identity card. The security staff may ask for it, cameras fail, batteries fail, and hotels will want it on arrival. DigiYatra is a convenience for the airport; it is no identity document.</p>
</section>
<section id="if-the-gate-does-not-open">
  <h2>If the gate does not open</h2>
  <p>Step aside, remove spectacles or a cap, and try once more. Then show your boarding pass and card to the person at the gate and go in the old way. Nothing is lost except half a minute. The commonest reasons are a boarding pass that was not shared with that airport, a flight that has been rescheduled after sharing, or a selfie taken in poor light.</p>
</section>
<section id="our-practice">
  <h2>Our practice</h2>
  <p>Safarnama Travels does not enrol guests on their behalf, because the identity check and the consent should be their own. We send web check-in reminders with a line about DigiYatra where the departure airport supports it. Questions about airports on your route can go to <a href="/contact">our contact page</a>. Should you still be choosing where to fly, the <a href="/destination">destinations page</a> lists domestic tours, and each <a href="/itinerary/Goa">itinerary, such as Goa</a>, leaves enough hours on travel days to stand in either queue without worry.</p>
</section>
`,
};
