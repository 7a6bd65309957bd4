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
const residents = 'Residents';
const loans = 'Books borrowed per resident per year';
const bare = 'Bare soil';
const covered = 'Covered soil';
const without = 'Without guide';
const withGuide = 'With guide';
const area = 'Area (square meters)';
const volunteers = 'Volunteers';
const harvest = 'Harvest (kilograms)';
/** The only series of a graph. */
const only = '';

const perArea = (garden: string, min: number, max: number): DataClaim => ({ kind: 'rate', of: [garden, harvest], per: [garden, area], min, max });
const perVolunteer = (garden: string, min: number, max: number): DataClaim => ({ kind: 'rate', of: [garden, harvest], per: [garden, volunteers], min, max });
const visits = (exhibit: string, from: number, to: number) => row(exhibit, [without, from], [withGuide, to]);
const counts = (pond: string, ...values: readonly (readonly [year: string, equals: number])[]): DataClaim[] =>
  values.map(([year, equals]) => value(year, pond, equals));
const fallAndRise = [['2012', 24], ['2016', 14], ['2022', 22]] as const;
const riseAndFall = [['2012', 12], ['2016', 20], ['2022', 10]] as const;

export const quantitativeEvidence: readonly QuantitativeEvidence[] = [
  {
    questionId: 'coe-107',
    correct: right(...row('College', [day, 620], [weekend, 910]), order(['College', day], ['College', weekend])),
    distractors: [misread(...row('Museum', [day, 620], [weekend, 910])), beside(...row('Museum', [day, 910], [weekend, 620]), order(['Museum', weekend], ['Museum', day])), misread(...row('College', [day, 910], [weekend, 620]))],
  },
  {
    questionId: 'coe-108',
    correct: right(value('Linden', spring, 5.2), { kind: 'extreme', cell: ['Linden', spring], which: 'highest' }),
    distractors: [misread(value('Birch', spring, 5.2)), beside(value('Birch', spring, 4.6), order(['Birch', spring], ['Linden', spring])), misread(value('Linden', spring, 4.6))],
  },
  {
    questionId: 'coe-109',
    correct: right(...row('Glass', [before, 60], [after, 90]), ...row('Paper', [before, 80], [after, 90])),
    distractors: [beside(...row('Cartons', [before, 40], [after, 70]), ...row('Paper', [before, 80], [after, 90])), beside(...row('Cartons', [before, 40], [after, 70]), ...row('Plastic film', [before, 30], [after, 40])), beside(...row('Glass', [before, 60], [after, 90]), ...row('Plastic film', [before, 30], [after, 40]))],
  },
  {
    questionId: 'coe-110',
    correct: right(...counts('South Pond', ...riseAndFall), { kind: 'extreme', cell: ['2016', 'South Pond'], which: 'highest' }, order(['2022', 'South Pond'], ['2012', 'South Pond'])),
    distractors: [beside(...counts('North Pond', ...fallAndRise)), misread(...counts('North Pond', ...riseAndFall)), misread(...counts('South Pond', ...fallAndRise))],
  },
  {
    questionId: 'coe-111',
    correct: right(...row('Dunmore', [residents, 14_000], [loans, 7.5]), ...row('Alder', [residents, 21_000], [loans, 3.2]), order(['Dunmore', residents], ['Alder', residents]), order(['Alder', loans], ['Dunmore', loans])),
    distractors: [beside(...row('Brook', [books, 60_000], [loans, 6.8]), ...row('Carden', [books, 95_000], [loans, 4.1])), beside(...row('Brook', [residents, 25_000], [loans, 6.8]), ...row('Carden', [residents, 18_000], [loans, 4.1]), order(['Carden', residents], ['Brook', residents]), order(['Carden', loans], ['Brook', loans])), beside(...row('Dunmore', [books, 80_000], [loans, 7.5]), ...row('Alder', [books, 30_000], [loans, 3.2]))],
  },
  {
    questionId: 'coe-207',
    correct: right(value('Light', only, 300), value('Magnets', only, 250), { kind: 'extreme', cell: ['Water', only], which: 'highest' }, { kind: 'extreme', cell: ['Sound', only], which: 'lowest' }, { kind: 'change', from: ['Magnets', only], to: ['Light', only], min: 0, max: 99 }),
    distractors: [beside(value('Water', only, 400), value('Sound', only, 150)), beside(value('Water', only, 400), value('Magnets', only, 250)), beside(value('Light', only, 300), value('Sound', only, 150))],
  },
  {
    questionId: 'coe-208',
    correct: right(...row('Guitars', ['2022', 39], ['2023', 48]), order(['Guitars', '2022'], ['Guitars', '2023'])),
    distractors: [misread(...row('Guitars', ['2022', 41], ['2023', 35])), misread(...row('Keyboards', ['2022', 39], ['2023', 48])), beside(...row('Keyboards', ['2022', 41], ['2023', 35]), order(['Keyboards', '2023'], ['Keyboards', '2022']))],
  },
  {
    questionId: 'coe-209',
    correct: right(...row('6 a.m.', [bare, 12], [covered, 16]), ...row('noon', [bare, 26], [covered, 20]), order(['6 a.m.', bare], ['6 a.m.', covered]), order(['noon', covered], ['noon', bare])),
    distractors: [beside(...row('6 a.m.', [bare, 12], [covered, 16]), ...row('9 p.m.', [bare, 14], [covered, 18])), beside(...row('noon', [bare, 26], [covered, 20]), ...row('3 p.m.', [bare, 30], [covered, 22])), beside(...row('3 p.m.', [bare, 30], [covered, 22]), ...row('9 p.m.', [bare, 14], [covered, 18]))],
  },
  {
    questionId: 'coe-210',
    correct: right(...visits('Coins', 3, 4), ...visits('Weaving', 4, 9), { kind: 'change', from: ['Coins', without], to: ['Weaving', without], min: 0, max: 1 }, { kind: 'change', from: ['Coins', withGuide], to: ['Weaving', withGuide], min: 5, max: 99 }),
    distractors: [beside(...visits('Canoe', 11, 12), ...visits('Pottery', 8, 13)), beside(...visits('Canoe', 11, 12), ...visits('Weaving', 4, 9)), beside(...visits('Coins', 3, 4), ...visits('Pottery', 8, 13), { kind: 'change', from: ['Coins', without], to: ['Pottery', without], min: 5, max: 5 })],
  },
  {
    questionId: 'coe-211',
    correct: right(perArea('Hill Road', 3, 3), { kind: 'extreme', cell: ['Hill Road', area], which: 'lowest' }, ...['Elm Street', 'Mill Lane', 'Quay Street'].map((garden) => perArea(garden, 0, 2.5))),
    distractors: [misread(perVolunteer('Hill Road', 60, 60)), misread(perArea('Quay Street', 3, 3)), beside(perVolunteer('Quay Street', 60, 60), ...['Elm Street', 'Hill Road', 'Mill Lane'].map((garden) => perVolunteer(garden, 0, 50)))],
  },
];
