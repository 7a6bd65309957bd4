/** One of every kind of figure that questions show, for the page on which authors look at the kit. */
import type { Figure } from '#core/questions/figure.ts';
import { barChart } from './bar-chart.ts';
import { boxPlot, dotPlot, histogram } from './distribution-plots.ts';
import { apexFromSides, polar, sketch, type Point } from './geometry.ts';
import { lineGraph } from './line-graph.ts';
import { planeFigure } from './plane.ts';
import { scatterplot } from './scatterplot.ts';
import { box, cone, cylinder, rightTriangularPrism, sphere, squarePyramid } from './solids.ts';
import { unitCircle } from './unit-circle.ts';

export interface Specimen {
  readonly kind: string;
  readonly figure: Figure;
}

const window = { xMin: -6, xMax: 6, yMin: -6, yMax: 6 };

const charts = (): [string, Figure][] => [
  [
    'Bar graph',
    barChart({
      title: 'Books borrowed by day',
      categories: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
      valueAxis: { title: 'Books', max: 50, step: 10 },
      series: [{ name: 'Books', values: [32, 18, 41, 25, 37] }],
      valueLabels: true,
    }),
  ],
  [
    'Bar graph, two series',
    barChart({
      title: 'Visitors by season',
      categories: ['Spring', 'Summer', 'Fall', 'Winter'],
      valueAxis: { title: 'Visitors (thousands)', max: 40, step: 10 },
      series: [
        { name: 'Garden', values: [18, 34, 22, 9] },
        { name: 'Museum', values: [15, 20, 24, 28] },
      ],
    }),
  ],
  [
    'Line graph',
    lineGraph({
      title: 'Water level by month',
      positions: ['Jan', 'Mar', 'May', 'Jul', 'Sep', 'Nov'],
      positionTitle: 'Month',
      valueAxis: { title: 'Level (feet)', max: 12, step: 2 },
      series: [
        { name: 'North lake', values: [6, 8, 10, 7, 4, 5] },
        { name: 'South lake', values: [3, 4, 6, 6, 5, 2] },
      ],
    }),
  ],
  [
    'Scatterplot with line of best fit',
    scatterplot({
      title: 'Height and age of trees',
      xAxis: { title: 'Age (years)', max: 10, step: 2 },
      yAxis: { title: 'Height (feet)', max: 30, step: 5 },
      points: [
        [1, 5],
        [2, 9],
        [3, 10],
        [4, 14],
        [5, 15],
        [6, 19],
        [8, 22],
        [9, 27],
      ],
      line: { slope: 2.5, intercept: 3 },
    }),
  ],
  [
    'Histogram',
    histogram({
      title: 'Commute times',
      axis: { title: 'Minutes', max: 50, step: 10 },
      countAxis: { title: 'Riders', max: 15, step: 5 },
      counts: [4, 11, 14, 8, 3],
    }),
  ],
  [
    'Box plot',
    boxPlot({
      title: 'Quiz scores of two classes',
      axis: { title: 'Score', max: 100, step: 20 },
      boxes: [
        { name: 'Class A', min: 42, q1: 58, median: 70, q3: 81, max: 96 },
        { name: 'Class B', min: 30, q1: 62, median: 75, q3: 84, max: 90 },
      ],
    }),
  ],
  [
    'Dot plot',
    dotPlot({
      title: 'Goals per game',
      axis: { title: 'Goals', max: 6, step: 1 },
      groups: [
        {
          counts: [
            [0, 2],
            [1, 5],
            [2, 4],
            [3, 3],
            [5, 1],
          ],
        },
      ],
    }),
  ],
];

const planes = (): [string, Figure][] => [
  [
    'Lines on the plane',
    planeFigure({
      window,
      title: 'Two lines',
      alt: 'Two lines on the xy-plane. One rises through (0, 1) and (2, 5). The other falls through (0, 4) and (4, 0).',
      items: [
        {
          type: 'line',
          through: [
            [0, 1],
            [2, 5],
          ],
          paint: 'series1',
        },
        {
          type: 'line',
          through: [
            [0, 4],
            [4, 0],
          ],
          paint: 'series2',
          dash: 'dashed',
        },
        { type: 'point', at: [1, 3] },
      ],
    }),
  ],
  [
    'Parabola',
    planeFigure({
      window,
      title: 'A parabola',
      alt: 'A parabola on the xy-plane that opens upward, with its lowest point at (1, negative 4). It crosses the x-axis at negative 1 and at 3.',
      items: [{ type: 'curve', f: (x) => (x - 1) ** 2 - 4, paint: 'series1' }],
    }),
  ],
  [
    'Inequalities',
    planeFigure({
      window,
      title: 'The solutions of two inequalities',
      alt: 'Two shaded half planes on the xy-plane. One lies on and below a solid line through (0, 3) and (3, 0). The other lies above a dashed line through (0, negative 2) and (2, 0).',
      items: [
        { type: 'halfPlane', a: 1, b: 1, c: 3, paint: 'shade1', linePaint: 'series1' },
        { type: 'halfPlane', a: 1, b: -1, c: 2, boundary: 'dashed', paint: 'shade2', linePaint: 'series2' },
      ],
    }),
  ],
  [
    'Circle on the plane',
    planeFigure({
      window,
      square: true,
      title: 'A circle',
      alt: 'A circle on the xy-plane with center (1, negative 1) and radius 3.',
      items: [
        { type: 'circle', center: [1, -1], radius: 3, paint: 'series1' },
        { type: 'point', at: [1, -1] },
      ],
    }),
  ],
];

/** A drawing whose labels would touch its lines is null; the test asks for every one of these. */
function drawings(): [string, Figure | null][] {
  const apex = apexFromSides(14, 13, 15);
  const [left, right]: [Point, Point] = [
    [0, 0],
    [14, 0],
  ];
  const center: Point = [0, 0];
  const [from, to] = [polar(center, 5, 20), polar(center, 5, 110)];
  return [
    [
      'Triangle',
      sketch({
        title: 'A triangle',
        alt: 'Triangle ABC with sides of 13, 14, and 15. It is not said to be drawn to scale.',
        items: [
          { type: 'polygon', points: [left, right, apex] },
          { type: 'length', from: left, to: right, label: '14', awayFrom: apex },
          { type: 'length', from: left, to: apex, label: '13', awayFrom: right },
          { type: 'length', from: right, to: apex, label: '15', awayFrom: left },
          { type: 'name', at: left, label: 'A', awayFrom: [7, 4] },
          { type: 'name', at: right, label: 'B', awayFrom: [7, 4] },
          { type: 'name', at: apex, label: 'C', awayFrom: [7, 4] },
        ],
      }),
    ],
    [
      'Right triangle',
      sketch({
        title: 'A right triangle',
        alt: 'A right triangle with legs of 8 and 6 and the right angle at the lower left. The angle at the lower right is marked x degrees.',
        items: [
          {
            type: 'polygon',
            points: [
              [0, 0],
              [8, 0],
              [0, 6],
            ],
          },
          {
            type: 'rightAngle',
            at: [0, 0],
            between: [
              [8, 0],
              [0, 6],
            ],
          },
          {
            type: 'angle',
            at: [8, 0],
            between: [
              [0, 0],
              [0, 6],
            ],
            label: 'x°',
          },
          { type: 'length', from: [0, 0], to: [8, 0], label: '8', awayFrom: [2, 3] },
          { type: 'length', from: [0, 0], to: [0, 6], label: '6', awayFrom: [2, 3] },
        ],
      }),
    ],
    [
      'Circle with an arc',
      sketch({
        title: 'A circle with a sector',
        alt: 'A circle with center O. Radii OA and OB make a right angle, and the sector between them is shaded.',
        items: [
          { type: 'circle', center, radius: 5 },
          { type: 'arc', center, radius: 5, from: 20, to: 110, fill: 'shade1' },
          { type: 'segment', from: center, to: from },
          { type: 'segment', from: center, to },
          { type: 'rightAngle', at: center, between: [from, to] },
          { type: 'name', at: center, label: 'O', awayFrom: [1, 2] },
          { type: 'name', at: from, label: 'A', awayFrom: center },
          { type: 'name', at: to, label: 'B', awayFrom: center },
        ],
      }),
    ],
    [
      'Unit circle',
      unitCircle({
        title: 'An angle in the unit circle',
        alt: 'The unit circle about the origin O. A ray at the angle theta from the positive x-axis meets the circle at point P in the second quadrant.',
        degrees: 130,
        point: 'P',
        angle: 'θ',
      }),
    ],
    [
      'Cylinder',
      cylinder({ title: 'A cylinder', alt: 'A right circular cylinder with a radius of 3 centimeters and a height of 8 centimeters.' }, 3, 8, {
        radius: '3 cm',
        height: '8 cm',
      }),
    ],
    ['Cone', cone({ title: 'A cone', alt: 'A right circular cone with a radius of 5 and a height of 7.' }, 5, 7, { radius: '5', height: '7' })],
    ['Sphere', sphere({ title: 'A sphere', alt: 'A sphere whose radius is labeled 6 feet from its center to its edge.' }, 6, '6 ft')],
    [
      'Rectangular prism',
      box({ title: 'A box', alt: 'A right rectangular prism that is 8 wide, 4 deep, and 5 high.' }, [8, 4, 5], { width: '8', depth: '4', height: '5' }),
    ],
    [
      'Square pyramid',
      squarePyramid({ title: 'A pyramid', alt: 'A right pyramid on a square base with sides of 6 and a height of 7.' }, 6, 7, { side: '6', height: '7' }),
    ],
    [
      'Triangular prism',
      rightTriangularPrism({ title: 'A prism', alt: 'A prism on a right triangle with legs of 6 and 4. The prism is 9 long.' }, [6, 4, 9], {
        base: '6',
        rise: '4',
        length: '9',
      }),
    ],
  ];
}

export const specimens = (): Specimen[] =>
  [...charts(), ...planes(), ...drawings()].map(([kind, figure]) => {
    if (!figure) throw new Error(`${kind}: cannot be drawn, perhaps because a label touches a line`);
    return { kind, figure };
  });
