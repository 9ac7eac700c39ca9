export type DemoCeoMessage = { message: string; is_active: boolean; days_ago: number };

export const ceoMessages: DemoCeoMessage[] = [
  {
    message:
      'Good morning from Panaji. A guest asked me last week what makes a journey worth its price, and I thought of the man who rows our boat in Varanasi. He arrives ten minutes early, knows where the light will fall, and says nothing when nothing needs saying. That is the standard I hold us to, in the office as much as on the river. If you are planning something this season, write to us with the rough idea, even if it is only a month and a mood. One of us will read it properly and answer within a day.',
    is_active: true,
    days_ago: 1,
  },
  {
    message:
      'Festival weeks fill early. Rooms on the ghats, houseboats in December and the small beach places of South Goa are often spoken for months ahead, and I would rather tell you that now than apologise later. If your dates are fixed, ask soon. If they are not, ask us which week on either side is quieter. The weather is usually the same, the price is lower, and your hosts have time to sit down with you.',
    is_active: false,
    days_ago: 12,
  },
  {
    message:
      'This month our team walked three of our own routes again, from the first transfer to the last breakfast, as paying guests would. We found a lunch stop that had grown too busy, a hotel stair that needed a handrail, and a ferry that now leaves half an hour earlier. The plans have been corrected. Small repairs like these never make a headline, but they are most of what you pay an agency for, and I thank the guests whose letters pointed us to them.',
    is_active: false,
    days_ago: 34,
  },
  {
    message:
      'A wedding away from home is a journey that a whole family takes together, and the youngest and the oldest set its pace. So our planners begin with questions that have little to do with flowers: who cannot climb stairs, who eats at six, which aunt should sit near the music and which should not. Once those are answered, the rest is craft. To every couple marrying with us this winter, we wish you a clear evening and very few speeches.',
    is_active: false,
    days_ago: 58,
  },
];
