import { expect, it } from 'vitest';
import { listOpeningHours } from './openingHours.contract.ts';

it('joins neighbouring days with the same hours, and leaves days off out', () => {
  const weekday = '09:30-18:00';
  const settings = {
    hours_monday: weekday,
    hours_tuesday: weekday,
    hours_wednesday: '',
    hours_thursday: weekday,
    hours_friday: weekday,
    hours_saturday: '10:00-14:00',
    hours_sunday: '',
  };
  expect(listOpeningHours(settings)).toEqual([
    { days: 'Monday to Tuesday', hours: '09:30 to 18:00', code: 'Mo-Tu 09:30-18:00' },
    { days: 'Thursday to Friday', hours: '09:30 to 18:00', code: 'Th-Fr 09:30-18:00' },
    { days: 'Saturday', hours: '10:00 to 14:00', code: 'Sa 10:00-14:00' },
  ]);
});

it('has no line for an agency that works around the clock', () => {
  expect(listOpeningHours({})).toEqual([]);
});
