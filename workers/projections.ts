import { activityProjection } from './consumers/activityProjection.ts';
import { responsesProjection } from './consumers/responsesProjection.ts';
import { statisticsProjection } from './consumers/statisticsProjection.ts';
import type { Projection } from './delivery/project.ts';

export const projections: readonly Projection[] = [
  activityProjection,
  statisticsProjection,
  responsesProjection,
];
