import type { Generator } from '../../generator.ts';
import { oneKindAmongSeveral } from './one-kind-among-several.ts';
import { twoWayTableProbability } from './two-way-table-probability.ts';
import { complementOfEvent, eitherEvent, geometricProbability, jointProbability, tableFromPercents } from './chances.ts';
import { missingCount } from './missing-count.ts';
import { countFromTwoConditions } from './count-from-two-conditions.ts';

export const probabilityGenerators: readonly Generator[] = [
  oneKindAmongSeveral,
  complementOfEvent,
  jointProbability,
  twoWayTableProbability,
  missingCount,
  tableFromPercents,
  geometricProbability,
  countFromTwoConditions,
  eitherEvent,
];
