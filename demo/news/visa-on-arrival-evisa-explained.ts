import type { DemoNews } from '../types.ts';

export const article: DemoNews = {
  slug: 'visa-on-arrival-evisa-explained',
  title: 'Visa-free, e-visa, on arrival: what each really asks of you',
  excerpt:
    'Four words that Indian travellers mix up at check-in counters, the papers that each needs, and how to verify the rule for your travel date.',
  summary:
    'Four words that Indian travellers mix up at check-in counters, the papers that each needs, and how to verify the rule for your travel date.',
  category: 'Politics',
  categories: ['Politics', 'Travel'],
  tags: ['news', 'travel', 'update'],
  image: '/pictures/news/passport.svg',
  featured: true,
  published: true,
  priority: 'high',
  source: 'Safarnama Desk',
  location: 'Panaji, Goa',
  meta_title: 'Visa-free, e-visa and on arrival explained',
  meta_description:
    'How visa-free entry, e-visas, visas on arrival and arrival cards differ for Indian passport holders, with a checklist before you pay.',
  author: 'Ananya Kamat',
  published_days_ago: 8,
  views: 5240,
  content: `
<p>Most trips that fail at the airport do not fail at immigration abroad. They fail at the check-in desk at home, where airline staff must satisfy themselves that each passenger may enter the destination. The traveller says, ‘It is visa-free.’ The screen says something more careful. This explainer describes the kinds of entry that Indian passport holders usually meet. It names no fees and promises no durations, because these alter often. It tells you what to look for.</p>
<section id="four-doors-with-different-handles">
  <h2>Four doors with different handles</h2>
  <p><strong>Visa-free entry</strong> means no visa need be applied for. It does not mean no conditions. Officers may still ask for a return ticket, hotel bookings, enough money and a passport with some months left. Nepal and Bhutan, our closest neighbours, admit Indian citizens on their own terms; Thailand has offered exemptions for limited stays, which its government reviews from time to time.</p>
  <p><strong>Visa on arrival</strong> means that the visa is issued at the destination airport, for a fee or free of charge. You queue, show papers and pay, often in a particular currency. The Maldives has long given tourists one without a fee, if requirements are met. Indonesia issues a paid one, including at Bali.</p>
  <p><strong>E-visa</strong> means that you apply online before travelling and carry the approval. It may take hours or days. Sri Lanka, Vietnam and many others work this way, and Indonesia lets travellers buy its visa on arrival online beforehand.</p>
  <p><strong>Visa in advance</strong> means an application through an embassy, a visa centre or an authorised agent, sometimes with biometrics and an interview. Singapore, the Schengen countries, the United Kingdom, Japan and the United States belong here, although some of them now issue the result electronically.</p>
  <h3 id="and-the-arrival-card">And the arrival card</h3>
  <p>Separate from all these is the electronic arrival card or traveller declaration, which is not a visa. Singapore, Thailand, Malaysia, the Maldives and others require one, usually within the last few days before landing. It is free on the official site. Look-alike sites charge for it.</p>
</section>
<section id="exceptions-that-catch-people-out">
  <h2>Exceptions that catch people out</h2>
  <ul>
    <li>A valid visa or residence permit of certain countries can open easier entry elsewhere. The Emirates, for instance, have such provisions for some Indian passport holders.</li>
    <li>Transit is a rule in itself. Changing airports, collecting bags or staying overnight may demand a visa.</li>
    <li>Children need their own visa and, when travelling with one parent, perhaps a consent letter.</li>
    <li>A visa on arrival may exist only at named airports, and not at land borders or small harbours.</li>
    <li>The days count from arrival, and part-days count whole.</li>
  </ul>
  <blockquote><p>The question is not ‘Do Indians need a visa?’ The question is ‘What will the airline’s screen ask me, on this date, for this route?’</p></blockquote>
</section>
<section id="papers-to-carry-every-time">
  <h2>Papers to carry every time</h2>
  <ol>
    <li>Passport valid six months beyond the return date, with at least two blank pages</li>
    <li>Return or onward ticket</li>
    <li>Address and confirmation for every night</li>
    <li>Proof of funds: card, statement or forex receipt</li>
    <li>Travel insurance, which some countries demand and all sensible travellers buy</li>
    <li>Approval letters and arrival-card codes, on paper as well as on the phone</li>
    <li>Marriage certificate or name-change proof, if tickets and passports differ</li>
  </ol>
</section>
<section id="how-to-verify-the-rule">
  <h2>How to verify the rule</h2>
  <p>Begin with the official immigration or foreign-ministry site of the destination, and then its embassy in India. Look for the date on the page. Next, check with the airline, which works from its own database. Social-media posts and videos are the least trustworthy source, because they stay up after the rule has gone.</p>
  <h3 id="beware-of-the-middle-page">Beware of the middle page</h3>
  <p>Search results are full of sites with flags and crests that are not governments. They fill in your form for a fee that is several times the real one. Read the address to its end, and be suspicious of anything that guarantees approval. Nobody outside the issuing government can do that, and neither can we.</p>
</section>
<section id="timing">
  <h2>Timing</h2>
  <p>Apply in good season, but not too soon: e-visas often have to be used within a set number of days of issue. For Schengen and similar visas, appointments may be scarce from March to June; begin as soon as the application window lets you. Do not buy non-refundable flights against a visa you do not hold, unless you can afford to lose them.</p>
</section>
<section id="what-an-agent-does">
  <h2>What an agent does</h2>
  <p>Safarnama Travels checks the rules twice, on the day of booking and seven days before departure, and tells you in writing what we found and when. We prepare forms, but you remain responsible for the truth of what is in them. If you are weighing countries by ease of entry, the <a href="/destination">destinations page</a> marks the international tours, and you may put passport questions in the <a href="/booking">enquiry form</a>. Do not send passport copies over open chat; we will give you a safer way.</p>
</section>
`,
};
