import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ProjectionChart } from './projection-chart.tsx';
import { ScoreChart } from './score-chart.tsx';

const range = { low: 940, high: 1310 };
const onTestDay = { day: '2027-03-13', hours: 40, score: 1120, ...range };
const charts = {
  totals: renderToStaticMarkup(<ScoreChart points={[{ key: 'one', at: '2027-01-02T00:00:00Z', total: 1120, ...range }]} />),
  projection: renderToStaticMarkup(
    <ProjectionChart levels={[{ ...onTestDay, day: '2027-01-02', hours: 0 }]} asPlanned={null} onTestDay={onTestDay} target={null} />,
  ),
};

/** The numbers at the side, each with its place from the top. */
const numbersIn = (chart: string) =>
  [...chart.matchAll(/<text x="34" y="([\d.]+)"[^>]*>(\d+)</g)].map(([, y, number]) => ({ y: Number(y), number: Number(number) }));
/** Where the lines across are, below the space above them. */
const linesIn = (chart: string) => [...chart.matchAll(/<line x1="0" x2="100%" y1="([\d.]+)"/g)].map(([, y]) => Number(y));

describe.each(Object.entries(charts))('the chart of %s', (_name, chart) => {
  it('has a number for every hundred points that its ranges reach', () => {
    expect(numbersIn(chart).map(({ number }) => number)).toEqual([900, 1000, 1100, 1200, 1300, 1400]);
  });

  it('has each number beside its line', () => {
    const above = Number(/translate\(0 (\d+)\)/.exec(chart)?.[1]);
    // Text stands on its base line: four pixels lower, its middle is at the line.
    expect(numbersIn(chart).map(({ y }) => y)).toEqual(linesIn(chart).map((y) => y + above + 4));
  });
});
