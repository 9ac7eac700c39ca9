/** The content of service pages that staff edit: texts, prices and requirements. */
import { z } from 'zod';
import { line, lines, optionalLine, paragraph, rows } from './fields.contract.ts';

const texts = {
  banner: optionalLine('Line below the title'),
  summary: paragraph('Summary for search engines', 300),
  heading: line('Heading'),
  lead: paragraph('Introduction'),
  points: lines('What we do', { each: 300 }),
};

const stepSchema = z.object({ title: line('Title'), text: paragraph('Text', 400) });
const notes = {
  steps: rows('How it works', 'step', stepSchema, 8),
  note: optionalLine('Note below the fees', 'Such as the day on which the fees were checked', 300),
};

/** A visa of one country. Fees are text, because they differ by age, currency and urgency. */
const visaSchema = z.object({
  country: line('Country', 80),
  kind: line('Kind of visa', 80),
  fee: line('Fee', 80),
  time: line('Processing time', 80),
  stay: optionalLine('Length of stay', undefined, 80),
  documents: lines('Documents', { each: 200, max: 20 }),
});

export const visaPageSchema = z.object({ ...texts, visas: rows('Fees', 'visa', visaSchema, 60), ...notes });

const planSchema = z.object({
  name: line('Plan', 80),
  area: line('Countries', 120),
  price: line('Price', 80),
  time: line('Length of cover', 80),
  cover: lines('What it covers', { each: 200, max: 20 }),
});

export const insurancePageSchema = z.object({
  ...texts,
  plans: rows('Plans', 'plan', planSchema, 30),
  ...notes,
});
