import { describe, expect, it } from 'vitest';
import { moduleFacts } from './format.ts';
import { sections } from '../topics/topics.ts';
import { countsTable, scoreFromCounts, totalFromCounts } from './score-from-counts.ts';

/** Score, low, high by number correct, from 0 up; computed independently. Null: this route cannot have that many. */
const published = {
  'reading-writing': {
    easier: {
      from: 0,
      bands:
        '200/200/200 200/200/200 200/200/200 200/200/200 200/200/210 200/200/210 200/200/220 200/200/230 200/200/240 200/200/250 210/200/270 220/200/280 230/200/290 250/200/300 260/210/310 270/220/320 280/230/330 300/250/350 310/260/360 320/280/370 330/290/380 350/300/390 360/320/400 370/330/410 380/340/420 390/350/430 400/370/440 420/380/450 430/390/470 440/400/480 450/410/490 460/420/500 470/440/510 480/450/520 500/460/530 510/470/540 520/480/550 530/490/570 540/510/580 550/520/590 570/530/600 580/540/620 590/550/630 600/570/640',
    },
    harder: {
      from: 17,
      bands:
        '380/330/430 390/340/440 400/360/450 420/370/460 430/380/470 440/400/480 450/410/500 460/420/510 470/430/520 490/450/530 500/460/540 510/470/550 520/480/560 530/490/570 540/500/580 550/510/590 560/530/600 570/540/610 580/550/620 600/560/630 610/570/640 620/580/650 630/590/670 640/610/680 650/620/690 670/630/700 680/640/710 690/660/720 700/670/720 710/680/730 720/700/740 730/710/750 740/710/760 750/720/770 760/730/780 770/740/800 780/760/800 800/770/800',
    },
  },
  math: {
    easier: {
      from: 0,
      bands:
        '200/200/200 200/200/200 200/200/200 200/200/200 200/200/210 200/200/220 200/200/230 200/200/240 200/200/260 220/200/270 230/200/290 250/200/300 260/210/320 280/230/330 290/250/340 310/260/360 320/280/370 340/290/380 350/310/400 370/320/410 380/340/420 390/350/430 410/370/450 420/380/460 430/400/470 450/410/490 460/420/500 480/440/510 490/450/530 500/460/540 520/480/560 530/490/570 550/510/580 560/520/600 570/530/610 590/550/630',
    },
    harder: {
      from: 14,
      bands:
        '370/330/420 390/340/440 410/360/450 420/380/470 440/390/480 450/410/500 470/420/510 480/440/520 490/450/530 510/470/550 520/480/560 530/490/570 550/510/580 560/520/600 570/530/610 580/550/620 600/560/640 610/570/650 630/590/660 640/600/680 660/620/690 670/630/710 690/650/710 700/660/720 710/680/730 720/700/750 730/710/760 750/720/770 760/730/790 780/750/800 800/770/800',
    },
  },
} as const;

describe.each(sections)('score calculator, %s', (section) => {
  it.each(['easier', 'harder'] as const)('agrees with the reference table on the %s route', (route) => {
    const { from, bands } = published[section][route];
    const rows = bands.split(' ').map((band) => {
      const [score, low, high] = band.split('/').map(Number);
      return { route, score, low, high };
    });
    expect(countsTable(section, route).slice(from, from + rows.length)).toEqual(rows);
    expect(countsTable(section, route).filter((row) => row !== null)).toHaveLength(rows.length);
  });

  it.each(['easier', 'harder'] as const)('never falls with one more right on the %s route', (route) => {
    const scores = countsTable(section, route).flatMap((row) => row?.score ?? []);
    expect(scores).toEqual(scores.toSorted((a, b) => a - b));
  });

  it('finds the route from module 1', () => {
    const { questionCount } = moduleFacts[section];
    expect(scoreFromCounts(section, questionCount, questionCount)).toMatchObject({ route: 'harder', score: 800 });
    expect(scoreFromCounts(section, 0, questionCount).route).toBe('easier');
    expect(scoreFromCounts(section, 0, 0).score).toBe(200);
  });

  it.each([
    [-1, 0],
    [0, 99],
    [1.5, 2],
    [Number.NaN, 1],
  ])('refuses %d and %d', (first, second) => expect(() => scoreFromCounts(section, first, second)).toThrow(RangeError));
});

describe('the total of two sections', () => {
  it('is their sum, and its range is wider than either but narrower than both together', () => {
    const rw = scoreFromCounts('reading-writing', 18, 18);
    const math = scoreFromCounts('math', 15, 15);
    const total = totalFromCounts([rw, math]);
    expect(total.score).toBe(rw.score + math.score);
    const width = (band: { low: number; high: number }) => band.high - band.low;
    expect(width(total)).toBeGreaterThan(Math.max(width(rw), width(math)));
    expect(width(total)).toBeLessThan(width(rw) + width(math));
  });
  it('stays on its scale', () => {
    expect(totalFromCounts([scoreFromCounts('reading-writing', 27, 27), scoreFromCounts('math', 22, 22)])).toMatchObject({ score: 1600, high: 1600 });
    expect(totalFromCounts([scoreFromCounts('reading-writing', 0, 0), scoreFromCounts('math', 0, 0)])).toMatchObject({ score: 400, low: 400 });
  });
});
