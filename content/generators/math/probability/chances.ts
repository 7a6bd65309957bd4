/** PRO-b: the complement of an event. PRO-g: probability as a share of an area. PRO-i: one or the other, with an overlap. */
import type { Generator } from '../../generator.ts';
import { rat, sub } from '../../../exact/rational.ts';
import { bug, entryAnswer, math, numericChoice, prose, type Bug } from '../data-kit.ts';
import { cell, columnSum, drawCounts, grandTotal, probabilityLike, rowSum, settings, showFraction, tableStimulus } from './two-way.ts';

const fraction = (part: number, whole: number) => (whole === 0 ? null : rat(part, whole));

const kinds = [
  ['A bag contains # marbles: ', 'marble', ['red', 'blue', 'green', 'yellow'], 'one marble is selected at random from the bag'],
  ['A box contains # pens: ', 'pen', ['black', 'blue', 'red', 'green'], 'one pen is taken from the box at random'],
  ['A florist has # tulips: ', 'tulip', ['white', 'pink', 'red', 'purple'], 'one tulip is selected at random'],
  ['A rental shop has # bicycles: ', 'bicycle', ['silver', 'orange', 'black', 'white'], 'one bicycle is selected at random'],
  ['A tray holds # muffins: ', 'muffin', ['plain', 'blueberry', 'banana', 'lemon'], 'one muffin is selected at random'],
  ['A drawer contains # socks: ', 'sock', ['gray', 'black', 'striped', 'white'], 'one sock is taken from the drawer at random'],
  ['A parking lot has # vehicles: ', 'vehicle', ['red', 'white', 'gray', 'green'], 'one vehicle is selected at random'],
  ['A library cart holds # books: ', 'book', ['history', 'science', 'poetry', 'travel'], 'one book is selected at random'],
] as const;

export const complementOfEvent: Generator = {
  archetype: 'PRO-b',
  topicId: 23,
  version: 1,
  levels: [2],
  skillTags: ['probability', 'complement'],
  draft(random) {
    const [opening, noun, names, act] = random.pick(kinds);
    const order = random.shuffle(names);
    const counts = order.map(() => random.int(2, 18));
    const total = counts.reduce((sum, count) => sum + count, 0);
    const [one = 0, two = 0, three = 0] = counts;
    const asked = order[0] ?? '';
    const key = rat(total - one, total);
    const bugs: Bug[] = [
      bug('COMP', fraction(one, total), `This is the probability that the ${noun} is ${asked}; subtract it from 1.`),
      bug('PART', fraction(one, total - one), 'This compares the two groups with each other; divide by the number of all.'),
      bug('COMP', fraction(two, total), `This is the probability of one other kind; all other kinds count.`),
      bug('COMP', fraction(two + three, total), 'This leaves out one of the other kinds.'),
      bug('COMP', rat(3, 4), 'This counts the kinds as if all were equally frequent.'),
      bug('COMP', rat(1, 4), 'This takes the four kinds as equally likely, and the kind itself instead of the others.'),
      bug('PART', fraction(two, one), 'This compares two of the kinds; divide by the number of all.'),
      bug('COND', fraction(total - one - two, total - two), 'This leaves one kind out of the total.'),
    ];
    const entry = random.chance(1, 3);
    const answer = entry
      ? entryAnswer(key, bugs)
      : numericChoice({ key, why: `${total - one} of the ${total} are not ${asked}.`, bugs, show: showFraction, keep: probabilityLike(total) });
    const list = order.map((name, index) => `${counts[index]} ${name}`);
    return (
      answer && {
        parameters: { noun, counts, asked },
        stem: random.pick([
          `${opening.replace('#', `${total}`)}${list.slice(0, -1).join(', ')}, and ${list.at(-1)}. If ${act}, what is the probability that the ${noun} is not ${asked}?`,
          `${opening.replace('#', `${total}`)}${list.slice(0, -1).join(', ')}, and ${list.at(-1)}. Suppose ${act}. What is the probability of selecting a ${noun} that is not ${asked}?`,
        ]),
        answer,
        steps: [
          'The probability that something does not happen is 1 minus the probability that it does.',
          `${one} of the ${total} are ${asked}, so the probability is ${math(`1-\\frac{${one}}{${total}}=\\frac{${total - one}}{${total}}`)}${key.d === BigInt(total) ? '' : `, or ${showFraction(key)}`}.`,
          `Check: the other kinds have ${math(`${counts.slice(1).join('+')}=${total - one}`)}.${entry ? ` The answer is ${key.n}/${key.d}.` : ''}`,
        ],
        takeaway: 'Not A: count everything else, or subtract from 1.',
      }
    );
  },
};

const targets = [
  ['A dart that lands on a rectangular board', 'board', 'target', 'the dart lands in the target'],
  ['A raindrop that falls on a rectangular terrace', 'terrace', 'flower bed', 'it falls on the flower bed'],
  ['A leaf that falls on a rectangular yard', 'yard', 'pond', 'it falls on the pond'],
  ['A ball that comes to rest on a rectangular mat', 'mat', 'marked region', 'it rests in the marked region'],
  ['A seed that lands on a rectangular field', 'field', 'watered region', 'it lands in the watered region'],
  ['A point that is selected at random in a rectangular screen', 'screen', 'window', 'it lies in the window'],
  ['A parachute that lands in a rectangular field', 'field', 'landing area', 'it lands in the landing area'],
] as const;

export const geometricProbability: Generator = {
  archetype: 'PRO-g',
  topicId: 23,
  version: 1,
  levels: [3, 4],
  skillTags: ['probability', 'area'],
  draft(random, level) {
    if (level === 4) {
      const [inner, outer] = [random.int(1, 7), random.int(2, 12)];
      const ring = random.chance(1, 2);
      const diameters = random.chance(1, 2);
      const factor = diameters ? 2 : 1;
      if (inner >= outer) return null;
      const [small, whole] = [inner * inner, outer * outer];
      const key = ring ? rat(whole - small, whole) : rat(small, whole);
      const word = diameters ? 'diameter' : 'radius';
      const bugs: Bug[] = [
        bug('K2K3', ring ? rat(outer - inner, outer) : rat(inner, outer), `This compares the lengths; areas go with the squares of the lengths.`),
        bug('COMP', sub(rat(1), key), `This is the probability of the ${ring ? 'inner circle' : 'ring outside it'}.`),
        bug(
          'PART',
          ring
            ? whole - small < small
              ? rat(whole - small, small)
              : rat(small, whole + small)
            : small < whole - small
              ? rat(small, whole - small)
              : rat(small, whole + small),
          'This compares the two parts; divide by the area of the whole.',
        ),
        bug('DIAM', ring ? rat(4 * whole - small, 4 * whole) : rat(small, 4 * whole), 'This mixes a radius with a diameter.'),
        bug('K2K3', rat((outer - inner) ** 2, whole), 'This squares the difference; the areas are subtracted.'),
        bug('K2K3', rat(inner ** 3, outer ** 3), 'This uses the cubes of the lengths; areas go with the squares.'),
        bug('COMP', ring ? rat(inner, outer) : rat(outer - inner, outer), 'This compares lengths, and the other part.'),
      ];
      const entry = random.chance(1, 3);
      const answer = entry
        ? entryAnswer(key, bugs)
        : numericChoice({ key, why: `The areas are in the ratio ${math(`${small}:${whole}`)}.`, bugs, show: showFraction, keep: probabilityLike(999) });
      const where = ring ? 'outside the inner circle' : 'inside the inner circle';
      const [x, y] = [inner * factor, outer * factor];
      return (
        answer && {
          parameters: { kind: 'circles', inner: x, outer: y, ring, diameters },
          stem: random.pick([
            `A target consists of two circles with the same center. The ${word} of the inner circle is ${math(x)} inches, and the ${word} of the outer circle is ${math(y)} inches. A point is selected at random inside the outer circle. What is the probability that the point is ${where}?`,
            `A circular lawn with a ${word} of ${math(y)} feet has a circular pond with a ${word} of ${math(x)} feet in its middle. A leaf falls at random on the lawn or the pond. What is the probability that it falls ${ring ? 'on the lawn, not on the pond' : 'on the pond'}?`,
            `A round rug with a ${word} of ${math(y)} inches has a circle with a ${word} of ${math(x)} inches woven into its center. A coin dropped at random comes to rest on the rug. Its size can be neglected. What is the probability that it rests ${where.replace('inner', 'woven')}?`,
            `Two circles have the same center and ${diameters ? 'diameters' : 'radii'} of ${math(x)} and ${math(y)} centimeters. A point of the larger circle’s interior is chosen at random. What is the probability that it lies ${ring ? 'outside' : 'inside'} the smaller circle?`,
            `A round stage with a ${word} of ${math(y)} meters has a round platform with a ${word} of ${math(x)} meters at its center. A piece of confetti falls at random on the stage. What is the probability that it falls ${ring ? 'beside the platform' : 'on the platform'}?`,
            `A circular field with a ${word} of ${math(y)} meters is watered only within a circle about its center with a ${word} of ${math(x)} meters. A seed lands at random in the field. What is the probability that it lands where the field is ${ring ? 'not watered' : 'watered'}?`,
          ]),
          answer,
          steps: [
            'If every place is equally likely, the probability is the area that counts divided by the whole area.',
            `Areas of circles go with the squares of their ${diameters ? 'diameters' : 'radii'}: the ratio is ${math(`\\frac{${x}^2}{${y}^2}=\\frac{${x * x}}{${y * y}}`)}.`,
            `${ring ? `The ring has the rest: ${math(`1-\\frac{${x * x}}{${y * y}}=\\frac{${y * y - x * x}}{${y * y}}`)}.` : 'This is the probability.'} In lowest terms it is ${math(`\\frac{${key.n}}{${key.d}}`)}, or ${key.n}/${key.d}.`,
            `Check: the probabilities of the circle and of the ring add to 1.`,
          ],
          takeaway: 'Geometric probability compares areas, not lengths.',
        }
      );
    }
    const [W, H, w, h] = [random.int(6, 24), random.int(5, 20), random.int(2, 12), random.int(2, 10)];
    if (w >= W || h >= H || w * h * 8 < W * H || W === H) return null;
    const [opening, place, part, event] = random.pick(targets);
    const not = random.chance(1, 3);
    const [small, whole] = [w * h, W * H];
    const key = not ? rat(whole - small, whole) : rat(small, whole);
    const bugs: Bug[] = [
      bug('COMP', sub(rat(1), key), `This is the probability of the ${not ? part : `rest of the ${place}`}.`),
      bug('AP', fraction(w + h, W + H), 'This compares the perimeters; compare the areas.'),
      bug('K2K3', fraction(w, W), 'This compares the lengths only; compare the areas.'),
      bug('K2K3', fraction(h, H), 'This compares the widths only; compare the areas.'),
      bug('PART', small < whole - small ? fraction(small, whole - small) : null, `This compares with the rest of the ${place}; divide by the whole area.`),
      bug('AP', fraction(W + H - w - h, W + H), 'This compares perimeters, and of the other part.'),
      bug('K2K3', fraction(W - w, W), 'This compares the lengths of the other part only.'),
    ];
    const entry = random.chance(1, 3);
    const answer = entry
      ? entryAnswer(key, bugs)
      : numericChoice({ key, why: `The areas are ${small} and ${whole}.`, bugs, show: showFraction, keep: probabilityLike(999) });
    return (
      answer && {
        parameters: { kind: 'rectangles', W, H, w, h, not, place },
        stem: random.pick([
          `${opening} is equally likely to be at any place of it. The ${place} is ${math(W)} feet long and ${math(H)} feet wide, and it has a rectangular ${part} that is ${math(w)} feet long and ${math(h)} feet wide. What is the probability that ${not ? event.replace(/ (land|fall|rest)s /, ' does not $1 ').replace('lies in', 'does not lie in') : event}?`,
          `A rectangular ${place} measures ${math(W)} feet by ${math(H)} feet. Inside it is a rectangular ${part} of ${math(w)} feet by ${math(h)} feet. A point of the ${place} is selected at random. What is the probability that the point is ${not ? 'not ' : ''}in the ${part}?`,
          `A rectangular ${part} that is ${math(w)} feet by ${math(h)} feet lies within a rectangular ${place} that is ${math(W)} feet by ${math(H)} feet. If a point of the ${place} is chosen at random, what is the probability that it is ${not ? 'outside' : 'inside'} the ${part}?`,
        ]),
        answer,
        steps: [
          'If every place is equally likely, the probability is the area that counts divided by the whole area.',
          `The areas are ${math(`${w}\\cdot ${h}=${small}`)} and ${math(`${W}\\cdot ${H}=${whole}`)}${not ? `, so ${math(`${whole}-${small}=${whole - small}`)} counts` : ''}.`,
          `The probability is ${math(`\\frac{${not ? whole - small : small}}{${whole}}`)}, in lowest terms ${math(`\\frac{${key.n}}{${key.d}}`)}, or ${key.n}/${key.d}.`,
          `Check: the ${part} and the rest of the ${place} together have probability 1.`,
        ],
        takeaway: 'Geometric probability compares areas, not lengths.',
      }
    );
  },
};

export const eitherEvent: Generator = {
  archetype: 'PRO-i',
  topicId: 23,
  version: 1,
  levels: [3],
  skillTags: ['probability', 'two-way-tables'],
  draft(random) {
    const setting = random.pick(settings);
    const counts = drawCounts(random, setting, 24);
    const [r, c] = [random.int(0, setting.rows.length - 1), random.int(0, setting.columns.length - 1)];
    const [row, column] = [setting.rows[r], setting.columns[c]];
    if (!row || !column) return null;
    const [inRow, inColumn, both, total] = [rowSum(counts, r), columnSum(counts, c), cell(counts, r, c), grandTotal(counts)];
    const either = inRow + inColumn - both;
    const key = rat(either, total);
    const bugs: Bug[] = [
      bug('COND', inRow + inColumn < total ? fraction(inRow + inColumn, total) : null, `This counts the ${both} that are both twice; subtract them once.`),
      bug('COND', fraction(both, total), 'This is the probability that both are true.'),
      bug('COND', fraction(inRow, total), `This counts only the ${row.group}.`),
      bug('COND', fraction(inColumn, total), `This counts only the ${column.group}.`),
      bug('COND', fraction(either - both, total), `This leaves out the ${both} that are both; “or” includes them.`),
      bug('COMP', fraction(total - either, total), 'This is the probability that neither is true.'),
      bug('COND', fraction(both, either), 'This divides by those that fit instead of by all.'),
      bug('COMP', fraction(total - both, total), 'This is the probability that not both are true; “or” leaves out those that are neither.'),
      bug('COND', fraction(either, total - both), 'This takes the overlap out of the total; it belongs to it.'),
      bug('COND', fraction(either, total + both), 'This divides by a total that counts some twice.'),
    ];
    const entry = random.chance(1, 3);
    const answer = entry
      ? entryAnswer(key, bugs)
      : numericChoice({
          key,
          why: `${inRow} and ${inColumn} fit one of the two, and ${both} of them fit both.`,
          bugs,
          show: showFraction,
          keep: probabilityLike(400),
        });
    return (
      answer && {
        parameters: { caption: setting.caption, counts, row: r, column: c },
        stimulus: tableStimulus(setting, counts),
        stem: random.pick([
          `The table shows the distribution of ${total} ${setting.many}. If one of these ${setting.many} is selected at random, what is the probability of selecting a ${setting.one} ${row.phrase} or a ${setting.one} ${column.phrase}?`,
          `The two-way table summarizes data on ${total} ${setting.many}. One of them is selected at random. What is the probability that it is one of the ${row.group} or one of the ${column.group}?`,
          `One of the ${total} ${setting.many} in the table is chosen at random. What is the probability of choosing a ${setting.one} ${row.phrase}, a ${setting.one} ${column.phrase}, or one to which both apply?`,
          `Based on the table, what is the probability that a ${setting.one} selected at random from all ${total} ${setting.many} is among the ${row.group} or among the ${column.group}?`,
        ]),
        answer,
        steps: [
          'For “or”, add both groups and subtract what belongs to both, which would be counted twice.',
          `The row has ${inRow}, the column ${inColumn}, and their common cell ${both}: ${math(`${inRow}+${inColumn}-${both}=${either}`)}.`,
          `The probability is ${math(`\\frac{${either}}{${total}}`)}, in lowest terms ${math(`\\frac{${key.n}}{${key.d}}`)}, or ${key.n}/${key.d}.`,
          `Check: ${total - either} of the ${total} are in neither, and ${math(`${either}+${total - either}=${total}`)}.`,
        ],
        takeaway: 'One or the other: add both groups, subtract the overlap once.',
      }
    );
  },
};

export const jointProbability: Generator = {
  archetype: 'PRO-c',
  topicId: 23,
  version: 1,
  levels: [2],
  skillTags: ['probability', 'two-way-tables'],
  draft(random) {
    const setting = random.pick(settings);
    const counts = drawCounts(random, setting, 30);
    const [r, c] = [random.int(0, setting.rows.length - 1), random.int(0, setting.columns.length - 1)];
    const [row, column] = [setting.rows[r], setting.columns[c]];
    const kind = random.pick(['joint', 'row', 'column'] as const);
    if (!row || !column) return null;
    const [inRow, inColumn, both, total] = [rowSum(counts, r), columnSum(counts, c), cell(counts, r, c), grandTotal(counts)];
    const part = { joint: both, row: inRow, column: inColumn }[kind];
    const key = rat(part, total);
    const bugs: Bug[] = [
      ...(kind === 'joint' ? [] : [bug('COND', fraction(both, total), 'This is the share of one cell; the whole group counts.')]),
      bug('COND', fraction(both, inRow), 'This divides by the total of the row; the selection is from all.'),
      bug('COND', fraction(both, inColumn), 'This divides by the total of the column; the selection is from all.'),
      ...(kind === 'row' ? [] : [bug('COND', fraction(inRow, total), 'This is the share of the whole row.')]),
      ...(kind === 'column' ? [] : [bug('COND', fraction(inColumn, total), 'This is the share of the whole column.')]),
      bug('PART', fraction(part, total - part), 'This compares with the rest; divide by the number of all.'),
      bug('COMP', fraction(total - part, total), 'This is the share of all the others.'),
    ];
    const entry = random.chance(1, 3);
    const answer = entry
      ? entryAnswer(key, bugs)
      : numericChoice({ key, why: `${part} of the ${total} count.`, bugs, show: showFraction, keep: probabilityLike(400) });
    const who = { joint: `${row.phrase} and ${column.phrase}`, row: row.phrase, column: column.phrase }[kind];
    return (
      answer && {
        parameters: { caption: setting.caption, counts, row: r, column: c, kind },
        stimulus: tableStimulus(setting, counts, random.chance(2, 3)),
        stem: random.pick([
          `The table shows the distribution of ${total} ${setting.many}. If one of the ${setting.many} is selected at random, what is the probability of selecting a ${setting.one} ${who}?`,
          `The table summarizes data on ${total} ${setting.many}. One ${setting.one} is selected at random. What is the probability of selecting a ${setting.one} ${who}?`,
          `One of the ${total} ${setting.many} represented in the table is chosen at random. What is the probability of choosing a ${setting.one} ${who}?`,
          `Based on the table, what is the probability that a selection at random from all ${total} ${setting.many} gives a ${setting.one} ${who}?`,
        ]),
        answer,
        steps: [
          `The selection is from all ${total} ${setting.many}, so the denominator is the grand total.`,
          `${part} of them fit: the probability is ${math(`\\frac{${part}}{${total}}`)}, in lowest terms ${math(`\\frac{${key.n}}{${key.d}}`)}, or ${key.n}/${key.d}.`,
          `Check: the other ${total - part} make up the rest, ${math(`${part}+${total - part}=${total}`)}.`,
        ],
        takeaway: 'Read from which group the selection is made: its total is the denominator.',
      }
    );
  },
};

export const tableFromPercents: Generator = {
  archetype: 'PRO-f',
  topicId: 23,
  version: 1,
  levels: [4],
  skillTags: ['probability', 'percent', 'two-way-tables'],
  draft(random) {
    const [group, a, notA, b, whole] = random.pick([
      ['students at a school', 'take a foreign language', 'do not take a foreign language', 'play an instrument', 'students'],
      ['members of a gym', 'are under 30 years old', 'are at least 30 years old', 'attend a class each week', 'members'],
      ['employees of a company', 'work in the main office', 'do not work in the main office', 'drive to work', 'employees'],
      ['books in a library', 'are fiction', 'are not fiction', 'were printed before 2000', 'books'],
      ['visitors to a museum', 'are members of the museum', 'are not members of the museum', 'take a guided tour', 'visitors'],
      ['trees in a park', 'are oaks', 'are not oaks', 'are more than 50 years old', 'trees'],
      ['customers of a bakery', 'order coffee', 'do not order coffee', 'order a sandwich', 'customers'],
      ['subscribers to a magazine', 'read it online', 'do not read it online', 'live in a city', 'subscribers'],
    ] as const);
    const total = random.int(4, 40) * 50;
    const [p, q, r] = [random.int(2, 16) * 5, random.int(1, 18) * 5, random.int(1, 18) * 5];
    const [inA, both, other] = [(total * p) / 100, (total * p * q) / 10000, (total * (100 - p) * r) / 10000];
    const kind = random.pick(['total-b', 'given-b', 'neither'] as const);
    if (![inA, both, other].every(Number.isInteger) || q === r || p === 50) return null;
    const withB = both + other;
    const neither = total - inA - other;
    const percent = (part: number, of: number) => (of === 0 ? null : rat(100 * part, of));
    const key = { 'total-b': percent(withB, total), 'given-b': percent(both, withB), neither: percent(neither, total) }[kind];
    if (!key || key.d > 2n || key.n <= 0n) return null;
    const bugs: Bug[] = [
      bug('WT', rat(q + r, 2), 'This is the mean of the two percentages; the groups are not equally large.'),
      bug('ADDP', q + r < 100 ? rat(q + r) : null, 'This adds percentages of different groups.'),
      bug('COND', percent(both, total), `This is the percentage of all that ${a} and ${b}.`),
      bug(
        'COND',
        kind === 'given-b' ? rat(q) : percent(both, withB),
        kind === 'given-b'
          ? `This is the percentage among those that ${a}; the question is about those that ${b}.`
          : `This is the percentage among those that ${b}.`,
      ),
      bug('BASE', percent(other, total), `This counts only those that ${notA} and ${b}.`),
      bug('COMP', percent(withB, total), `This is the percentage of all that ${b}.`),
      bug('COMP', percent(total - withB, total), `This is the percentage of all that do not fit “${b}”.`),
      bug('BASE', rat(r), `This is the percentage among those that ${notA}.`),
      bug('BASE', rat(p), `This is the percentage of all that ${a}.`),
    ];
    const entry = random.chance(1, 3);
    const answer = entry
      ? entryAnswer(key, bugs)
      : numericChoice({
          key,
          why: 'Counting with a convenient total gives this percentage.',
          bugs,
          show: (value) => math(`${prose(value)}\\%`),
          keep: (value) => value.n > 0n && value.d <= 2n && Number(value.n) < 100 * Number(value.d),
        });
    const ask = {
      'total-b': `What percentage of the ${whole} ${b}?`,
      'given-b': `Of the ${whole} that ${b}, what percentage ${a}?`,
      neither: `What percentage of the ${whole} ${notA} and are not among those that ${b}?`,
    }[kind]
      .replace(/(students|members|employees|visitors|customers|subscribers) that/, '$1 who')
      .replace(/among those that/, whole === 'books' || whole === 'trees' ? 'among those that' : 'among those who');
    const note = entry ? ' (Disregard the % sign when entering your answer.)' : '';
    const people = !(whole === 'books' || whole === 'trees');
    const rel = people ? 'who' : 'that';
    return (
      answer && {
        parameters: { kind, p, q, r, group, total },
        stem: `${random.pick([
          `Of the ${group}, ${p}% ${a}. Of those ${rel} ${a}, ${q}% ${b}. Of those ${rel} ${notA}, ${r}% ${b}.`,
          `In a survey of the ${group}, ${p}% ${a}. Among those ${rel} ${a}, ${q}% ${b}, and among those ${rel} ${notA}, ${r}% ${b}.`,
          `A total of ${p}% of the ${group} ${a}. Of these, ${q}% ${b}; of the others, ${r}% ${b}.`,
        ])} ${ask}${note}`,
        answer,
        steps: [
          `Choose a convenient total, for example ${prose(total)} ${whole}, and fill in a table of counts.`,
          `${prose(inA)} ${a}; ${prose(both)} of them and ${prose(other)} of the other ${prose(total - inA)} ${b}.`,
          `${kind === 'total-b' ? `Together ${math(`${both}+${other}=${withB}`)} of ${prose(total)}` : kind === 'given-b' ? `So ${prose(both)} of the ${prose(withB)} that ${b}` : `So ${prose(neither)} of ${prose(total)} are neither`}: ${prose(key)}%.`,
          'Check: the four cells of the table add to the total.',
        ],
        takeaway: 'Percents of different groups cannot be added: turn them into counts of one total first.',
      }
    );
  },
};
