/**
 * Content about the agency that staff edit: the home page, the about page, and the reasons next to the enquiry form.
 */
import { z } from 'zod';
import { line, lines, linkTarget, optionalLine, paragraph, picture, rows } from './fields.contract.ts';

const reasonSchema = z.object({ title: line('Title'), text: paragraph('Text', 400) });

const slideSchema = z.object({
  picture: picture('Picture'),
  alt: optionalLine(
    'Description of the picture',
    'For people who cannot see it; empty for a decoration',
    200,
  ),
  subheading: optionalLine('Line above the heading'),
  heading: line('Heading', 100),
  description: paragraph('Text', 300),
  link_label: line('Label of the link', 40),
  link: linkTarget('Address of the link'),
});

export const homePageSchema = z.object({
  tagline: line('Title after the agency name'),
  summary: paragraph('Summary for search engines', 300),
  slides: rows('Slides', 'slide', slideSchema, 6).min(1, 'The home page needs at least one slide'),
  about_title: line('Heading about the agency'),
  about_text: paragraph('Text about the agency', 1500),
  mission: paragraph('Text shown while there is no CEO message', 1000),
});

export const aboutPageSchema = z.object({
  banner: optionalLine('Line below the title'),
  story: lines('Story', { each: 2000, max: 8 }).refine((texts) => texts.length > 0, 'Story is required'),
  mission: paragraph('Mission'),
  vision: paragraph('Vision'),
  reasons: rows('Why choose us', 'reason', reasonSchema, 8),
  values: rows('Values', 'value', reasonSchema, 8),
});

/** The drawings of services, by the name that staff choose. */
const serviceIcons = ['Compass', 'Bed', 'Car', 'Ticket', 'Stamp', 'Heart', 'Shield', 'Phone'] as const;
export type ServiceIcon = (typeof serviceIcons)[number];

export const bookingPageSchema = z.object({
  steps: rows('What happens next', 'step', reasonSchema, 6),
  reasons_title: line('Heading of the reasons'),
  reasons_text: optionalLine('Line below the heading', undefined, 200),
  reasons: rows(
    'Reasons',
    'reason',
    reasonSchema.extend({ icon: z.enum(serviceIcons, 'Please choose a drawing').meta({ title: 'Drawing' }) }),
    12,
  ),
});
