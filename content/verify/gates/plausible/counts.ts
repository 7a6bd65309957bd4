/** Counts of people and things, and numbers on clocks and calendars. */
import type { Range } from './range.ts';

const countOf = (says: string, thing: RegExp, least: string, most: string, fails: string, passes: string, unless?: RegExp): Range => ({
  says,
  of: 'count',
  thing,
  ...(unless && { unless }),
  least,
  most,
  fails,
  passes,
});

export const countRanges: readonly Range[] = [
  countOf(
    'people in a country or city',
    /^(residents|people|inhabitants|citizens|voters)\b/,
    '0',
    '400000000',
    'A country has 90,000,000,000 residents.',
    'A town has 8,600 residents.',
  ),
  countOf(
    'students at a school',
    /^(students|freshmen|sophomores|juniors|seniors)\b(?! per)/,
    '0',
    '70000',
    'A school has 4,000,000 students.',
    'A school has 860 students.',
    /\b(state|country|nation|worldwide)\b/,
  ),
  countOf(
    'students in a class',
    /^students (in|of) (a|the|one|each|her|his) (class|classroom)\b/,
    '2',
    '250',
    'There are 4,800 students in a class.',
    'There are 28 students in a class.',
  ),
  countOf('members of a club', /^members\b/, '0', '2000000', 'A club has 90,000,000 members.', 'A club has 140 members.'),
  countOf(
    'players on a team',
    /^players? (on|of|in) (a|the|each|one) (\p{L}+ )?team\b/u,
    '2',
    '150',
    'There are 9,000 players on a team.',
    'There are 14 players on a team.',
  ),
  countOf(
    'pages of a book',
    /^(pages? (in|of) (a|the|each|one|his|her|this) (book|novel|report|story|manual)|page (book|novel))\b/,
    '4',
    '5000',
    'A 90,000-page book lies on the table.',
    'A 320-page book lies on the table.',
  ),
  countOf(
    'seats of a vehicle',
    /^(seats|passengers) (in|on|per|for) (a|the|each|one)? ?(bus|van|car|train|plane)/,
    '1',
    '1200',
    'There are 9,000 seats in a bus.',
    'There are 52 seats in a bus.',
  ),
  countOf('calories of a meal', /^calories\b/, '1', '12000', 'A meal has 90,000 calories.', 'A meal has 640 calories.'),
  countOf('books in a library', /^books\b/, '0', '50000000', 'A library has 900,000,000 books.', 'A library has 42,000 books.'),
];
