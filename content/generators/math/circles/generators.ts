/** The archetypes of Circles. */
import type { Generator } from '../../generator.ts';
import { circleMeasures } from './circle-measures.ts';
import { circleFromStandardForm, circleFromPoints, circleFromGeneralForm } from './circle-equations.ts';
import { arcLength, sectorArea } from './sectors.ts';
import { lineAndCircle } from './line-and-circle.ts';

export const circlesGenerators: readonly Generator[] = [
  circleMeasures,
  circleFromStandardForm,
  circleFromPoints,
  circleFromGeneralForm,
  arcLength,
  sectorArea,
  lineAndCircle,
];
