import type { Generator } from '#content/generators/generator.ts';
import { readScatterplot } from './read-scatterplot.ts';
import { actualAndPredicted } from './actual-and-predicted.ts';
import { lineOfBestFit } from './line-of-best-fit.ts';
import { linearOrExponential } from './linear-or-exponential.ts';
import { meaningOfModel } from './meaning-of-model.ts';
import { kindOfGrowth } from './kind-of-growth.ts';
import { averageRateOfChange } from './average-rate-of-change.ts';
import { inputFromModel } from './input-from-model.ts';
import { limitsOfModel } from './limits-of-model.ts';
import { pointsBesideLine } from './points-beside-line.ts';
import { modelInOtherUnits } from './model-in-other-units.ts';
import { lineUsedBackwards } from './line-used-backwards.ts';
import { bothModels } from './both-models.ts';
import { firstReadings } from './first-readings.ts';
import { lineBehindActualValues } from './line-behind-actual-values.ts';
import { unknownStart } from './unknown-start.ts';
import { lineInOtherTerms } from './line-in-other-terms.ts';

export const twoVariableDataGenerators: readonly Generator[] = [
  readScatterplot,
  meaningOfModel,
  actualAndPredicted,
  lineOfBestFit,
  kindOfGrowth,
  pointsBesideLine,
  averageRateOfChange,
  linearOrExponential,
  inputFromModel,
  modelInOtherUnits,
  limitsOfModel,
  lineUsedBackwards,
  bothModels,
  firstReadings,
  lineBehindActualValues,
  unknownStart,
  lineInOtherTerms,
];
