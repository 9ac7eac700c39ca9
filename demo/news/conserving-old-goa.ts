import type { DemoNews } from '../types.ts';

export const article: DemoNews = {
  slug: 'conserving-old-goa',
  title: 'Old Goa’s long repair: how a World Heritage site is kept standing',
  excerpt:
    'Laterite, lime and four months of rain. What conservation means at the churches of Old Goa, and how visitors can lighten the load.',
  summary:
    'Laterite, lime and four months of rain. What conservation means at the churches of Old Goa, and how visitors can lighten the load.',
  category: 'General',
  categories: ['General', 'Industry'],
  tags: ['news', 'tourism', 'destination'],
  image: '/pictures/news/heritage.svg',
  featured: true,
  published: true,
  priority: 'low',
  source: 'Safarnama Desk',
  location: 'Old Goa',
  meta_title: 'How Old Goa’s churches are conserved',
  meta_description:
    'Rain, laterite and lime: why repair never ends at Old Goa’s World Heritage churches, and how visitors can help.',
  author: 'Ananya Kamat',
  published_days_ago: 54,
  views: 1870,
  content: `
<p>On most mornings in the dry season there is a scaffold somewhere in Old Goa. Visitors step around it for their photographs and some ask when the work will be over. The truthful answer is never, and that is no criticism. The Churches and Convents of Goa were inscribed on the World Heritage List in 1986, and buildings of this size, in this climate, are kept standing by continuous, patient repair.</p>
<section id="what-there-is-to-look-after">
  <h2>What there is to look after</h2>
  <p>The inscription covers a group of monuments from the sixteenth and seventeenth centuries, when this was the capital of Portuguese India. Among them are the vast Sé Cathedral, the Basilica of Bom Jesus with the tomb of St Francis Xavier, the church and convent of St Francis of Assisi, now housing a museum, the small chapel of St Catherine, the church of St Cajetan with its dome, Our Lady of the Rosary on its hill, and the ruined tower of St Augustine. The Archaeological Survey of India looks after the protected monuments. Several remain places of worship, so priests, pilgrims and conservators share the same floor.</p>
</section>
<section id="stone-that-drinks">
  <h2>Stone that drinks</h2>
  <p>Goa builds with laterite, a red, porous stone that is cut soft from the ground and hardens in air. It is light and easy to work. It also takes in water. That is why most old walls here were covered in lime plaster and limewashed every year after the rains: the white coat was the building’s raincoat.</p>
  <p>Bom Jesus is the famous exception. Its plaster was removed in the middle of the twentieth century, and the bare red face is what visitors expect to see. Whether it ought to wear plaster again has been debated for years by conservators, church authorities and citizens, with good arguments on several sides. Look closely at the lower courses after a wet August, and you will see why they argue.</p>
  <h3 id="salt-roots-and-vibration">Salt, roots and vibration</h3>
  <ul>
    <li><strong>Rain</strong> drives into joints and carries away mortar.</li>
    <li><strong>Salts</strong> rise with damp, crystallise and push off the surface.</li>
    <li><strong>Roots</strong> of fig and peepal lever masonry apart from a crack no wider than a thread.</li>
    <li><strong>Bats and birds</strong> leave acids on gilded wood.</li>
    <li><strong>Traffic</strong> shakes old walls, and parking eats the open ground that gives them dignity.</li>
  </ul>
</section>
<section id="why-lime-and-not-cement">
  <h2>Why lime and not cement</h2>
  <p>Cement is hard, quick and cheap, and on laterite it does damage. It seals the wall, so that water inside can’t leave, and it is stronger than the stone beside it, so that the stone breaks first. Lime is softer, lets walls breathe, and can be renewed. But it has to be slaked, rested, mixed with sand and laid by hands that know its moods. Such hands are few, and training more of them is as much a part of conservation as any grant.</p>
  <blockquote><p>A wall of lime forgives you for coming back every year. A wall of cement only remembers the year you did not.</p></blockquote>
  <p>One of our heritage guides ends every walk with that line.</p>
</section>
<section id="the-pressure-of-being-loved">
  <h2>The pressure of being loved</h2>
  <p>Old Goa receives pilgrims and tourists every day, and very large crowds for the novena and feast of St Francis Xavier in early December. During the decennial exposition, whole temporary cities arise around the lawns. Crowds bring income and affection. They also bring touch, dust, flash, chewing gum and plastic. Building close to the monuments is restricted under national law, and residents have gone to court and to the streets in defence of those limits.</p>
  <p>Here is what the individual visitor can do:</p>
  <ol>
    <li>Come early in the morning, or late, and walk between monuments instead of driving from door to door.</li>
    <li>Dress with covered shoulders and knees, and keep silent during services.</li>
    <li>Do not lean on, touch, or sit upon altars, tombs and carved wood.</li>
    <li>Use no flash. Follow the signs on photography, which differ between churches.</li>
    <li>Carry water in a steel bottle and take your waste away.</li>
    <li>Pay the museum ticket and hire a licensed guide. Both keep the place alive.</li>
  </ol>
</section>
<section id="see-more-than-two-buildings">
  <h2>See more than two buildings</h2>
  <p>Most visitors see only Bom Jesus and the Sé. Walk up to the Rosary church for the river view, stand inside the roofless nave of St Augustine, and look into St Cajetan, modelled in its plan on St Peter’s in Rome. Spreading out is kind to the crowded floors, and it turns an hour into a morning.</p>
  <p>On our heritage <a href="/day-trips">day trips</a> you may ask the guide for that longer loop on foot, with a pause for limewashed walls and what lies under them. It fits into the <a href="/itinerary/Goa">Goa itinerary</a> too, and school groups may <a href="/contact">write to us</a> for a version with a lime-mixing demonstration.</p>
</section>
`,
};
