import type { DemoPost } from '../types.ts';

export const post: DemoPost = {
  slug: 'moving-wedding-guests-smoothly',
  title: 'Moving 150 wedding guests without losing an uncle',
  excerpt:
    'Arrival sheets, rooming lists, buses and one sensible cousin. The quiet logistics that make a destination wedding feel effortless.',
  categories: ['Wedding Planning', 'Traveling'],
  tags: ['trip', 'travel', 'wedding'],
  image: '/pictures/blog/wedding-planning.svg',
  featured: false,
  published: true,
  author: 'Rohan Naik',
  published_days_ago: 46,
  views: 1890,
  content: `
<p>Nobody will remember the bus list. They will remember, for thirty years, that they stood outside an airport for two hours with a garment bag. Guest movement is the least glamorous part of a destination wedding and the one most likely to go wrong, so it deserves a plan of its own, begun early and kept in one place.</p>
<section id="one-sheet-to-rule-them-all">
  <h2>One sheet to rule them all</h2>
  <p>Make a single shared sheet, with one row per person rather than one per family. Two people may edit it, everybody else may only look. The columns we use are these:</p>
  <ul>
    <li>Full name as on the identity card</li>
    <li>Mobile number, and the number of one relative</li>
    <li>City of origin, arrival date, flight or train number, scheduled time</li>
    <li>Departure details in the same form</li>
    <li>Room number, and with whom they share</li>
    <li>Meals: vegetarian, Jain, eggless, allergies</li>
    <li>Needs: wheelchair, ground floor, infant cot, medicine in a fridge</li>
    <li>Functions attended, since some will come only for the main day</li>
  </ul>
  <h3 id="the-column-everybody-forgets">The column everybody forgets</h3>
  <p>Add a column named ‘confirmed by’, with a date. An arrival time that a cousin mentioned at a dinner in August is a rumour. Ring each family once, ten days ahead, read the row back to them and only then mark it as confirmed.</p>
</section>
<section id="arrivals-in-waves">
  <h2>Arrivals in waves</h2>
  <p>Sort the sheet by arrival time, and you will see waves: a few on the early flight, a great many around noon, stragglers at night. Plan vehicles for the waves and not for each family. A minibus leaving every ninety minutes serves people better than thirty cars called one at a time, and costs less.</p>
  <p>Goa adds a twist, because it has two airports about an hour and a half apart in ordinary traffic. Print the airport’s name in capital letters on the invitation and check it on every ticket: Dabolim in the south-central part, Mopa in the far north. Trains add Thivim, Karmali and Madgaon. Put one person with a sign and a charged phone at each point during the waves.</p>
  <blockquote><p>A guest who is met by name forgives everything that follows. A guest who is not met forgives nothing until the dessert.</p></blockquote>
</section>
<section id="rooms-and-the-art-of-neighbours">
  <h2>Rooms and the art of neighbours</h2>
  <p>Do the rooming list in this order: grandparents near the lift or on the ground floor, families with infants away from the stage, the young crowd in one wing where they can disturb each other, and the couple’s parents close to the event desk. Keep two rooms unassigned until the last morning. There will be a surprise aunt.</p>
  <p>Give the hotel your list three days before, in its own format. Ask for key packets prepared by family, with a welcome note and the schedule inside. Collect copies of identity cards by message in advance, as hotels must record each adult, and you will cut the queue at check-in by half.</p>
</section>
<section id="between-functions">
  <h2>Between functions</h2>
  <p>Every shift of venue loses people. Reduce shifts first. If you cannot, publish three times for each move: first bus, last bus, and the start of the function. Never publish only the start. Mark buses with large letters or colours, not with registration numbers, and let them loop.</p>
  <ol>
    <li>Do a timed test drive at the same hour, the same day of the week.</li>
    <li>Check where a bus can turn; village lanes in Goa and the old cities of Rajasthan often refuse.</li>
    <li>Keep one small car free for medicine, forgotten safas and the priest.</li>
    <li>Keep drivers fed and told; a driver who knows the plan solves problems.</li>
    <li>Count heads at the last bus, and then count the elders again.</li>
  </ol>
</section>
<section id="the-phone-tree">
  <h2>The phone tree</h2>
  <p>Choose four people: one for arrivals, one for rooms, one for vehicles, one for elders and children. Publish those four numbers and no others. The bride’s phone should be with a friend, on silent. Create a broadcast list rather than a group, since a group of 150 turns into birthday wishes by the afternoon.</p>
  <h3 id="send-fewer-better-messages">Send fewer, better messages</h3>
  <p>A week before: packing and weather. Two days before: your airport, your bus letter, your contact. Each evening: tomorrow in five lines. That is all, and people will actually read it.</p>
</section>
<section id="departures-deserve-the-same-care">
  <h2>Departures deserve the same care</h2>
  <p>Tired families leave in small groups from five in the morning onwards. Print a departure board in the lobby on the last evening, with the time to be in the vehicle and not the time of the flight. Arrange packed breakfasts. Settle hotel extras the night before, so that nobody stands at the desk arguing over a minibar with the car running.</p>
  <p>Finally, thank the drivers, the porters and the reception team by name, in envelopes prepared beforehand. They moved your wedding.</p>
  <p>We handle this whole chain with our <a href="/wedding">wedding packages</a>, or as a separate service when you already have a planner. Share your draft sheet through <a href="/contact">our contact page</a>, however untidy, and we will tell you where the waves are.</p>
</section>
`,
};
