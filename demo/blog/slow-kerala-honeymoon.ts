import type { DemoPost } from '../types.ts';

export const post: DemoPost = {
  slug: 'slow-kerala-honeymoon',
  upload_picture: true,
  title: 'A slow Kerala honeymoon in eight nights',
  excerpt:
    'Tea hills, one well-chosen houseboat and a plain good beach: an unhurried route for two, with drive times that let you enjoy each other.',
  categories: ['Honeymoon', 'Guide'],
  tags: ['trip', 'travel', 'beach', 'mountain', 'honeymoon'],
  image: '/pictures/destinations/kerala.svg',
  featured: false,
  published: true,
  author: 'Meera Fernandes',
  published_days_ago: 33,
  views: 2760,
  content: `
<p>The usual Kerala honeymoon has five hotels in six nights, and the couple sees mostly the back of a driver’s head. Kerala looks small on a map and is slow on the ground. Roads climb, towns run into one another, and every village has a bus stopping in the middle. So take three stops, stay longer in each, and let the rain or the lunch decide your afternoons.</p>
<section id="the-route-at-a-glance">
  <h2>The route at a glance</h2>
  <ol>
    <li>Nights one and two: Fort Kochi</li>
    <li>Nights three, four and five: Munnar</li>
    <li>Night six: a houseboat from Alappuzha or Kumarakom</li>
    <li>Nights seven and eight: Marari beach</li>
    <li>Home from Kochi</li>
  </ol>
  <p>You may swap Munnar for Wayanad or Thekkady, or Marari for Varkala, and the principle holds. What we advise against is adding.</p>
</section>
<section id="fort-kochi-arrive-gently">
  <h2>Fort Kochi: arrive gently</h2>
  <p>After a wedding, you will sleep for a day. Fort Kochi is right for that. Its lanes are shaded by rain trees, the rooms are in old merchants’ houses, and nothing is far. In the late afternoon, see the cantilevered fishing nets at work on the shore, walk through Mattancherry for spices and its palace murals, and watch an evening of Kathakali; come early for the make-up, which is a performance on its own.</p>
</section>
<section id="munnar-three-nights-not-two">
  <h2>Munnar: three nights, not two</h2>
  <p>The drive up takes between four and five hours with stops. If someone is prone to travel sickness, sit in front and eat lightly. Munnar town itself is busy and not the reason to come. Choose a small stay outside it, on a tea slope, with a veranda.</p>
  <h3 id="what-to-do-there">What to do there</h3>
  <p>Walk. Estate paths at eight in the morning, with mist lifting off clipped tea, need no ticket and no guide beyond your host. Visit Eravikulam National Park for the Nilgiri tahr, remembering that it usually closes for some weeks early in the year, around February and March, when the young are born. Drive one morning to Top Station for the view towards Tamil Nadu. The blue neelakurinji that covers these hills flowers in mass only once in twelve years, so be wary of anyone promising it to you.</p>
  <p>Nights are cool for most of the year and cold in December and January. Carry one warm layer each.</p>
</section>
<section id="the-houseboat-chosen-with-care">
  <h2>The houseboat, chosen with care</h2>
  <p>One night aboard is enough. A <em>kettuvallam</em> is a converted rice barge with a bedroom, a deck and a cook, and the pleasure lies in drifting past villages where life takes place on the water’s edge. A few questions save disappointment:</p>
  <ul>
    <li>Is the boat private, and how many bedrooms has it? One is rare and lovely.</li>
    <li>Does the air-conditioning run all day, or only at night?</li>
    <li>Which route will it take? Broad lakes or narrow canals?</li>
    <li>When does it stop? Boats moor around sunset, since fishermen lay nets at night.</li>
    <li>Does it hold the required licence, and is there a life jacket for each of you?</li>
  </ul>
  <p>Large boats cannot enter small canals. Ask for an hour in a country canoe as well; it was everybody’s favourite in our guest book.</p>
  <blockquote><p>On the houseboat do not ask what there is to see. Put your feet up on the rail, and let it go by.</p></blockquote>
</section>
<section id="marari-the-beach-without-a-programme">
  <h2>Marari: the beach without a programme</h2>
  <p>Marari, near Mararikulam, is a fishing beach with palms, wide sand and little noise. Boats leave before dawn and come back with a crowd waiting. Swim only where the staff of your stay says it is safe, as the undertow on this coast can be strong, and stay out altogether in the monsoon. Rent bicycles and ride to the village church and back. Have one proper Ayurvedic massage, by a trained person, booked through a centre with state accreditation.</p>
</section>
<section id="when-to-go-and-what-the-rain-does">
  <h2>When to go, and what the rain does</h2>
  <p>From October to March the air is clearest. April and May are hot on the coast and pleasant in Munnar. June to August is monsoon: green, emptier, traditionally favoured for Ayurveda, and cheaper. Hill roads may close after landslips, so travel with a flexible plan, and check the state’s advisories before driving up. Around Onam, in August or September, everything is full and beautiful, with flower carpets on doorsteps and the long <em>sadya</em> served on banana leaf.</p>
</section>
<section id="a-word-on-money">
  <h2>A word on money</h2>
  <p>Spend on the veranda in Munnar and on a good small boat. Save on Kochi, where a simple heritage homestay has more charm than a tower. Keep the same car and driver throughout; by day three he will know which tea stall you like.</p>
  <p>Compare this with our <a href="/itinerary/Kerala">Kerala itinerary</a>, which we will gladly slow down or shorten for two. When you <a href="/booking">enquire</a>, tell us the wedding date and how tired you expect to be. It is the most useful line in the whole form.</p>
</section>
`,
};
