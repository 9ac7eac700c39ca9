import type { DemoNews } from '../types.ts';

export const article: DemoNews = {
  slug: 'konkan-railway-monsoon-timetable',
  title: 'Konkan Railway’s monsoon timetable: what passengers should expect',
  excerpt:
    'From about mid-June until October trains on the Konkan line run slower and leave at different times. How to read it, and how to plan around it.',
  summary:
    'From about mid-June until October trains on the Konkan line run slower and leave at different times. How to read it, and how to plan around it.',
  category: 'Travel',
  categories: ['Travel'],
  tags: ['news', 'travel', 'update'],
  image: '/pictures/news/rail.svg',
  featured: false,
  published: true,
  priority: 'high',
  source: 'Safarnama Desk',
  location: 'Madgaon, Goa',
  meta_title: 'Konkan Railway monsoon timetable explained',
  meta_description:
    'Why trains between Mumbai, Goa and Mangaluru change times from June to October, and how to check yours before leaving home.',
  author: 'Rohan Naik',
  published_days_ago: 5,
  views: 3280,
  content: `
<p>Each year, as the south-west monsoon settles over the coast, trains on the Konkan Railway move to a separate timetable. It is a planned change, made for safety, and it affects almost everyone travelling by rail between Mumbai, Goa and coastal Karnataka. Yet every June our staff meet passengers who have arrived at Madgaon for a train that left an hour before. This explainer sets out what changes and what does not.</p>
<section id="why-there-is-a-monsoon-timetable">
  <h2>Why there is a monsoon timetable</h2>
  <p>The line runs for about 740 kilometres along the foot and through the flanks of the Western Ghats, in deep cuttings, over high embankments, across many rivers. Heavy rain can loosen soil and boulders. Drivers are therefore asked to keep to lower speeds on many sections and to slow down further when visibility is poor. A train that runs more slowly takes longer between crossings, and since much of the route is single track, the whole pattern must be redrawn.</p>
  <p>Besides the lower speeds, the railway posts additional patrols and watchmen at vulnerable places during these months, and monitors rainfall and water levels at bridges.</p>
  <h3 id="the-usual-dates">The usual dates</h3>
  <p>For many years the timetable was in force from 10 June until 31 October. Recently the period has been shorter, from the middle of June until about 20 October. The exact dates are announced every year beforehand, so treat any date in an old article, including this one, as a guide only.</p>
</section>
<section id="what-changes-for-you">
  <h2>What changes for you</h2>
  <ul>
    <li><strong>Departure times.</strong> Many trains that begin in Goa or further south leave earlier. Some leave later. The shift may be a few minutes or a couple of hours.</li>
    <li><strong>Journey time.</strong> Allow longer, particularly on daytime trains between Mumbai and Madgaon.</li>
    <li><strong>Days of running.</strong> A few of the fastest services run on fewer days of the week during the period.</li>
    <li><strong>Intermediate stations.</strong> A train may leave Mumbai as always, but reach Kankavali or Thivim at a different hour.</li>
    <li><strong>Connections.</strong> A comfortable two-hour connection in April may be no connection in July.</li>
  </ul>
  <p>Train numbers and fares generally remain as they were, which is precisely why people are caught out. The ticket looks the same, and the hour on a ticket booked months ahead may have been printed before the change.</p>
  <blockquote><p>Check the date of your journey and not the date of your booking. It is the only rule a passenger needs to remember on this line.</p></blockquote>
</section>
<section id="how-to-check-properly">
  <h2>How to check properly</h2>
  <ol>
    <li>Use the railways’ own enquiry website, app or the telephone number 139.</li>
    <li>Enter the train number <strong>and</strong> the date on which you board.</li>
    <li>If you board after midnight, remember that your date differs from that on which the train started.</li>
    <li>Look again on the evening before, then at the live running status before leaving home.</li>
    <li>Keep the mobile number on the booking switched on, since messages about changes go there.</li>
  </ol>
  <p>Agents’ printouts, screenshots on family groups and wall calendars are not reliable for this purpose.</p>
</section>
<section id="if-heavy-rain-stops-the-line">
  <h2>If heavy rain stops the line</h2>
  <p>Short stoppages after a landslip or a flooded section do occur in most seasons. Trains may be held at a station, turned back, or sent by a different route. Stay near the train, listen for announcements, and carry enough food, water and medicine for several extra hours. Where a train is cancelled by the railway, the fare is refunded under the refund rules; for tickets bought online, this is normally automatic. Where a train is late by more than three hours, passengers who choose not to travel may be entitled to a refund, if they file in time. The conditions are on the booking site.</p>
  <h3 id="what-we-suggest-to-our-guests">What we suggest to our guests</h3>
  <p>We avoid same-day connections between a Konkan train and a flight from June to October. Those who must connect should plan for a night in between, or choose a train that arrives the previous evening. For wedding parties and large families we ask for the arrival station to be flexible, because Thivim, Karmali and Madgaon are all served by road within an hour or so of one another.</p>
</section>
<section id="it-is-also-the-best-season-to-ride">
  <h2>It is also the best season to ride</h2>
  <p>None of this should frighten anyone away. From a window in July, the Konkan is at its greenest, with waterfalls dropping beside the track near Ratnagiri, and rivers running wide and brown under the bridges. The monsoon timetable is what makes it possible to enjoy this safely.</p>
  <p>Sit on the hill side for the falls, carry a dry pair of socks and keep the door closed. Travellers with bookings through Safarnama Travels receive the revised hours in writing, and may adjust their pick-up through our <a href="/contact">contact page</a>. Those still deciding may look at the rail-friendly days in the <a href="/itinerary/Goa">Goa itinerary</a> or the <a href="/day-trips">day trips</a> that run throughout the rains.</p>
</section>
`,
};
