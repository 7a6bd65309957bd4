/** The archetypes of Circles. */
import type { Generator } from '#content/generators/generator.ts';
import { circleMeasures } from './circle-measures.ts';
import { circleFromGeneralForm, circleFromPoints, circleFromStandardForm } from './circle-equations.ts';
import { arcLength } from './arcs.ts';
import { sectorArea } from './sectors.ts';
import { lineAndCircle } from './line-and-circle.ts';
import { degreesAndRadians } from './degrees-and-radians.ts';
import { tangents } from './tangents.ts';
import { inscribedAngles } from './inscribed-angles.ts';
import { movedCircles } from './moved-circles.ts';
import { chords } from './chords.ts';
import { chordRegions } from './chord-regions.ts';
import { circlesThatTouch } from './circles-that-touch.ts';
import { twoTangents } from './two-tangents.ts';

export const circlesGenerators: readonly Generator[] = [
  circleMeasures,
  circleFromStandardForm,
  circleFromPoints,
  circleFromGeneralForm,
  arcLength,
  sectorArea,
  degreesAndRadians,
  tangents,
  inscribedAngles,
  movedCircles,
  lineAndCircle,
  chords,
  twoTangents,
  chordRegions,
  circlesThatTouch,
];
