import { activityProjection } from './consumers/activityProjection.ts';
import { responsesProjection } from './consumers/responsesProjection.ts';
import { statisticsProjection } from './consumers/statisticsProjection.ts';
import type { Projection } from './delivery/project.ts';

/** The read models that can be rebuilt from the events. */
export const projections: readonly Projection[] = [
  activityProjection,
  statisticsProjection,
  responsesProjection,
];
