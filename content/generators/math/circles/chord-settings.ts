/** Chords that cut a circle into special triangles, told plainly or in a setting. */
import { rootTimes, type Size } from '../exact-size.ts';

export type CentralAngle = 60 | 90 | 120;

export interface SpecialChord {
  readonly central: CentralAngle;
  readonly radius: Size;
  readonly chord: Size;
  readonly distance: Size;
}

/** Half the chord is k for 60° and 90°; the distance from the center is k for 90° and 120°. */
export function specialChord(central: CentralAngle, k: number): SpecialChord {
  if (central === 60) return { central, radius: rootTimes(2 * k, 1), chord: rootTimes(2 * k, 1), distance: rootTimes(k, 3) };
  if (central === 90) return { central, radius: rootTimes(k, 2), chord: rootTimes(2 * k, 1), distance: rootTimes(k, 1) };
  return { central, radius: rootTimes(2 * k, 1), chord: rootTimes(2 * k, 3), distance: rootTimes(k, 1) };
}

export interface ChordSetting {
  readonly tell: string;
  readonly chord: (length: string) => string;
  readonly distance: (length: string) => string;
  readonly radius: (length: string) => string;
  readonly sector: string;
  readonly arc: string;
  /** Unit, and the radii that occur in it; none for a bare circle. */
  readonly unit?: string;
  readonly most?: number;
}

const bare = {
  chord: (n: string) => `The length of chord \\(\\overline{AB}\\) is ${n}`,
  distance: (n: string) => `the distance from point \\(O\\) to chord \\(\\overline{AB}\\) is ${n}`,
  radius: (n: string) => `The radius of the circle is ${n}`,
  sector: 'the sector bounded by \\(\\overline{OA}\\), \\(\\overline{OB}\\), and minor arc \\(AB\\)',
  arc: 'minor arc \\(AB\\)',
};

export const chordSettings: readonly ChordSetting[] = [
  { ...bare, tell: 'Points \\(A\\) and \\(B\\) lie on a circle with center \\(O\\).' },
  { ...bare, tell: 'In a circle with center \\(O\\), \\(\\overline{AB}\\) is a chord.' },
  { ...bare, tell: 'A line intersects a circle with center \\(O\\) at points \\(A\\) and \\(B\\).' },
  { ...bare, tell: 'In a circle with center \\(O\\), chord \\(\\overline{AB}\\) does not pass through the center.' },
  {
    tell: 'A straight path joins points \\(A\\) and \\(B\\) on the edge of a circular park with center \\(O\\).',
    chord: (n) => `The length of the path is ${n}`,
    distance: (n) => `the distance from point \\(O\\) to the path is ${n}`,
    radius: (n) => `The radius of the park is ${n}`,
    sector: 'the sector of the park bounded by \\(\\overline{OA}\\), \\(\\overline{OB}\\), and minor arc \\(AB\\)',
    arc: 'the shorter way from \\(A\\) to \\(B\\) along the edge of the park',
    unit: 'meters',
    most: 120,
  },
  {
    tell: 'A straight wall from point \\(A\\) to point \\(B\\) cuts off a part of a circular stage with center \\(O\\).',
    chord: (n) => `The length of the wall is ${n}`,
    distance: (n) => `the distance from point \\(O\\) to the wall is ${n}`,
    radius: (n) => `The radius of the stage is ${n}`,
    sector: 'the sector of the stage bounded by \\(\\overline{OA}\\), \\(\\overline{OB}\\), and minor arc \\(AB\\)',
    arc: 'the shorter part of the edge of the stage between \\(A\\) and \\(B\\)',
    unit: 'feet',
    most: 40,
  },
  {
    tell: 'A circular metal plate with center \\(O\\) is cut along a straight line from point \\(A\\) to point \\(B\\) on its edge.',
    chord: (n) => `The length of the cut is ${n}`,
    distance: (n) => `the distance from point \\(O\\) to the cut is ${n}`,
    radius: (n) => `The radius of the plate is ${n}`,
    sector: 'the sector of the plate bounded by \\(\\overline{OA}\\), \\(\\overline{OB}\\), and minor arc \\(AB\\)',
    arc: 'the curved edge of the smaller piece',
    unit: 'centimeters',
    most: 60,
  },
  {
    tell: 'A circular window with center \\(O\\) is divided by a straight bar whose ends \\(A\\) and \\(B\\) are on the edge of the window.',
    chord: (n) => `The length of the bar is ${n}`,
    distance: (n) => `the distance from point \\(O\\) to the bar is ${n}`,
    radius: (n) => `The radius of the window is ${n}`,
    sector: 'the sector of the window bounded by \\(\\overline{OA}\\), \\(\\overline{OB}\\), and minor arc \\(AB\\)',
    arc: 'the shorter part of the edge of the window between \\(A\\) and \\(B\\)',
    unit: 'inches',
    most: 30,
  },
];
