import { describe, expect, it } from 'vitest';
import { figureSchema, type Figure } from '#core/questions/figure.ts';
import { barChart } from './bar-chart.ts';
import { boxPlot, dotPlot, histogram } from './distribution-plots.ts';
import { lineGraph } from './line-graph.ts';
import { scatterplot } from './scatterplot.ts';

const charts: readonly Figure[] = [
  barChart({
    title: 'Seeds That Sprouted by Soil and Watering',
    showTitle: true,
    categories: ['Sandy soil', 'Clay soil', 'Loam', 'Peat and compost mix'],
    categoryTitle: 'Soil',
    valueAxis: { title: 'Percent of seeds sprouted', max: 100, step: 20 },
    series: [
      { name: 'Watered daily', values: [35, 50, 88, 0] },
      { name: 'Watered weekly', values: [20, 62, 75, 66] },
    ],
    valueLabels: true,
  }),
  lineGraph({
    title: 'Visitors',
    positions: ['2019', '2020', '2021'],
    positionTitle: 'Year',
    valueAxis: { title: 'Visitors (thousands)', min: 100, max: 250, step: 50 },
    series: [
      { name: 'Lake Park', values: [120, 250, 100] },
      { name: 'Hill Park', values: [110, 130, 150] },
    ],
  }),
  scatterplot({
    title: 'Age and height',
    xAxis: { title: 'Age (weeks)', max: 12, step: 1 },
    yAxis: { title: 'Height', max: 60, step: 10 },
    points: [
      [1, 8],
      [11, 48],
    ],
    line: { slope: 8, intercept: -6 },
  }),
  dotPlot({
    title: 'Goals',
    axis: { title: 'Number of goals', max: 8, step: 1 },
    groups: [
      {
        name: 'Team X',
        counts: [
          [0, 1],
          [4, 5],
        ],
      },
      { name: 'Team Y', counts: [[8, 4]] },
    ],
  }),
  boxPlot({ title: 'Scores', axis: { title: 'Score', max: 100, step: 10 }, boxes: [{ name: 'Class 1', min: 20, q1: 45, median: 55, q3: 70, max: 95 }] }),
  histogram({
    title: 'Waiting times',
    axis: { title: 'Minutes', max: 50, step: 10 },
    countAxis: { title: 'Customers', max: 12, step: 2 },
    counts: [3, 8, 11, 0, 2],
  }),
];

const coordinates = (figure: Figure): number[][] =>
  figure.shapes.flatMap((shape) =>
    shape.type === 'line'
      ? [shape.from, shape.to]
      : shape.type === 'polyline' || shape.type === 'polygon'
        ? shape.points
        : shape.type === 'circle'
          ? [shape.center]
          : [],
  );

describe.each(charts.map((chart) => [chart.title, chart] as const))('chart %s', (_, chart) => {
  it('is a valid figure with everything drawn inside its view box', () => {
    expect(figureSchema.safeParse(chart).success).toBe(true);
    for (const [x = -1, y = -1] of coordinates(chart)) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(chart.width);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(chart.height);
    }
  });
});

it('tells two series apart without colour: hatching in bars, dashes in lines', () => {
  const [bars, lines] = charts;
  expect(bars?.shapes.filter((shape) => shape.type === 'line' && shape.stroke === 'series2').length).toBeGreaterThan(20);
  expect(lines?.shapes.some((shape) => shape.type === 'polyline' && shape.dash === 'dashed')).toBe(true);
});

it('says the data in the text alternative', () => {
  expect(charts[0]?.alt).toContain('Loam, 88');
  expect(charts[2]?.alt).toContain('(11, 48)');
});

it('names every position of a line graph, in two lines where there is no room, but for numbers', () => {
  const shown = (positions: readonly string[]) => {
    const values = positions.map(() => 5);
    const graph = { title: 'Savings', positions, positionTitle: 'Interval', valueAxis: { title: 'Percent', max: 10, step: 5 } } as const;
    return lineGraph({ ...graph, series: [{ name: 's', values }] }).shapes.flatMap((shape) => (shape.type === 'text' ? [shape.text] : []));
  };
  expect(shown(['20 minutes', '1 hour', '1 day', '6 days', '31 days']).join(' ')).toContain('20 minutes 1 hour 1 day 6 days 31 days');
  expect(shown(['1900', '1910', '1920', '1930', '1940', '1950', '1960', '1970', '1980', '1990', '2000', '2010', '2020'])).not.toContain('1910');
  expect(() => shown(['spring', 'summer', 'fall', 'midwinter', 'late winter', 'Lent', 'Easter'])).toThrow(RangeError);
});

it('refuses data that do not fit', () => {
  const valueAxis = { title: 'Count', max: 10, step: 2 };
  expect(() => barChart({ title: 'Too tall', categories: ['a'], valueAxis, series: [{ name: 's', values: [11] }] })).toThrow(RangeError);
  expect(() => lineGraph({ title: 'Too few', positions: ['a', 'b'], positionTitle: 'x', valueAxis, series: [{ name: 's', values: [1] }] })).toThrow(RangeError);
});
