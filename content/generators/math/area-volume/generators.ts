import type { Generator } from '#content/generators/generator.ts';
import { areaOrPerimeter } from './area-or-perimeter.ts';
import { lengthFromAreaOrPerimeter } from './length-from-area-or-perimeter.ts';
import { solidVolume } from './solid-volume.ts';
import { compositeArea } from './composite-area.ts';
import { scaleFactor } from './scale-factor.ts';
import { surfaceArea } from './surface-area.ts';
import { dimensionFromVolume } from './dimension-from-volume.ts';
import { quantityFromVolume } from './quantity-from-volume.ts';
import { areaExpression } from './area-expression.ts';
import { changedDimensions } from './changed-dimensions.ts';
import { linkedSolids } from './linked-solids.ts';
import { cutSolids } from './cut-solids.ts';
import { hexagonsAndDiagonals } from './hexagons-and-diagonals.ts';

/** Topic 26, Area and Volume. */
export const areaVolumeGenerators: readonly Generator[] = [
  areaOrPerimeter,
  lengthFromAreaOrPerimeter,
  solidVolume,
  compositeArea,
  scaleFactor,
  surfaceArea,
  dimensionFromVolume,
  quantityFromVolume,
  areaExpression,
  changedDimensions,
  hexagonsAndDiagonals,
  cutSolids,
  linkedSolids,
];
