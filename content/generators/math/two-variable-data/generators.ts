import type { Generator } from '../../generator.ts';
import { readScatterplot } from './read-scatterplot.ts';
import { actualAndPredicted } from './actual-and-predicted.ts';
import { lineOfBestFit } from './line-of-best-fit.ts';
import { linearOrExponential } from './linear-or-exponential.ts';
import { averageRateOfChange, inputFromModel, kindOfGrowth, limitsOfModel, meaningOfModel } from './models.ts';
import { pointsBesideLine } from './points-beside-line.ts';
import { modelInOtherUnits } from './model-in-other-units.ts';

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
];
