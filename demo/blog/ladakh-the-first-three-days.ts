import type { DemoPost } from '../types.ts';

export const post: DemoPost = {
  slug: 'ladakh-the-first-three-days',
  title: 'Ladakh: how to spend your first three days well',
  excerpt:
    'Leh stands at about 3,500 metres. Rest, water, the right route order and honest listening to your body make the difference to the week.',
  categories: ['Guide', 'Traveling'],
  tags: ['trip', 'mountain', 'travel', 'cycle'],
  image: '/pictures/destinations/ladakh.svg',
  featured: true,
  published: true,
  author: 'Rohan Naik',
  published_days_ago: 2,
  views: 3920,
  content: `
<p>Flights to Leh land early in the morning, and everyone comes out of the small airport with the same face: amazed by the light, slightly breathless, and keen to start at once. Our driver there, who has collected guests for years, smiles, takes the bags and drives very slowly to the hotel. Then he says goodbye until tomorrow. It is the most important service we provide in Ladakh.</p>
<section id="why-altitude-needs-time">
  <h2>Why altitude needs time</h2>
  <p>Leh lies at roughly 3,500 metres. Each breath brings in noticeably less oxygen than it does at the sea, and a body from Goa or Mumbai needs a couple of days to adjust by breathing more and making small changes in the blood. Fitness does not protect you; young gym-goers often suffer, because they will not sit still. Nor does having been fine the last time.</p>
  <p>Acute mountain sickness usually shows itself within the first day: headache, poor appetite, nausea, tiredness, broken sleep. Mild forms are common and pass with rest. The dangerous forms are rarer, and they give warnings.</p>
  <h3 id="signs-that-mean-down-now">Signs that mean down, now</h3>
  <ul>
    <li>Breathlessness while resting, a wet cough, blue lips</li>
    <li>Confusion, strange behaviour, walking as if drunk</li>
    <li>Headache or vomiting that grows worse in spite of rest and medicine</li>
  </ul>
  <p>Do not wait for the morning and do not climb further. Seek a doctor; Leh has a district hospital used to this, and most hotels keep oxygen. Going lower is the real cure.</p>
</section>
<section id="day-one-do-nothing-seriously">
  <h2>Day one: do nothing, seriously</h2>
  <p>Drink water or thin soup often, without forcing litres. Eat lightly, with more rice than oil. Keep warm, sit by a window, read. A stroll in the garden towards evening is enough. Avoid alcohol, cigarettes and sleeping pills, all of which trouble the breathing at night. A hot bath can wait too, because it may make you light-headed.</p>
  <p>Do speak to your own doctor before leaving home about acetazolamide, a medicine often used for prevention, particularly if you have heart, lung or kidney disease, are pregnant, or react to sulfa drugs. It is a question for a doctor, not for a cousin.</p>
</section>
<section id="day-two-leh-on-foot-and-by-car">
  <h2>Day two: Leh on foot and by car</h2>
  <p>If you slept and breakfasted reasonably, you are ready for gentle sightseeing. Walk through the old bazaar, climb to the palace only if the stairs feel easy, or let the car take you up to Shanti Stupa before the sunset. The monasteries at Shey and Thiksey lie close by along the Indus, at about the same height as town. Come home by dark.</p>
  <blockquote><p>Our guide in Leh carries a stick he does not need. He says that it keeps him at the pace of a man who does.</p></blockquote>
</section>
<section id="day-three-west-along-the-indus">
  <h2>Day three: west along the Indus</h2>
  <p>Drive towards Sham valley: the confluence of the Indus and Zanskar near Nimmu, the gurdwara at Pathar Sahib, the odd eroded hills of Lamayuru, the painted temples of Alchi, if time allows. Most of this road runs lower than Leh or little above it, so you see a great deal without straining. That evening check each person honestly. If anybody still has a headache, add a day before any high pass.</p>
</section>
<section id="the-order-of-the-rest">
  <h2>The order of the rest</h2>
  <p>Route order matters more than route length. Go to Nubra first, and to Pangong afterwards.</p>
  <ol>
    <li><strong>Nubra:</strong> you cross Khardung La, above 5,300 metres, but you sleep in the valley at a little over 3,000. High pass, low bed.</li>
    <li><strong>Pangong:</strong> the lake is at about 4,250 metres, nights are cold and sleep is poor. By day six you can manage it.</li>
    <li><strong>Tso Moriri or Hanle:</strong> higher and farther, only for those with time.</li>
  </ol>
  <p>Stay at the top of a pass for ten or fifteen minutes, take the picture and go. Those who wish to cycle down from Khardung La, a famous ride, should leave it for after the fourth day and check the brakes twice.</p>
  <h3 id="by-road-instead">By road instead?</h3>
  <p>The Srinagar to Leh road gains height more gradually, with a night at Kargil, and is kinder than flying. The Manali to Leh road is magnificent and harder, since the usual halt lies above 4,000 metres. Both are open in summer only, from about May or June until October, depending on snow and repairs.</p>
</section>
<section id="packing-for-thin-air">
  <h2>Packing for thin air</h2>
  <p>Sun cream, lip balm and dark glasses with proper protection; the light is fierce. Layers, a windproof jacket, woollen cap, gloves even in July. A refillable bottle, since plastic water is a burden on the valley. Cash, because networks fail. A postpaid SIM, as prepaid connections from other states have generally not worked in Ladakh. Your identity card, and the receipts for local fees, which <a href="/contact">we arrange</a>.</p>
  <p>Our <a href="/itinerary/Ladakh">Ladakh itinerary</a> begins quietly for the same reasons. Now and then someone asks us to cut the rest days. We would rather lose the booking. When you <a href="/booking">enquire</a>, tell us about asthma, blood pressure and past trouble at height, and we will plan around it.</p>
</section>
`,
};
