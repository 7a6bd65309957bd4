/** RAT-a: unit rates. RAT-d: compound units. RAT-f: parts and wholes. RAT-i: scale drawings. RAT-k: direct variation. */
import type { Generator } from '../../generator.ts';
import { div, isInteger, mul, rat } from '../../../exact/rational.ts';
import { bug, latex, math, numericAnswer, prose, ratio } from '../data-kit.ts';

const rates = [
  ['A printer prints # pages in @ minutes.', 'How many pages does it print per minute?', 'At this rate, how many pages does it print in & minutes?', 8, 40],
  [
    'A car travels # miles in @ hours at a constant speed.',
    'What is its speed, in miles per hour?',
    'At this speed, how many miles does it travel in & hours?',
    30,
    65,
  ],
  ['A baker makes # rolls in @ hours.', 'How many rolls does the baker make per hour?', 'At this rate, how many rolls does the baker make in & hours?', 20, 90],
  [
    'A pump moves # gallons of water in @ minutes.',
    'How many gallons does it move per minute?',
    'At this rate, how many gallons does it move in & minutes?',
    12,
    80,
  ],
  ['A store sells # tickets in @ days.', 'What is the mean number of tickets sold per day?', 'At this rate, how many tickets does it sell in & days?', 15, 120],
  ['A machine packs # boxes in @ minutes.', 'How many boxes does it pack per minute?', 'At this rate, how many boxes does it pack in & minutes?', 6, 35],
  [
    'A cyclist rides # kilometers in @ hours at a constant speed.',
    'What is the cyclist’s speed, in kilometers per hour?',
    'At this speed, how many kilometers does the cyclist ride in & hours?',
    12,
    28,
  ],
  ['A field of @ acres yields # bushels of corn.', 'How many bushels does it yield per acre?', 'At this rate, how many bushels do & acres yield?', 90, 200],
] as const;

export const unitRate: Generator = {
  archetype: 'RAT-a',
  topicId: 19,
  version: 1,
  levels: [1],
  skillTags: ['unit-rates'],
  draft(random) {
    const context = random.int(0, rates.length - 1);
    const [told, one, more, low, high] = rates[context] ?? rates[0];
    const [rate, time, later] = [random.int(low, high), random.int(2, 9), random.int(10, 15)];
    const scale = random.chance(1, 2);
    const total = rate * time;
    const key = scale ? rate * later : rate;
    const answer = numericAnswer(random.chance(1, 3), {
      key: rat(key),
      why: `The rate is ${math(`\\frac{${total}}{${time}}=${rate}`)}.`,
      bugs: [
        bug('RECIP', scale ? ratio(total * time, later) : ratio(time, total), 'This divides the wrong way around.'),
        bug('STOP', scale ? rate : total, scale ? 'This is the rate for one unit; multiply it.' : 'This repeats the total; divide it.'),
        bug('SWAP', total * time, 'This multiplies the given numbers; a rate is a quotient.'),
        bug('RATE0', total - time, 'This subtracts; a rate is a quotient.'),
        bug('RATE0', scale ? total + later - time : total + time, 'This adds numbers of different kinds.'),
        bug('SWAP', total * later, `This multiplies the total by ${later} without dividing by ${time}.`),
        bug(
          'HALF',
          scale ? rate * (later - time) : ratio(total, time + 1),
          scale ? 'This counts only what is added after the first measurement.' : 'This divides by one unit too many.',
        ),
        bug('HALF', scale ? ratio(total, 2) : ratio(total, 2), 'This divides by 2 instead of by the given number.'),
      ],
    });
    return (
      answer && {
        parameters: { context, rate, time, later: scale ? later : 0 },
        stem: `${told.replace('#', prose(total)).replace('@', `${time}`)} ${scale ? more.replace('&', `${later}`) : one}`,
        answer,
        steps: [
          'A unit rate is the amount for one unit: divide.',
          `${math(`\\frac{${latex(total)}}{${time}}=${rate}`)}${scale ? `, and ${math(`${rate}\\cdot ${later}=${latex(key)}`)}` : ''}.`,
          `Check: ${math(`${rate}\\cdot ${time}=${latex(total)}`)}.`,
        ],
        takeaway: 'Find the amount for one first; every other amount is one multiplication away.',
      }
    );
  },
};

const compound = [
  [
    'A car travels at a constant speed of # miles per hour.',
    'miles per hour',
    'feet per second',
    '1 mile = 5,280 feet; 1 hour = 3,600 seconds',
    5280,
    3600,
    9,
    90,
  ],
  [
    'A train travels at a constant speed of # kilometers per hour.',
    'kilometers per hour',
    'meters per second',
    '1 kilometer = 1,000 meters; 1 hour = 3,600 seconds',
    1000,
    3600,
    9,
    540,
  ],
  [
    'Water flows from a tap at a constant rate of # gallons per minute.',
    'gallons per minute',
    'quarts per second',
    '1 gallon = 4 quarts; 1 minute = 60 seconds',
    4,
    60,
    6,
    180,
  ],
  [
    'A snail moves at a constant speed of # meters per hour.',
    'meters per hour',
    'centimeters per minute',
    '1 meter = 100 centimeters; 1 hour = 60 minutes',
    100,
    60,
    3,
    60,
  ],
  [
    'A pipeline carries # cubic meters of water per hour.',
    'cubic meters per hour',
    'liters per second',
    '1 cubic meter = 1,000 liters; 1 hour = 3,600 seconds',
    1000,
    3600,
    9,
    360,
  ],
  [
    'A conveyor belt moves at a constant speed of # yards per minute.',
    'yards per minute',
    'feet per second',
    '1 yard = 3 feet; 1 minute = 60 seconds',
    3,
    60,
    4,
    160,
  ],
  [
    'A sprinkler uses # liters of water per hour.',
    'liters per hour',
    'milliliters per second',
    '1 liter = 1,000 milliliters; 1 hour = 3,600 seconds',
    1000,
    3600,
    18,
    270,
  ],
] as const;

export const compoundUnits: Generator = {
  archetype: 'RAT-d',
  topicId: 19,
  version: 1,
  levels: [3],
  skillTags: ['unit-conversion', 'rates'],
  draft(random) {
    const context = random.int(0, compound.length - 1);
    const [told, from, to, facts, up, down, low, high] = compound[context] ?? compound[0];
    const rate = random.int(low, high);
    const key = rat(rate * up, down);
    const back = random.chance(1, 3);
    if (key.d !== 1n && key.d !== 2n && key.d !== 5n && key.d !== 4n && key.d !== 10n) return null;
    if (back && key.d !== 1n) return null;
    const [given, answerValue] = back ? [key, rat(rate)] : [rat(rate), key];
    const show = (u: number, d: number) => (back ? div(mul(given, rat(d)), rat(u)) : div(mul(given, rat(u)), rat(d)));
    const answer = numericAnswer(random.chance(1, 2), {
      key: answerValue,
      why: `The amounts are ${back ? 'divided' : 'multiplied'} by ${prose(up)} and ${back ? 'multiplied' : 'divided'} by ${prose(down)}.`,
      bugs: [
        bug('UNIT', show(down, up), 'This uses both conversions upside down.'),
        bug('UNIT', show(up, 1), 'This converts only the upper unit; the time has to be converted too.'),
        bug('UNIT', show(1, down), 'This converts only the time; the upper unit has to be converted too.'),
        bug('UNIT', show(up, 60), `This divides by 60 once; an hour has 60 minutes of 60 seconds.`),
        bug('UNIT', show(up * 60, down), 'This counts a factor of 60 twice.'),
        bug('STOP', given, 'This repeats the given number.'),
        bug('UNIT', show(up, down * 60), 'This divides by 60 once too often.'),
        bug('UNIT', show(up * 2, down), 'This doubles the result.'),
      ],
      keep: (value) => value.n > 0n && value.d <= 100n && !prose(value).includes('/') && prose(value).length < 10,
    });
    const [asked, givenUnit] = back ? [from, to] : [to, from];
    const [head] = told.split('#');
    return (
      answer && {
        parameters: { context, rate, back },
        stem: back
          ? `${head} ${prose(given)} ${givenUnit}. What is this rate, in ${asked}? (${facts})`
              .replace('  ', ' ')
              .replace(/carries ([\d.,]+) liters per second/, 'carries water at $1 liters per second')
              .replace(/uses ([\d.,]+) milliliters per second/, 'uses water at $1 milliliters per second')
          : `${told.replace('#', `${rate}`)} What is this rate, in ${asked}? (${facts})`,
        answer,
        steps: [
          'Convert the upper and the lower unit one after the other, so that the old units cancel.',
          `${math(back ? `\\frac{${latex(given)}\\cdot ${latex(down)}}{${latex(up)}}=${latex(answerValue)}` : `\\frac{${rate}\\cdot ${latex(up)}}{${latex(down)}}=${latex(answerValue)}`)} ${asked}.`,
          `Check by converting back: ${math(back ? `\\frac{${latex(answerValue)}\\cdot ${latex(up)}}{${latex(down)}}=${latex(given)}` : `\\frac{${latex(answerValue)}\\cdot ${latex(down)}}{${latex(up)}}=${rate}`)}.`,
        ],
        takeaway: 'For a compound unit, convert top and bottom separately.',
      }
    );
  },
};

const parts = [
  ['A paint is mixed from blue and yellow in the ratio', 'blue', 'yellow', 'liters', 'of the paint'],
  ['A choir has altos and sopranos only, in the ratio', 'altos', 'sopranos', 'singers', 'in the choir'],
  ['A trail mix is made of nuts and raisins in the ratio', 'nuts', 'raisins', 'ounces', 'of the mix'],
  ['A farm keeps goats and sheep only, in the ratio', 'goats', 'sheep', 'animals', 'on the farm'],
  ['Concrete is mixed from cement and sand in the ratio', 'cement', 'sand', 'kilograms', 'of the mixture'],
  ['A parking lot has compact and large spaces only, in the ratio', 'compact spaces', 'large spaces', 'spaces', 'in the lot'],
  ['A class has left-handed and right-handed students in the ratio', 'left-handed students', 'right-handed students', 'students', 'in the class'],
  ['A bouquet has tulips and daisies only, in the ratio', 'tulips', 'daisies', 'flowers', 'in the bouquet'],
] as const;

export const partsAndWhole: Generator = {
  archetype: 'RAT-f',
  topicId: 19,
  version: 1,
  levels: [2],
  skillTags: ['ratios'],
  draft(random) {
    const context = random.int(0, parts.length - 1);
    const [opening, first, second, unit, of] = parts[context] ?? parts[0];
    const [m, n, times] = [random.int(1, 9), random.int(2, 11), random.int(2, 12)];
    const kind = random.pick(['part', 'other', 'whole'] as const);
    const [a, b, whole] = [m * times, n * times, (m + n) * times];
    if (m === n || (m % 2) + (n % 2) === 0 || (m % 3 === 0 && n % 3 === 0)) return null;
    const [given, key] = kind === 'part' ? [whole, a] : kind === 'other' ? [a, b] : [b, whole];
    const counted = unit === 'liters' || unit === 'ounces' || unit === 'kilograms';
    const name = (part: string) => (counted ? `${unit} of ${part}` : part);
    const told = kind === 'part' ? `There are ${given} ${unit} ${of}.` : `There are ${given} ${name(kind === 'other' ? first : second)}.`;
    const ask =
      kind === 'part'
        ? `How many ${name(first)} are there?`
        : kind === 'other'
          ? `How many ${name(second)} are there?`
          : `How many ${unit} ${of} are there in all?`;
    const answer = numericAnswer(random.chance(1, 2), {
      key: rat(key),
      why: `One part is ${times}.`,
      bugs: [
        bug(
          'PART',
          kind === 'part' ? ratio(whole * m, n) : kind === 'other' ? ratio(a * n, m + n) : ratio(b * m, n),
          kind === 'whole' ? `This is the number of ${first}.` : 'This compares a part with the whole where it should be a part, or the other way around.',
        ),
        bug('SWAP', kind === 'part' ? b : kind === 'other' ? ratio(a * m, n) : ratio(b * (m + n), m), 'This interchanges the two numbers of the ratio.'),
        bug('STOP', times, 'This is the size of one part.'),
        bug('STOP', kind === 'other' ? whole : given, kind === 'other' ? 'This is the whole.' : 'This repeats the given number.'),
        bug('RATE0', given + n - m > 0 ? given + n - m : given + n + m, 'This adds the difference of the ratio; a ratio multiplies.'),
        bug('HALF', ratio(given, 2), 'This takes both parts as equal.'),
        bug('PART', ratio(given * n, m + n), 'This takes the second part of the given number as a whole.'),
        bug('PART', ratio(given * (m + n), n), 'This takes the given number as the second part.'),
      ],
    });
    return (
      answer && {
        parameters: { context, kind, m, n, times },
        stem: random.pick([
          `${opening} ${math(`${m}:${n}`)}, respectively. ${told} ${ask}`,
          `${opening} ${m} to ${n}, respectively. ${told} ${ask}`,
          `${opening} ${math(`\\frac{${m}}{${n}}`)}, respectively. ${told} ${ask}`,
        ]),
        answer,
        steps: [
          `The ratio splits the whole into ${math(`${m}+${n}=${m + n}`)} equal parts.`,
          `One part is ${math(`\\frac{${given}}{${kind === 'part' ? m + n : kind === 'other' ? m : n}}=${times}`)}, so the answer is ${math(`${kind === 'part' ? m : kind === 'other' ? n : m + n}\\cdot ${times}=${key}`)}.`,
          `Check: ${math(`${a}+${b}=${whole}`)} and ${math(`\\frac{${a}}{${b}}=\\frac{${m}}{${n}}`)}.`,
        ],
        takeaway: 'A ratio m : n means m + n equal parts in all.',
      }
    );
  },
};

const drawings = [
  ['map', 'distance between two towns', 'miles', 4, 60],
  ['blueprint', 'length of a room', 'feet', 2, 8],
  ['scale model of a bridge', 'length of the bridge', 'feet', 20, 90],
  ['scale drawing of a garden', 'length of a path', 'feet', 3, 15],
  ['map of a park', 'length of a trail', 'kilometers', 2, 6],
  ['scale model of an airplane', 'wingspan of the airplane', 'feet', 4, 18],
  ['floor plan', 'width of a hall', 'meters', 2, 9],
] as const;

export const scaleDrawing: Generator = {
  archetype: 'RAT-i',
  topicId: 19,
  version: 1,
  levels: [2, 3],
  skillTags: ['scale', 'proportions'],
  draft(random, level) {
    const context = random.int(0, drawings.length - 1);
    const [drawing, what, unit, low, high] = drawings[context] ?? drawings[0];
    const [inches, scale, shown] = [random.int(1, 4), random.int(low, high), random.int(2, 16)];
    const area = level === 3 && random.chance(1, 2);
    const per = rat(scale, inches);
    const real = mul(per, rat(shown));
    if (area) {
      const [w, h] = [random.int(2, 9), random.int(2, 9)];
      if (inches !== 1 || scale > 20 || w === h) return null;
      const key = rat(w * h * scale * scale);
      const answer = numericAnswer(random.chance(1, 2), {
        key,
        why: `The real lengths are ${w * scale} and ${h * scale} ${unit}.`,
        bugs: [
          bug('UNIT2', w * h * scale, 'This uses the scale once; an area needs it for both lengths.'),
          bug('UNIT2', w * h, 'This is the area on the drawing, in square inches.'),
          bug('AP', 2 * (w + h) * scale, 'This is the perimeter.'),
          bug('UNIT2', w * h * scale ** 3, 'This uses the scale three times; an area has two dimensions.'),
          bug('UNIT2', w * h * 2 * scale, 'This doubles the scale instead of squaring it.'),
          bug('AP', (w + h) * scale, 'This adds the two real lengths; multiply them.'),
          bug('UNIT2', w * h + scale * scale, 'This adds the square of the scale.'),
        ],
      });
      return (
        answer && {
          parameters: { kind: 'area', context, scale, w, h },
          stem: random.pick([
            `On a ${drawing.replace(/ of .*/, '')}, 1 inch represents ${scale} ${unit}. A rectangle on it is ${w} inches long and ${h} inches wide. What is the area, in square ${unit}, of the region that it represents?`,
            `The scale of a ${drawing.replace(/ of .*/, '')} is 1 inch to ${scale} ${unit}. What is the area, in square ${unit}, of a region shown as a rectangle of ${w} inches by ${h} inches?`,
          ]),
          answer,
          steps: [
            'Turn each length into the real length first, then multiply.',
            `The real lengths are ${math(`${w}\\cdot ${scale}=${w * scale}`)} and ${math(`${h}\\cdot ${scale}=${h * scale}`)} ${unit}.`,
            `The area is ${math(`${w * scale}\\cdot ${h * scale}=${latex(key)}`)} square ${unit}. Check: ${math(`${w}\\cdot ${h}\\cdot ${scale}^2=${latex(key)}`)}.`,
          ],
          takeaway: 'Lengths grow by the scale, areas by its square.',
        }
      );
    }
    const back = level === 3;
    if (level === 2 && inches !== 1) return null;
    if (!isInteger(real) || (level === 3 && inches === 1) || shown === inches) return null;
    const key = back ? rat(shown) : real;
    const given = back ? real : rat(shown);
    const answer = numericAnswer(random.chance(1, 2), {
      key,
      why: `${math(`\\frac{${inches}}{${scale}}=\\frac{${shown}}{${latex(real)}}`)}.`,
      bugs: [
        bug('RECIP', back ? mul(given, per) : div(given, per), 'This uses the scale in the wrong direction.'),
        bug(
          'STOP',
          back ? div(given, rat(scale)) : mul(given, rat(scale * inches)),
          `This leaves out that the scale is for ${inches} ${inches === 1 ? 'inch' : 'inches'}.`,
        ),
        bug('RATE0', back ? Math.abs(Number(given.n) - scale + inches) : shown + scale - inches, 'This adds the difference; a scale multiplies.'),
        bug('STOP', rat(scale), 'This repeats a number of the scale.'),
        bug('RECIP', div(given, rat(inches)), 'This divides by the inches of the scale only.'),
        bug('HALF', mul(key, rat(2)), 'This doubles the result.'),
        bug('HALF', div(key, rat(2)), 'This halves the result.'),
        bug('UNIT', mul(key, rat(12)), `This multiplies by 12 as well, as if inches had to become feet; the scale gives the real unit at once.`),
        bug('UNIT2', mul(key, per), 'This uses the scale twice.'),
      ],
      keep: (value) => value.n > 0n && value.d <= 4n && value.d !== 3n,
    });
    const S = `${inches} ${inches === 1 ? 'inch represents' : 'inches represent'} ${scale} ${unit}`;
    return (
      answer && {
        parameters: { kind: back ? 'back' : 'forward', context, inches, scale, shown },
        stem: back
          ? random.pick([
              `On a ${drawing}, ${S}. If the ${what} is ${prose(real)} ${unit}, what is the corresponding length on the ${drawing.replace(/ of .*/, '')}, in inches?`,
              `A ${drawing} uses the scale ${S.replace(' represents', ' =').replace(' represent', ' =')}. The ${what} is ${prose(real)} ${unit}. How many inches long is it on the ${drawing.replace(/ of .*/, '')}?`,
            ])
          : random.pick([
              `On a ${drawing}, ${S}. The ${what} measures ${shown} inches on the ${drawing.replace(/ of .*/, '')}. What is the actual ${what}, in ${unit}?`,
              `A ${drawing} has the scale ${S.replace(' represents', ' =').replace(' represent', ' =')}. On the ${drawing.replace(/ of .*/, '')}, the ${what} is ${shown} inches. What is the actual ${what}, in ${unit}?`,
            ]),
        answer,
        steps: [
          'Drawing and reality have the same ratio everywhere, so set up a proportion.',
          `${math(`\\frac{${inches}}{${scale}}=\\frac{${back ? 'x' : shown}}{${back ? latex(real) : 'x'}}`)}, so ${math(`x=${latex(key)}`)}.`,
          `Check: ${math(`${shown}\\cdot\\frac{${scale}}{${inches}}=${latex(real)}`)}.`,
        ],
        takeaway: 'Keep the drawing on top on both sides of the proportion.',
      }
    );
  },
};

export const directVariation: Generator = {
  archetype: 'RAT-k',
  topicId: 19,
  version: 1,
  levels: [2, 3],
  skillTags: ['direct-variation', 'proportions'],
  draft(random, level) {
    const [x, y] = random.pick([
      ['x', 'y'],
      ['t', 'd'],
      ['n', 'c'],
      ['h', 'p'],
      ['w', 'f'],
    ] as const);
    const story = random.pick([
      `The variable ${math(y)} is directly proportional to the variable ${math(x)}.`,
      `The total cost, ${math(y)}, in dollars, of some fabric is proportional to its length, ${math(x)}, in yards.`,
      `The distance, ${math(y)}, in feet, that a toy train moves is proportional to the time, ${math(x)}, in seconds.`,
      `The extension, ${math(y)}, in millimeters, of a spring is proportional to the mass, ${math(x)}, in grams, that hangs from it.`,
      `The amount of flour, ${math(y)}, in grams, in a recipe is proportional to the number of servings, ${math(x)}.`,
      `The pay, ${math(y)}, in dollars, for a job is proportional to the time worked, ${math(x)}, in hours.`,
      `The mass, ${math(y)}, in grams, of a wire is proportional to its length, ${math(x)}, in meters.`,
      `The equation ${math(`${y}=k${x}`)}, where ${math('k')} is a constant, relates ${math(x)} and ${math(y)}.`,
    ]);
    const [a, b] = [random.int(2, 12), random.int(2, 12)];
    const k = rat(random.int(2, 30), random.pick([1, 2, 4]));
    const [A, B] = [mul(k, rat(a)), mul(k, rat(b))];
    if (a === b || !isInteger(A) || !isInteger(B)) return null;
    const back = level === 3 && random.chance(1, 2);
    const factor = level === 3 && !back;
    const times = random.int(3, 6);
    const key = factor ? mul(A, rat(times)) : back ? rat(b) : B;
    const answer = numericAnswer(random.chance(1, 2), {
      key,
      why: `${math(`k=\\frac{${latex(A)}}{${a}}=${latex(k)}`)}.`,
      bugs: [
        bug(
          'RATE0',
          factor ? mul(A, rat(1)) : back ? rat(Math.abs(a + Number(B.n - A.n))) : rat(Number(A.n) + b - a),
          factor
            ? 'This leaves the value unchanged; it is multiplied like the other variable.'
            : 'This adds the same difference to both; proportional quantities are multiplied by the same factor.',
        ),
        bug(
          'RECIP',
          factor ? div(A, rat(times)) : back ? div(mul(rat(a), A), B) : div(mul(A, rat(a)), rat(b)),
          'This uses the ratio upside down, as for inverse proportion.',
        ),
        bug('STOP', k, 'This is the constant of proportionality.'),
        bug('STOP', A, 'This repeats the given value.'),
        bug(
          'RATE0',
          factor ? rat(Number(A.n) + times) : mul(A, rat(b)),
          factor ? `This adds ${times}; the value is multiplied by ${times}.` : 'This multiplies without dividing by the first value.',
        ),
        bug('UNIT2', factor ? mul(A, rat(times * times)) : mul(B, rat(2)), factor ? `This multiplies by ${times} twice.` : 'This doubles the result.'),
        bug('SWAP', factor ? rat(a * times) : back ? B : rat(b), 'This is the value of the other variable.'),
        bug('RATE0', factor ? rat(a * times + Number(A.n)) : rat(Number(A.n) + b), 'This adds numbers of different variables.'),
      ],
      keep: (value) => value.n > 0n && value.d <= 4n && value.d !== 3n,
    });
    const given = `When ${math(`${x}=${a}`)}, ${math(`${y}=${latex(A)}`)}.`;
    return (
      answer && {
        parameters: { a, b, k: prose(k), kind: factor ? 'factor' : back ? 'back' : 'forward', times: factor ? times : 0, story: story.length },
        stem: `${story} ${given} ${factor ? `What is the value of ${math(y)} when the value of ${math(x)} is ${times} times as great?` : back ? `What is the value of ${math(x)} when ${math(`${y}=${latex(B)}`)}?` : `What is the value of ${math(y)} when ${math(`${x}=${b}`)}?`}`,
        answer,
        steps: [
          `Proportional means ${math(`${y}=k${x}`)} with a constant ${math('k')}.`,
          factor
            ? `If ${math(x)} is multiplied by ${times}, so is ${math(y)}: ${math(`${times}\\cdot ${latex(A)}=${latex(key)}`)}.`
            : `${math(`k=\\frac{${latex(A)}}{${a}}=${latex(k)}`)}, so ${back ? math(`${x}=\\frac{${latex(B)}}{${latex(k)}}=${b}`).replace(/\\frac\{([\d{},]+)\}\{\\frac\{(\d+)\}\{(\d+)\}\}/, '$1\\cdot\\frac{$3}{$2}') : math(`${y}=${latex(k)}\\cdot ${b}=${latex(B)}`)}.`,
          `Check: the quotient of ${math(y)} and ${math(x)} is ${math(latex(k))} both times.`,
        ],
        takeaway: 'Proportional quantities have a constant quotient: multiply one, and the other is multiplied too.',
      }
    );
  },
};
