import type { DemoCancellationPolicy, DemoPaymentPolicy } from '../types.ts';

export const domesticPayment: DemoPaymentPolicy[] = [
  {
    policy_type: 'To confirm',
    description:
      '25% of the package cost holds your rooms and vehicle. We send a written confirmation with the receipt.',
  },
  {
    policy_type: 'Balance',
    description:
      'The remaining 75% is due 21 days before you travel. For bookings made later than that, the full amount is due at once.',
  },
  {
    policy_type: 'How to pay',
    description:
      'Bank transfer, UPI or card, always to the account named on our invoice. GST is shown separately on it.',
  },
];

export const domesticCancellation: DemoCancellationPolicy[] = [
  { period: 'More than 30 days before departure', charges: '10% of the package cost' },
  { period: '30 to 16 days before departure', charges: '25% of the package cost' },
  { period: '15 to 8 days before departure', charges: '50% of the package cost' },
  { period: '7 days or less, or no show', charges: '100% of the package cost' },
];

export const islandCancellation: DemoCancellationPolicy[] = [
  { period: 'More than 45 days before departure', charges: '10% of the package cost' },
  { period: '45 to 31 days before departure', charges: '30% of the package cost' },
  { period: '30 to 15 days before departure', charges: '60% of the package cost' },
  { period: '14 days or less, or no show', charges: '100% of the package cost' },
];

export const internationalPayment: DemoPaymentPolicy[] = [
  {
    policy_type: 'To confirm',
    description: '40% of the package cost, with a copy of the passport page of every traveller.',
  },
  {
    policy_type: 'Balance',
    description:
      'The remaining 60% is due 30 days before departure. Vouchers are issued once it has reached us.',
  },
  {
    policy_type: 'Taxes',
    description:
      'GST, and TCS on overseas tour packages where the law asks for it, are charged at the rate in force on the day of payment and shown separately on the invoice.',
  },
];

export const internationalCancellation: DemoCancellationPolicy[] = [
  { period: 'More than 45 days before departure', charges: '15% of the package cost' },
  { period: '45 to 31 days before departure', charges: '35% of the package cost' },
  { period: '30 to 16 days before departure', charges: '60% of the package cost' },
  { period: '15 days or less, or no show', charges: '100% of the package cost' },
  {
    period: 'Visa fees and issued air tickets',
    charges: 'As charged by the embassy or the airline; visa fees are usually not returned',
  },
];
