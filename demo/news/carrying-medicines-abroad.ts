import type { DemoNews } from '../types.ts';

export const article: DemoNews = {
  slug: 'carrying-medicines-abroad',
  title: 'Carrying medicines abroad: labels, letters and the cabin bag',
  excerpt:
    'Ordinary tablets in India may be controlled elsewhere. How to check before flying, what papers to carry, and how to pack insulin and syrups.',
  summary:
    'Ordinary tablets in India may be controlled elsewhere. How to check before flying, what papers to carry, and how to pack insulin and syrups.',
  category: 'Health',
  categories: ['Health', 'Travel'],
  tags: ['news', 'travel', 'update'],
  image: '/pictures/destinations/dubai.svg',
  featured: false,
  published: true,
  priority: 'high',
  source: 'Safarnama Desk',
  location: 'India',
  meta_title: 'Carrying medicines abroad: what to check',
  meta_description:
    'How Indian travellers can carry prescription medicines legally: controlled lists, doctor’s letters, quantities, insulin and liquids.',
  author: 'Meera Fernandes',
  published_days_ago: 29,
  views: 2240,
  content: `
<p>Almost every Indian suitcase that goes abroad has a pouch of tablets in it: for blood pressure, for a child’s cough, for ‘just in case’. Hardly anyone is stopped. But now and then a traveller is questioned for hours over a strip which any corner chemist at home would sell, because in that country the same substance is controlled. An hour’s preparation makes this risk very small.</p>
<section id="why-the-rules-differ">
  <h2>Why the rules differ</h2>
  <p>Each country keeps its own lists of narcotic, psychotropic and otherwise restricted substances. Strong painkillers, sleeping tablets, medicines for anxiety or attention disorders, some cough syrups and some cold remedies are the usual ones. The Gulf states are known for strictness. Singapore, Japan, Indonesia and Thailand also restrict things that Indian patients may think harmless.</p>
  <p>The name on the strip hardly helps, since brands are local. What counts is the generic name of each ingredient, and combination tablets hold more than one.</p>
  <h3 id="examples-to-take-seriously">Examples to take seriously</h3>
  <ul>
    <li><strong>Codeine</strong>, in cough syrups and painkillers</li>
    <li><strong>Tramadol</strong> and other opioid painkillers</li>
    <li><strong>Alprazolam, diazepam, clonazepam</strong> and related medicines, also most sleeping tablets</li>
    <li><strong>Methylphenidate</strong> and other stimulants for attention disorders</li>
    <li><strong>Pseudoephedrine</strong>, in decongestants, restricted in certain countries</li>
    <li><strong>Cannabis or hemp products</strong> of any kind, including oils and ayurvedic preparations based on <em>vijaya</em></li>
  </ul>
  <p>The spice shelf can surprise as well: poppy seeds, our <em>khus khus</em>, are prohibited in the United Arab Emirates and some other places. E-cigarettes are banned in Singapore and Thailand, and in India too.</p>
</section>
<section id="how-to-check">
  <h2>How to check</h2>
  <ol>
    <li>List every medicine with its generic ingredients and daily dose.</li>
    <li>Visit the website of the destination’s health ministry or drug authority and look for ‘bringing medicines’ or ‘personal use’.</li>
    <li>Repeat it for each country in which you change planes and pass immigration or stay overnight.</li>
    <li>If a medicine is controlled, apply for permission online where the country offers it. The Emirates and Singapore have such procedures. Do it some weeks ahead.</li>
    <li>If the answer is unclear, write to the embassy and carry the reply.</li>
  </ol>
  <p>Your doctor may be able to change to something unrestricted. Ask well before the trip, and never stop a regular medicine on your own.</p>
  <blockquote><p>Pack medicines as if you had to explain them to a polite stranger who cannot read your doctor’s handwriting.</p></blockquote>
</section>
<section id="papers-and-packing">
  <h2>Papers and packing</h2>
  <p>Carry a recent prescription, typed, in English, with your name as in the passport, the generic names, doses and the length of treatment. For controlled medicines and injections, add a signed letter from the doctor on letterhead. Keep tablets in their original strips or bottles, with the pharmacy bill. Weekly pill boxes are convenient at the hotel, but for the flight keep the labels.</p>
  <p>Take enough for the journey and several days more, but not half a year’s supply. Many countries accept a quantity for about thirty days, and some allow less for controlled substances. Do not carry medicines for other people, and do not put yours in a friend’s bag.</p>
  <h3 id="cabin-or-hold">Cabin or hold?</h3>
  <p>Keep essential medicines in the cabin bag. Suitcases are delayed, and holds become very cold. Liquid medicines above the usual 100 ml limit are generally permitted in reasonable quantity for the journey, if declared at security with the prescription. Insulin, pens and needles go in the cabin with a letter; use a cooling pouch, never directly on ice. Tell the security staff about pumps and sensors before the scanner, and ask for a manual check if your maker advises it.</p>
</section>
<section id="vaccines-and-certificates">
  <h2>Vaccines and certificates</h2>
  <p>Travellers arriving in India from, or in some cases having transited through, countries with a risk of yellow fever must hold a valid yellow-fever certificate or may face quarantine. It matters for safaris in East Africa and for parts of South America. The vaccination is given only at designated centres, and the certificate becomes valid ten days afterwards. For other vaccines ask a doctor six weeks before leaving.</p>
</section>
<section id="insurance-and-the-small-print">
  <h2>Insurance and the small print</h2>
  <p>Declare existing conditions when buying travel insurance. A policy that excludes your blood pressure is little use to you. Note the helpline, and carry a one-page summary: blood group, allergies, conditions, medicines, emergency contact. Save a photograph of it, and give a copy to your companion.</p>
  <ul>
    <li>A basic pouch: paracetamol, rehydration salts, plasters, antiseptic, antihistamine, motion-sickness tablets, thermometer</li>
    <li>For children: syrups with the measuring cup, in sealed bottles</li>
    <li>For elders: four extra days, divided between two bags</li>
  </ul>
</section>
<section id="what-we-do">
  <h2>What we do</h2>
  <p>This is general information, and it is no replacement for your doctor or for the authority of the country you visit. Safarnama Travels includes the official link for medicines in every overseas voucher, such as those for <a href="/itinerary/Dubai">Dubai</a> and <a href="/itinerary/Singapore">Singapore</a>. You need never tell us what you take. If you want help in finding the right form, <a href="/contact">ask</a> for the page, and we will send it without further questions.</p>
</section>
`,
};
