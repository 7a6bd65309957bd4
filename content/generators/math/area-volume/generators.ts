import type { Generator } from '../../generator.ts';
import { areaOrPerimeter } from './area-or-perimeter.ts';
import { lengthFromAreaOrPerimeter } from './length-from-area-or-perimeter.ts';
import { solidVolume } from './solid-volume.ts';
import { compositeArea } from './composite-area.ts';
import { scaleFactor } from './scale-factor.ts';
import { changedDimensions } from './changed-dimensions.ts';
import { hexagonsAndDiagonals } from './hexagons-and-diagonals.ts';

/** Topic 26, Area and Volume. */
export const areaVolumeGenerators: readonly Generator[] = [
  areaOrPerimeter,
  lengthFromAreaOrPerimeter,
  solidVolume,
  compositeArea,
  scaleFactor,
  changedDimensions,
  hexagonsAndDiagonals,
];
