import type { DemoPost } from '../types.ts';

export const post: DemoPost = {
  slug: 'photographing-the-ghats-of-varanasi',
  title: 'Photographing the ghats of Varanasi, kindly',
  excerpt:
    'Where to stand at dawn, what never to photograph, and how to spend three mornings on the river with a camera and some humility.',
  categories: ['Photography', 'Guide'],
  tags: ['trip', 'travel', 'photography', 'river'],
  image: '/pictures/destinations/varanasi.svg',
  featured: false,
  published: true,
  author: 'Meera Fernandes',
  published_days_ago: 39,
  views: 1980,
  content: `
<p>Varanasi is kind to photographers and unkind to hurry. The city stands on the western bank of the Ganga, at a bend where the river turns and flows north, so every step of every ghat faces the rising sun. Light arrives across an empty far shore with nothing in its way. You could point a phone almost anywhere at six in the morning. The harder part is to see the people in the picture as people.</p>
<section id="know-the-river-before-you-raise-a-camera">
  <h2>Know the river before you raise a camera</h2>
  <p>There are more than eighty ghats in a long curve, from Assi in the south to the confluence with the Varuna in the north. Some are for bathing, some for washing clothes, some belong to old royal houses, and two, Manikarnika and Harishchandra, are for cremation. Walk the whole line once with the camera in the bag. It takes a slow morning, the stairs are steep, and by the end you will know where you want to return.</p>
  <h3 id="assi-for-beginnings">Assi for beginnings</h3>
  <p>Assi Ghat wakes early. A morning programme of lamps, chants and classical music has become a custom here before sunrise, followed by yoga for anybody who wishes to stretch. The space is open, the crowd is mixed, and it is an easy place to make your first frames.</p>
  <h3 id="the-middle-ghats-for-architecture">The middle ghats for architecture</h3>
  <p>Kedar Ghat has its striped temple steps. Chet Singh and Darbhanga have walls like forts. Panchganga, further north, has quieter platforms and a mosque above. Stand low, near the waterline, and let the steps pull the eye upwards.</p>
</section>
<section id="a-plan-for-three-mornings">
  <h2>A plan for three mornings</h2>
  <ol>
    <li><strong>First morning, by boat.</strong> Hire a rowing boat with one boatman, from Assi, going down with the current. Agree on time, route and price before stepping in. Ask him to stay a little away from bathers.</li>
    <li><strong>Second morning, on foot.</strong> Start at Dashashwamedh in the dark and walk south with the sun on your left. Stop at tea stalls; the steam catches the light.</li>
    <li><strong>Third morning, in the lanes.</strong> The old city behind the ghats has brass sellers, flower baskets, cows with right of way and shafts of sun that last ten minutes.</li>
  </ol>
  <p>Sarnath, where the Buddha first taught, is a short drive away and makes a calm afternoon when you need one.</p>
</section>
<section id="what-you-must-not-photograph">
  <h2>What you must not photograph</h2>
  <p>Cremation is not a sight. At Manikarnika and Harishchandra, put the camera and the phone away entirely, also on a boat, also with a long lens. Families are saying goodbye. People may approach you and offer a special viewing place for a donation. Decline, and walk on.</p>
  <ul>
    <li>Do not photograph bathing women, or anybody changing clothes.</li>
    <li>Do not photograph sadhus as if they were scenery. Sit, greet them, ask; if a fee is expected, decide before you shoot.</li>
    <li>Leave phones and cameras in a locker when visiting the Kashi Vishwanath temple, where they are not permitted inside.</li>
    <li>Switch off the flash at every aarti.</li>
  </ul>
  <blockquote><p>If you would not want the picture taken at your own family’s worst hour or most private one, you know already not to take it.</p></blockquote>
</section>
<section id="the-evening-aarti">
  <h2>The evening aarti</h2>
  <p>At Dashashwamedh Ghat priests perform the Ganga aarti every evening after sunset, in step with one another, with great tiered lamps. It is crowded and worth it once. From the steps, arrive an hour early and sit on the side, so that the row of lamps runs diagonally through the frame. From a boat, you face the priests and the whole lit crowd behind them, but the boat rocks, so take short bursts at high sensitivity and accept some blur. Smaller aartis on other ghats are gentler and let you stand nearer.</p>
</section>
<section id="seasons-and-their-light">
  <h2>Seasons and their light</h2>
  <p>From November to February the mornings are cool, with mist on the water; December and January can bring real fog, which hides everything and then, for five minutes, makes the best picture of your year. It also delays trains, so leave slack. Dev Deepawali, on the full moon of Kartik, lights all the ghats with lamps; book rooms months ahead. From about July to September the river rises, the lower steps vanish, and boats may be stopped for safety. Summer afternoons are fierce, although dawns remain lovely.</p>
</section>
<section id="practical-matters">
  <h2>Practical matters</h2>
  <p>Wear shoes that grip, because wet stone is slick. Carry one small bag worn in front, a cloth for the lens, water, and change for tea and boats. A phone with a wide view suits the lanes; a modest zoom suits the boat. Back up each night at the hotel.</p>
  <p>Stay close to the river and you can return for breakfast after first light, which makes three early mornings feel almost lazy. Our <a href="/itinerary/Varanasi">Varanasi itinerary</a> leaves room for the river at dawn, when the city is at its softest. If photography is your main reason for coming, say so in the <a href="/booking">enquiry form</a>, and we will give you a guide who knows when to stand still.</p>
</section>
`,
};
