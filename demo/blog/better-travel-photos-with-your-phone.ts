import type { DemoPost } from '../types.ts';

export const post: DemoPost = {
  slug: 'better-travel-photos-with-your-phone',
  title: 'Better travel photos with the phone you own',
  excerpt:
    'Light, edges, patience and manners. Ten habits for stronger holiday pictures, with no new equipment and very little editing.',
  categories: ['Photography', 'Travel Tips'],
  tags: ['trip', 'travel', 'photography'],
  image: '/pictures/blog/photography.svg',
  featured: false,
  published: true,
  author: 'Ananya Kamat',
  published_days_ago: 28,
  views: 2210,
  content: `
<p>After each group tour, our guests share their pictures in one album, and it is always the same story. The finest frame is rarely from the person with the biggest camera. It usually comes from someone who got up early, waited a minute longer, and wiped the lens. The phone in your pocket is more than good enough. Here is how to help it.</p>
<section id="clean-steady-and-closer">
  <h2>Clean, steady, and closer</h2>
  <p>Wipe the lens with soft cotton before you begin. A phone lives with coins and lunch, and a greasy lens makes every lamp bloom. Hold it with both hands, elbows in, and breathe out as you press. Then take two steps forward. Pinching to zoom throws detail away on most phones; walking does not.</p>
  <h3 id="set-the-phone-once">Set the phone once</h3>
  <p>Turn on the grid in the camera settings, which puts two lines across and two lines down. Place horizons on a line and not through the middle. Tap on what matters so that the phone focuses and measures light there, and slide the small sun down a little when the sky is bright. A slightly dark picture can be lifted later, while a burnt white sky is gone for good.</p>
</section>
<section id="learn-three-kinds-of-light">
  <h2>Learn three kinds of light</h2>
  <ul>
    <li><strong>First and last hour:</strong> low, warm, forgiving. Faces glow, walls show their texture, and the beach at Palolem looks like a painting without any filter.</li>
    <li><strong>Midday:</strong> hard and blue. Go into markets, courtyards and arcades, where roofs soften it. Rajasthan’s forts were built with shade in mind, so use it.</li>
    <li><strong>After sunset:</strong> twenty minutes of deep blue when lamps and sky are equally bright. Steady the phone on a wall and use night mode.</li>
  </ul>
  <p>Cloud is a gift. An overcast morning in Munnar gives you green without glare, and rain puts a mirror on every street.</p>
</section>
<section id="compose-like-a-storyteller">
  <h2>Compose like a storyteller</h2>
  <p>Before lifting the phone, finish this sentence: ‘I like this because…’. If you like the fisherman’s hands, photograph the hands. If you like how tiny the people are below the cliff, include the people and the whole cliff. A picture that tries to hold everything usually says nothing.</p>
  <p>Check the edges of the frame, too. Half a scooter or somebody’s elbow will draw the eye. Shift a little until it leaves. Look for doorways, boat canopies and train windows to frame a scene, and for leading lines such as steps, ghats and rails.</p>
  <blockquote><p>Take one picture for what the place looks like, one for what people do there, and one for the smallest thing you noticed. That is already a story.</p></blockquote>
</section>
<section id="photographing-people-with-manners">
  <h2>Photographing people, with manners</h2>
  <p>Ask. A smile and a raised phone are a question in any language, and a shaken head is an answer. Do not photograph children without a parent agreeing, never at bathing places, and never at cremations. In temples, churches, mosques and gurdwaras, follow the signs, and switch off the flash even where cameras are welcome. Show people the picture afterwards; if they would like a copy, take down a number and really send it.</p>
  <h3 id="where-cameras-are-not-allowed">Where cameras are not allowed</h3>
  <p>Airports with defence use, naval areas, dams, certain bridges and border zones restrict photography. Goa’s Dabolim airport is shared with the Navy, so put the phone away when the crew asks. Drones need registration and permission under the national rules, and much of coastal and border India is closed to them. When in doubt, leave the drone at home.</p>
</section>
<section id="a-small-daily-routine">
  <h2>A small daily routine</h2>
  <ol>
    <li>Charge the phone and clear space at breakfast.</li>
    <li>Make one picture before eight in the morning.</li>
    <li>Stop once a day for ten minutes on a single corner, and let the people come into the frame.</li>
    <li>Take one portrait of every person you travel with, including whoever always holds the camera.</li>
    <li>In the evening delete duplicates and mark five favourites.</li>
    <li>Back up when you have Wi-Fi.</li>
  </ol>
  <p>By the end of a week, you have thirty-five pictures worth printing instead of two thousand you will never open.</p>
</section>
<section id="edit-with-a-light-hand">
  <h2>Edit with a light hand</h2>
  <p>Straighten the horizon. Crop what distracts. Raise the shadows a touch, warm the colour slightly, stop. Skin should look like skin, and the sea off Goa is green-grey for half the year, which is beautiful too. Avoid heavy filters, which date more quickly than haircuts.</p>
  <p>Print a few. A small book of twenty pages, made within a month of returning, will be looked at more often than any cloud folder.</p>
  <p>If light matters to you, tell us when you <a href="/booking">enquire</a>. We can plan for a dawn start at the right ghat or a west-facing room, at no extra charge in most places. You will find good first subjects among our <a href="/destination">destinations</a>, and shorter outings near us on the <a href="/day-trips">day trips page</a>.</p>
</section>
`,
};
