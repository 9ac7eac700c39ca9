import type { DemoNews } from '../types.ts';

export const article: DemoNews = {
  slug: 'new-small-group-departures',
  title: 'Safarnama announces new small-group departures',
  excerpt:
    'Four slow tours for up to twelve people: Ladakh, Kerala, Varanasi and the Konkan by rail. How they are paced and how to hold a seat.',
  summary:
    'Four slow tours for up to twelve people: Ladakh, Kerala, Varanasi and the Konkan by rail. How they are paced and how to hold a seat.',
  category: 'Travel',
  categories: ['Travel', 'Industry'],
  tags: ['news', 'travel', 'tourism', 'destination'],
  image: '/pictures/destinations/kerala.svg',
  featured: false,
  published: true,
  priority: 'medium',
  source: 'Safarnama Travels',
  location: 'Panaji, Goa',
  meta_title: 'New small-group departures from Safarnama',
  meta_description:
    'Four new tours for up to twelve guests, with a rest day in each and honest inclusions. See how they run and how to book.',
  author: 'Ananya Kamat',
  published_days_ago: 67,
  views: 2650,
  content: `
<p>Safarnama Travels is adding four small-group tours to its calendar. Each takes no more than twelve guests, has a tour manager from start to finish, and includes one completely free day. They were designed from the comments that guests left on the forms over the past seasons, of which the most frequent was a single word, written in several scripts: slower.</p>
<section id="the-four-departures">
  <h2>The four departures</h2>
  <p><strong>Ladakh, gently.</strong> Nine days from Leh with two quiet days at the beginning, then Sham valley, Nubra and Pangong in that order. Homestays for two nights. Nobody is hurried over a pass.</p>
  <p><strong>Kerala with grandparents.</strong> Seven days with ground-floor rooms, a vehicle with low steps, one houseboat and no more than three hours on the road in a day. Made for three generations, and very nice for two.</p>
  <p><strong>Varanasi, three dawns.</strong> Four days built around early mornings by boat and on foot, with music one evening and Sarnath one afternoon. Suitable for people travelling alone.</p>
  <p><strong>The Konkan by train.</strong> Six days from Mumbai to Goa by daylight, with nights on the way in Ratnagiri and Sindhudurg, village meals, and tickets held by us.</p>
  <p>Dates and remaining seats change as bookings come in, so we send the current list on request and do not print it here. An article grows old, and a calendar does not. Our regular tours stay on the <a href="/destination">destinations page</a> as before.</p>
  <h3 id="why-only-twelve">Why only twelve</h3>
  <p>Twelve people fit in one good vehicle and around two tables. A guide can be heard without a loudspeaker. A homestay can cook properly. If someone is unwell, the group can wait without losing its day. At sixteen all of that changes, as we know from having tried it.</p>
</section>
<section id="what-every-tour-includes">
  <h2>What every tour includes</h2>
  <ul>
    <li>Rooms on twin sharing, in hotels and homestays named in the voucher</li>
    <li>Breakfast daily, and other meals as counted in the itinerary</li>
    <li>All transfers and sightseeing by the vehicle described</li>
    <li>Entrance fees to the places marked ‘visit’ and not merely ‘view’</li>
    <li>A tour manager, along with local guides</li>
    <li>Permits and environment fees where they apply</li>
    <li>Refillable drinking water throughout</li>
  </ul>
  <p>Not included are flights to the starting point, insurance, personal shopping and tips. We quote GST with the price and not after it.</p>
  <blockquote><p>If it says ‘included’, you should be able to leave your wallet in the room that day. That was our test for each line.</p></blockquote>
</section>
<section id="the-free-day">
  <h2>The free day</h2>
  <p>In the middle of each tour is a day without a programme. The tour manager posts a list of ideas at breakfast, ranging from a cooking hour to a long bus ride, and then disappears within reach. Some guests were doubtful when we tested it. Most said afterwards that they remembered it best, chiefly because nobody could tell them what they had seen.</p>
</section>
<section id="travelling-alone">
  <h2>Travelling alone</h2>
  <p>About sharing: those who book alone may ask to share with another guest of the same gender, and we do our best. If we find no one by thirty days before departure, you pay half of the single supplement and we bear the remaining half. Tables at dinner are mixed by the tour manager for the first two evenings. After that, they mix themselves.</p>
</section>
<section id="fitness-and-honesty">
  <h2>Fitness and honesty</h2>
  <p>Each tour has a grade, from Easy to Moderate, with reasons. Kerala is Easy. Varanasi is Easy with many steps. The Konkan is Easy with luggage on platforms. Ladakh is Moderate because of its height alone. We ask everyone bound for Ladakh to complete a health form and to speak to their doctor. If we think that a tour is wrong for you we shall say so, and offer another.</p>
</section>
<section id="how-to-hold-a-seat">
  <h2>How to hold a seat</h2>
  <ol>
    <li>Choose the tour and the month that suit you.</li>
    <li>Send the <a href="/booking">enquiry form</a> with names and ages. We answer within 24 hours.</li>
    <li>We hold seats for three days without payment.</li>
    <li>Confirm with the deposit written in the quotation, and the rest falls due on the dates it states.</li>
    <li>You receive a voucher, a packing list and a call from the tour manager.</li>
  </ol>
  <p>A departure is confirmed once six guests have booked. We tell you as soon as it happens, so please wait for that message before you buy non-refundable flights. If we have to cancel, you get back everything you paid us, or may move to another date at the same price.</p>
  <h3 id="for-groups-of-your-own">For groups of your own</h3>
  <p>Eight friends, a housing society or an office team can take any of the four as a private departure, on their own dates. Corporate groups and wedding after-trips too. The price depends on season and number, and we will set it out line by line.</p>
  <p>For a first look at the country these tours cross, open the <a href="/itinerary/Ladakh">Ladakh</a>, <a href="/itinerary/Kerala">Kerala</a> and <a href="/itinerary/Varanasi">Varanasi</a> itineraries. For the Konkan, <a href="/contact">write to us</a> with your month; the monsoon version is quite another journey, and some of us like it better.</p>
</section>
`,
};
