import { andaman } from './destinations/andaman.ts';
import { bali } from './destinations/bali.ts';
import { dubai } from './destinations/dubai.ts';
import { goa } from './destinations/goa.ts';
import { kashmir } from './destinations/kashmir.ts';
import { kerala } from './destinations/kerala.ts';
import { ladakh } from './destinations/ladakh.ts';
import { maldives } from './destinations/maldives.ts';
import { manali } from './destinations/manali.ts';
import { rajasthan } from './destinations/rajasthan.ts';
import { singapore } from './destinations/singapore.ts';
import { thailand } from './destinations/thailand.ts';
import { varanasi } from './destinations/varanasi.ts';
import type { DemoDestination } from './types.ts';

export const destinations: DemoDestination[] = [
  goa,
  kerala,
  rajasthan,
  ladakh,
  manali,
  kashmir,
  andaman,
  varanasi,
  dubai,
  bali,
  thailand,
  singapore,
  maldives,
];
