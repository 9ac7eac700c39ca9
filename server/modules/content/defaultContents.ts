import type { PageContents } from './contract.ts';
import { defaultServicePages } from './defaultServicePages.ts';

/** The content of pages before staff write their own: it names no place and no person. */
export const defaultContents: PageContents = {
  ...defaultServicePages,
  trips: {
    title: 'Day Trips',
    summary: 'Days out in small groups, back by evening, with their prices in rupees and what they include.',
    banner: 'Small groups, back by evening.',
    invitation: 'A birthday on a boat, a day with your own guide: tell us.',
    trips: [],
    tours: [],
  },
  home: {
    tagline: 'journeys planned with care',
    summary: 'Tours, weddings, visas and tickets from one agency. Honest prices in rupees.',
    slides: [
      {
        picture: '/pictures/hero/hills.svg',
        alt: '',
        subheading: 'Planned with care',
        heading: 'Journeys drawn around your time',
        description: 'Beaches, backwaters, passes and palaces, planned around your time and your budget.',
        link_label: 'Explore More',
        link: '/destination',
      },
      {
        picture: '/pictures/hero/palace.svg',
        alt: '',
        subheading: 'Near and far',
        heading: 'The journey you have had in mind',
        description: 'By boat, by road or by rail, with clear plans and clear prices.',
        link_label: 'Explore More',
        link: '/destination',
      },
    ],
    about_title: 'A travel agency that answers the phone',
    about_text:
      'We plan holidays, book flights and rooms, help with visas and look after weddings. Tell us where you would like to go and when, and we send you a day-by-day plan with a clear price.',
    mission:
      'Our work is simple to describe: listen first, plan with care, tell the truth about seasons and prices, and stay close until you are home. Write to us with a place or only a feeling, and we will begin from there.',
  },
  about: {
    banner: 'Who we are and how we work.',
    story: [
      'We plan holidays, book flights and rooms, help with visas and look after weddings, from the first guest list to the last journey home.',
      'Tell us where you would like to go and when. We answer with a day-by-day plan and a clear price, and stay in reach until you are home.',
    ],
    mission:
      'To plan journeys that are honest about distance, season and cost, so that people come home rested.',
    vision:
      'A way of travelling in which hosts earn fairly, places are left as they were found, and a visitor is remembered with pleasure by the people visited.',
    reasons: [
      {
        title: 'Plans made for you',
        text: 'Start days, hotels and detours can be changed. Free afternoons are part of the plan.',
      },
      {
        title: 'Clear prices',
        text: 'Each quotation lists what is included, what is not, and which taxes apply.',
      },
      {
        title: 'One place for everything',
        text: 'Tours, rooms, tickets, visas and insurance: you need not write to five companies.',
      },
      { title: 'Within reach', text: 'Before, during and after the journey you can write to us or call us.' },
    ],
    values: [
      { title: 'Passion', text: 'We like to travel, and to plan for those who do.' },
      { title: 'Trust', text: 'We promise what we can do. What we put in writing, we do.' },
      { title: 'Excellence', text: 'Good travel is small things done in the right order.' },
      {
        title: 'Sustainability',
        text: 'Places should be left as they were found, and hosts should earn fairly.',
      },
    ],
  },
  booking: {
    steps: [
      { title: 'You write', text: 'Dates, people, wishes. Rough ideas are welcome.' },
      { title: 'We answer', text: 'With a first idea and a price in rupees.' },
      { title: 'You decide', text: 'Change what you like. Nothing is booked before you say so.' },
    ],
    reasons_title: 'Why choose us',
    reasons_text: 'Six things we do every day, so that you do not have to.',
    reasons: [
      {
        icon: 'Compass',
        title: 'Customized Tours',
        text: 'A plan drawn around your days, your pace and the people you travel with.',
      },
      {
        icon: 'Bed',
        title: 'Accommodation',
        text: 'Service apartments, villas and hotel rooms that we would sleep in ourselves.',
      },
      {
        icon: 'Car',
        title: 'Transportation',
        text: 'Cars, bikes, mini buses and boats, with drivers who know the road.',
      },
      {
        icon: 'Ticket',
        title: 'Flight and Travel Tickets',
        text: 'Air, train, bus and cruise tickets, at home and abroad, in one go.',
      },
      {
        icon: 'Stamp',
        title: 'Visa and Forex',
        text: 'Help with visas and passports, and foreign money before you leave.',
      },
      {
        icon: 'Heart',
        title: 'Wedding Packages',
        text: 'From the venue to the last guest’s flight home: one planner, one plan.',
      },
    ],
  },
};
