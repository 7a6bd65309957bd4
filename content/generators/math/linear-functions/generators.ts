import type { Generator } from '#content/generators/generator.ts';
import { differenceAndTotal } from './difference-and-total.ts';
import { equationFromTable } from './equation-from-table.ts';
import { hiddenLinearFunction } from './hidden-linear-function.ts';
import { inputForAValue } from './input-for-a-value.ts';
import { interceptOrZero } from './intercept-or-zero.ts';
import { meaningInContext } from './meaning-in-context.ts';
import { modelInOtherUnit } from './model-in-other-unit.ts';
import { propertyForAllX } from './property-for-all-x.ts';
import { rateFromTwoValues } from './rate-from-two-values.ts';
import { shiftedFunction } from './shifted-function.ts';
import { tableWithLetters } from './table-with-letters.ts';
import { thirdValueFromTwo } from './third-value-from-two.ts';
import { valueOfFunction } from './value-of-function.ts';
import { valuesInLetters } from './values-in-letters.ts';

/** Topic 12, Linear Functions. */
export const linearFunctionsGenerators: readonly Generator[] = [
  valueOfFunction,
  inputForAValue,
  rateFromTwoValues,
  equationFromTable,
  meaningInContext,
  interceptOrZero,
  modelInOtherUnit,
  shiftedFunction,
  thirdValueFromTwo,
  tableWithLetters,
  propertyForAllX,
  hiddenLinearFunction,
  differenceAndTotal,
  valuesInLetters,
];
