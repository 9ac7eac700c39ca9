/** What the home page says about the agency; the rest is on the About page. */
export const agencyTexts = {
  story:
    'A safarnama is the book a traveller keeps on the road: the price of a boat, the name of the host, the hour at which the light was best. We named the agency after it because that is how we work. Every journey we sell began as pages of notes made by one of us, on the spot, with sore feet.',
  defaultMission:
    'Our work is simple to describe: listen first, plan with care, tell the truth about seasons and prices, and stay close until you are home. Write to us with a place or only a feeling, and we will begin from there.',
};
