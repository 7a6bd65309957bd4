import type { Generator } from '#content/generators/generator.ts';
import { oneKindAmongSeveral } from './one-kind-among-several.ts';
import { twoWayTableProbability } from './two-way-table-probability.ts';
import { complementOfEvent } from './complement-of-event.ts';
import { jointProbability } from './joint-probability.ts';
import { tableFromPercents } from './table-from-percents.ts';
import { geometricProbability } from './geometric-probability.ts';
import { eitherEvent } from './either-event.ts';
import { missingCount } from './missing-count.ts';
import { countFromTwoConditions } from './count-from-two-conditions.ts';
import { linkedConditions } from './linked-conditions.ts';

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
  linkedConditions,
];
