import type { Generator } from '../../generator.ts';
import { inputForAValue } from './input-for-a-value.ts';
import { equationFromTable } from './equation-from-table.ts';
import { meaningInContext } from './meaning-in-context.ts';
import { shiftedFunction } from './shifted-function.ts';
import { thirdValueFromTwo } from './third-value-from-two.ts';
import { propertyForAllX } from './property-for-all-x.ts';

/** Topic 12, Linear Functions. */
export const linearFunctionsGenerators: readonly Generator[] = [
  inputForAValue,
  equationFromTable,
  meaningInContext,
  shiftedFunction,
  thirdValueFromTwo,
  propertyForAllX,
];
