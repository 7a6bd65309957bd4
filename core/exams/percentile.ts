/**
 * National percentile of a total score: the share of test takers with this total or less. It says
 * where a score would stand among all test takers and has nothing to do with ranks among our users.
 */

/** Names the table wherever a percentile is shown or stored; change it with the numbers. */
const percentileTable = 'SAT test takers of three graduating classes, published figures collected in 2025; estimated below 1000';

export interface NationalPercentile {
  /** 1–99. */
  readonly value: number;
  /** `99+`, `76`, `1 or lower`. */
  readonly display: string;
  readonly table: string;
}

/** Lowest total of each percentile from 1000 up. */
const published = [
  [1530, 99],
  [1500, 98],
  [1480, 97],
  [1450, 96],
  [1430, 95],
  [1410, 94],
  [1390, 93],
  [1380, 92],
  [1360, 91],
  [1350, 90],
  [1330, 89],
  [1320, 88],
  [1310, 87],
  [1300, 86],
  [1280, 85],
  [1270, 84],
  [1260, 83],
  [1250, 82],
  [1240, 81],
  [1230, 80],
  [1220, 79],
  [1210, 77],
  [1200, 76],
  [1190, 75],
  [1180, 74],
  [1170, 73],
  [1160, 71],
  [1150, 70],
  [1140, 69],
  [1130, 67],
  [1120, 66],
  [1110, 64],
  [1100, 63],
  [1090, 61],
  [1080, 60],
  [1070, 58],
  [1060, 57],
  [1050, 55],
  [1040, 54],
  [1030, 52],
  [1020, 51],
  [1010, 49],
  [1000, 47],
] as const;

/** Interpolated points below the published part. */
const estimated = [
  [1000, 47],
  [950, 39],
  [900, 30],
  [850, 22],
  [800, 15],
  [750, 9],
  [700, 5],
  [650, 2],
  [600, 1],
] as const;

/** From here on the table says `99+`. */
const abovePercentiles = 1550;

function valueOf(total: number): number {
  const row = published.find(([lowest]) => total >= lowest);
  if (row) return row[1];
  const index = estimated.findIndex(([score]) => total >= score);
  const [below, above] = [estimated[index], estimated[index - 1]];
  if (!below || !above) return 1;
  return Math.round(below[1] + ((total - below[0]) / (above[0] - below[0])) * (above[1] - below[1]));
}

/** Percentile of a total from 400 to 1600. Throws outside. */
export function nationalPercentile(total: number): NationalPercentile {
  if (!(total >= 400 && total <= 1600)) throw new RangeError(`no total score: ${total}`);
  const value = valueOf(total);
  const display = total >= abovePercentiles ? '99+' : total < 600 ? '1 or lower' : String(value);
  return { value, display, table: percentileTable };
}
