import type { DemoPost } from '../types.ts';

export const post: DemoPost = {
  slug: 'konkan-railway-window-seat',
  title: 'The Konkan by train: a window-seat guide',
  excerpt:
    'Tunnels, viaducts, estuaries and omelettes: what to look for between Mumbai, Goa and Mangaluru, and how to choose your train and your seat.',
  categories: ['Traveling', 'Guide'],
  tags: ['trip', 'travel', 'train', 'sea'],
  image: '/pictures/blog/train.svg',
  featured: true,
  published: true,
  author: 'Rohan Naik',
  published_days_ago: 9,
  views: 3790,
  content: `
<p>You can fly from Mumbai to Goa in a little over an hour and remember nothing of it. Or you can sit by a train window for most of a day and arrive with red dust on your elbow, three cups of tea inside you and a clear idea of how the coast is put together. I take the train whenever I can, and this is what I tell friends before their first ride.</p>
<section id="the-line-in-brief">
  <h2>The line in brief</h2>
  <p>The Konkan Railway runs for about 740 kilometres from Roha in Maharashtra, through the whole length of Goa, to Thokur near Mangaluru in Karnataka. Trains ran the full length from January 1998. Before that, there was no direct railway down this coast, because the land refuses to stay flat: hills run to the sea and a river opens between each pair. Engineers answered with a remarkable number of tunnels and bridges, and the result is a ride that alternates between dark and dazzle.</p>
  <h3 id="do-not-expect-the-sea-all-day">Do not expect the sea all day</h3>
  <p>People imagine rails along the sand. In truth the line keeps inland most of the way. What you see are creeks, paddies, cashew slopes, laterite houses and wide brown estuaries where the sea is only a brightness at the end. It is lovelier than the sea, I think, because it keeps changing.</p>
</section>
<section id="what-to-look-for-north-to-south">
  <h2>What to look for, north to south</h2>
  <ul>
    <li><strong>Ratnagiri district:</strong> the long Karbude tunnel, and the tall Panval viaduct, which crosses a valley on slender piers. You are over it before you can finish a sentence, so be ready.</li>
    <li><strong>Sindhudurg:</strong> mango and cashew country around Kankavali, Kudal and Sawantwadi.</li>
    <li><strong>North Goa:</strong> Pernem, then Thivim, the station for Mapusa and the northern beaches.</li>
    <li><strong>Thivim to Madgaon:</strong> the Mandovi and Zuari rivers, wide and full of light. Karmali is the station for Panaji and Old Goa.</li>
    <li><strong>South Goa and Karnataka:</strong> Canacona for Palolem, then forest, then the Kali river near Karwar.</li>
    <li><strong>Honnavar:</strong> the Sharavati, with one of the longest bridges on the line.</li>
  </ul>
  <p>For views towards the coast, sit on the right going south and on the left going north. For hills and the higher waterfalls, take the other side. In the monsoon, both sides win.</p>
</section>
<section id="choosing-a-train">
  <h2>Choosing a train</h2>
  <p>Daytime trains are the ones to pick for scenery. The Mandovi Express leaves Mumbai in the early morning and takes its time, with a pantry that regulars talk about fondly. The Jan Shatabdi is quicker, and has been running with a glass-roofed Vistadome coach, which sells out early. The Vande Bharat and Tejas are the fastest, with sealed windows and airline-style meals. At night the Konkan Kanya carries those who prefer to wake up in Goa.</p>
  <p>Timings change between seasons, and from about mid-June until October a slower monsoon timetable applies. Always check the date you are travelling, on the railway’s own enquiry service, and not an old screenshot from a cousin.</p>
  <blockquote><p>On this line the best coach is the one with a window that opens, and the best ticket is the one you booked two months ago.</p></blockquote>
</section>
<section id="booking-without-tears">
  <h2>Booking without tears</h2>
  <p>Popular trains fill as soon as reservations open. Make an account on the official booking site well before you need it, add your family’s names to the passenger list, and be there on opening day. If you miss out:</p>
  <ol>
    <li>Look at other stations. Thivim, Karmali and Madgaon have separate quotas on some trains.</li>
    <li>Try the weekday. Friday evening and Sunday evening are the hardest.</li>
    <li>Consider tatkal the day before, with a plan B.</li>
    <li>Ask us. We cannot create seats, but we know which trains cancel late.</li>
  </ol>
</section>
<section id="eating-and-other-comforts">
  <h2>Eating, and other comforts</h2>
  <p>Vada pav at Panvel, bananas from a window, kokum sherbet where you find it, and cutlets from the pantry. Carry a steel bottle, wet wipes, a scarf against tunnel dust, and a bag for your own rubbish. Please carry that bag off the train with you; the banks of these rivers do not need our cups.</p>
  <p>Second sitting and sleeper coaches have the open windows and the best company. Air-conditioned chair car is calmer for grandparents and infants. Do not lean out and do not stand in the open doorway, however good the picture might be. The tunnels come without warning.</p>
</section>
<section id="making-a-trip-of-it">
  <h2>Making a trip of it</h2>
  <p>Break the journey. A night in Ratnagiri or Sindhudurg costs little and turns a transfer into a holiday. From the south, pair Gokarna or Karwar with Palolem. From Goa, our <a href="/day-trips">day trips</a> can begin at any of the three main stations, and our <a href="/itinerary/Goa">Goa itinerary</a> is easily adjusted for arrival by rail. <a href="/contact">Tell us</a> your train number and we will have somebody waiting at the right end of the platform.</p>
</section>
`,
};
