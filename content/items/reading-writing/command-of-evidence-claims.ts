/** What each choice of the quantitative evidence questions says about its data, for content/verify. */
import type { Cell, DataClaim, QuantitativeEvidence } from '../../verify/quantitative-evidence.ts';

const value = (row: string, column: string, equals: number): DataClaim => ({ kind: 'value', cell: [row, column], equals });
const order = (lower: Cell, higher: Cell): DataClaim => ({ kind: 'order', lower, higher });
/** The columns of one row from left to right. */
const row = (name: string, ...cells: readonly (readonly [column: string, equals: number])[]): DataClaim[] => cells.map(([column, equals]) => value(name, column, equals));

const right = (...says: DataClaim[]) => ({ says, true: true, relevant: true });
/** True of the data, but not what the stem asks for. */
const beside = (...says: DataClaim[]) => ({ says, true: true, relevant: false });
const misread = (...says: DataClaim[]) => ({ says, true: false, relevant: true });

const day = 'Weekday';
const weekend = 'Weekend day';
const spring = 'This spring';
const before = 'Before pictures';
const after = 'After pictures';
const books = 'Books in collection';
const loans = 'Books borrowed per resident per year';
const bare = 'Bare soil';
const covered = 'Covered soil';
const without = 'Without guide';
const withGuide = 'With guide';
const area = 'Area (square meters)';
const harvest = 'Harvest (kilograms)';
/** The only series of a graph. */
const only = '';

const added = (exhibit: string, min: number, max: number): DataClaim => ({ kind: 'change', from: [exhibit, without], to: [exhibit, withGuide], min, max });
const perArea = (garden: string, min: number, max: number): DataClaim => ({ kind: 'rate', of: [garden, harvest], per: [garden, area], min, max });

export const quantitativeEvidence: readonly QuantitativeEvidence[] = [
  {
    questionId: 'coe-107',
    correct: right(...row('Museum', [day, 620], [weekend, 910]), order(['Museum', day], ['Museum', weekend])),
    distractors: [misread(...row('Museum', [day, 910], [weekend, 620])), beside(...row('College', [day, 1510], [weekend, 430]), order(['College', weekend], ['College', day])), misread(...row('College', [day, 430], [weekend, 1510]))],
  },
  {
    questionId: 'coe-108',
    correct: right(value('Birch', spring, 5.2), { kind: 'extreme', cell: ['Birch', spring], which: 'highest' }),
    distractors: [beside(value('Linden', spring, 4.6), order(['Linden', spring], ['Birch', spring])), misread(value('Birch', spring, 4.6)), misread(value('Linden', spring, 5.2))],
  },
  {
    questionId: 'coe-109',
    correct: right(...row('Cartons', [before, 40], [after, 70]), ...row('Paper', [before, 80], [after, 90])),
    distractors: [beside(...row('Paper', [before, 80], [after, 90]), ...row('Glass', [before, 90], [after, 90])), beside(...row('Plastic film', [before, 30], [after, 60]), ...row('Cartons', [before, 40], [after, 70])), misread(...row('Plastic film', [before, 30], [after, 70]), ...row('Glass', [before, 80], [after, 90]))],
  },
  {
    questionId: 'coe-110',
    correct: right(value('2012', only, 24), value('2016', only, 14), value('2022', only, 26), { kind: 'extreme', cell: ['2016', only], which: 'lowest' }),
    distractors: [misread(value('2012', only, 24), value('2016', only, 14), value('2022', only, 22)), misread(value('2012', only, 24), value('2018', only, 14), value('2022', only, 26)), misread(value('2012', only, 24), value('2018', only, 14), value('2022', only, 22))],
  },
  {
    questionId: 'coe-111',
    correct: right(...row('Brook', [books, 60_000], [loans, 6.8]), ...row('Carden', [books, 95_000], [loans, 4.1]), order(['Brook', books], ['Carden', books]), order(['Carden', loans], ['Brook', loans])),
    distractors: [beside(...row('Alder', [books, 30_000], [loans, 3.2]), ...row('Dunmore', [books, 120_000], [loans, 7.5]), order(['Alder', loans], ['Dunmore', loans])), beside(...row('Carden', [books, 95_000], ['Residents', 18_000]), ...row('Brook', [books, 60_000], ['Residents', 25_000])), misread(...row('Alder', [books, 30_000], [loans, 6.8]), ...row('Brook', [books, 60_000], [loans, 3.2]))],
  },
  {
    questionId: 'coe-207',
    correct: right(value('Water', only, 400), value('Sound', only, 150), { kind: 'extreme', cell: ['Water', only], which: 'highest' }, { kind: 'extreme', cell: ['Sound', only], which: 'lowest' }, { kind: 'rate', of: ['Water', only], per: ['Sound', only], min: 2.01, max: 10 }),
    distractors: [beside(value('Water', only, 400), value('Magnets', only, 250)), beside(value('Light', only, 300), value('Sound', only, 150), { kind: 'rate', of: ['Light', only], per: ['Sound', only], min: 2, max: 2 }), beside(value('Light', only, 300), value('Magnets', only, 250))],
  },
  {
    questionId: 'coe-208',
    correct: right(...row('Keyboards', ['2022', 41], ['2023', 35]), order(['Keyboards', '2023'], ['Keyboards', '2022'])),
    distractors: [misread(...row('Guitars', ['2022', 48], ['2023', 39])), beside(...row('Ukuleles', ['2022', 52], ['2023', 63]), order(['Ukuleles', '2022'], ['Ukuleles', '2023'])), beside(...row('Violins', ['2022', 18], ['2023', 21]), order(['Violins', '2022'], ['Violins', '2023']))],
  },
  {
    questionId: 'coe-209',
    correct: right(...row('3 p.m.', [bare, 30], [covered, 22]), ...row('9 p.m.', [bare, 14], [covered, 18]), order(['3 p.m.', covered], ['3 p.m.', bare]), order(['9 p.m.', bare], ['9 p.m.', covered])),
    distractors: [beside(...row('6 a.m.', [bare, 12], [covered, 16]), ...row('9 p.m.', [bare, 14], [covered, 18])), beside(...row('noon', [bare, 26], [covered, 20]), ...row('3 p.m.', [bare, 30], [covered, 22])), beside(...row('6 a.m.', [bare, 12], [covered, 16]), ...row('noon', [bare, 26], [covered, 20]))],
  },
  {
    questionId: 'coe-210',
    correct: right(...row('Canoe', [without, 11], [withGuide, 12]), { kind: 'extreme', cell: ['Canoe', without], which: 'highest' }, ...['Coins', 'Pottery', 'Weaving'].map((exhibit) => added(exhibit, 4, 99))),
    distractors: [beside(...row('Weaving', [without, 5], [withGuide, 10]), ...['Coins', 'Pottery', 'Canoe'].map((exhibit) => added(exhibit, 0, 4.99))), beside(...row('Coins', [without, 3], [withGuide, 7]), { kind: 'extreme', cell: ['Coins', without], which: 'lowest' }, { kind: 'extreme', cell: ['Coins', withGuide], which: 'lowest' }), misread(...row('Canoe', [without, 12], [withGuide, 11]), ...['Coins', 'Pottery', 'Weaving'].map((exhibit) => added(exhibit, 2, 99)))],
  },
  {
    questionId: 'coe-211',
    correct: right(perArea('Hill Road', 3, 3), { kind: 'extreme', cell: ['Hill Road', area], which: 'lowest' }, ...['Elm Street', 'Mill Lane', 'Quay'].map((garden) => perArea(garden, 0, 2.5))),
    distractors: [misread(perArea('Quay', 0.55, 0.6), ...['Elm Street', 'Mill Lane', 'Hill Road'].map((garden) => perArea(garden, 0, 0.5))), beside(value('Hill Road', harvest, 240), ...['Elm Street', 'Mill Lane', 'Quay'].map((garden): DataClaim => ({ kind: 'change', from: ['Hill Road', harvest], to: [garden, harvest], min: 300 - 240, max: 9999 })), value('Elm Street', harvest, 300)), beside(value('Quay', harvest, 720), { kind: 'rate', of: ['Quay', harvest], per: ['Hill Road', harvest], min: 3, max: 3 })],
  },
];
