/** RAT-m at level 5: two rates of which the common measure has to be set up. */
import type { Random } from '#core/random.ts';
import { add, div, isInteger, mul, rat, sub, type Rational } from '#core/rational.ts';
import type { Draft } from '../../generator.ts';
import { capitalized, decimalLatex, decimalText, math, prose } from '../text.ts';
import { type Bug, bug, numberAnswer } from '../answers.ts';
import { asDecimals } from '../manners.ts';

const keep = (key: Rational) => (value: Rational) => {
  const size = Number(value.n) / Number(value.d) / (Number(key.n) / Number(key.d));
  return value.n > 0n && decimalText(value, 2) !== null && size < 30 && size > 1 / 30;
};
const few = (value: Rational) => decimalText(value, 2) !== null;

const jobs = [
  ['printer X', 'printer Y', 'print a certain set of posters', 'minutes'],
  ['the large pump', 'the small pump', 'empty a certain basin', 'minutes'],
  ['the first painter', 'the second painter', 'paint a certain fence', 'hours'],
  ['the new machine', 'the old machine', 'sort a certain batch of mail', 'minutes'],
  ['crew X', 'crew Y', 'repave a certain road', 'hours'],
  ['the first mower', 'the second mower', 'mow a certain field', 'minutes'],
  ['the first hose', 'the second hose', 'fill a certain pool', 'hours'],
] as const;

/** Both work, then one of them finishes alone. */
export function togetherThenAlone(random: Random): Draft | null {
  const [a, b, job, unit] = random.pick(jobs);
  const [p, q] = unit === 'hours' ? [random.int(4, 20), random.int(4, 24)] : [random.int(12, 90), random.int(12, 90)];
  const t = random.int(2, Math.min(p, q) - 1);
  const done = add(rat(t, p), rat(t, q));
  const rest = sub(rat(1), done);
  const key = mul(rest, rat(q));
  if (p === q || rest.n <= 0n || !few(key) || done.d > 24n || key.d > 2n || key.n === key.d || key.n === BigInt(t)) return null;
  const bugs: Bug[] = [
    bug('STOP', add(key, rat(t)), `This is the time ${b} works in all; the question asks only for the time after ${a} stops.`),
    bug('WT', isInteger(rat(p + q, 2)) && q > t ? sub(rat(p + q, 2), rat(t)) : null, `This uses the mean of the two times as the time for the two together.`),
    bug('STOP', q - t, `This leaves out the part of the job that is done by ${a}.`),
    bug('SWAP', mul(rest, rat(p)), `This is the time ${a} would need for the rest.`),
    bug(
      'STOP',
      few(mul(rest, div(rat(p * q), rat(p + q)))) ? mul(rest, div(rat(p * q), rat(p + q))) : null,
      `This is how long the rest would take both of them together.`,
    ),
    bug('FRAC', few(mul(done, rat(q))) ? mul(done, rat(q)) : null, `This is the time ${b} would need for the part that is done already.`),
  ];
  const answer = numberAnswer({
    ...asDecimals,
    typed: random.chance(1, 2),
    key,
    why: `After ${t} ${unit}, ${math(`\\frac{${rest.n}}{${rest.d}}`)} of the job is left.`,
    bugs,
    believable: keep(key),
  });
  return (
    answer && {
      parameters: { kind: 'together', p, q, t, job },
      stem: random.pick([
        `Working alone at a constant rate, ${a} can ${job} in ${p} ${unit}, and ${b} can do the same job in ${q} ${unit}. They work together for ${t} ${unit}; then ${a} stops, and ${b} finishes the job alone. For how many ${unit} does ${b} work alone?`,
        `It takes ${p} ${unit} for ${a} to ${job} and ${q} ${unit} for ${b} to do the same job. If both work at their constant rates for ${t} ${unit} and then only ${b} continues, how many more ${unit} does it take to finish the job?`,
        `${capitalized(a)} can ${job} in ${p} ${unit}, and ${b} can do it in ${q} ${unit}, each at a constant rate. Both start at the same time, but after ${t} ${unit} only ${b} continues. How many more ${unit} does ${b} need to finish the job?`,
      ]),
      answer,
      steps: [
        `Measure the work in parts of the job: in each of the ${unit}, ${a} does ${math(`\\frac{1}{${p}}`)} and ${b} does ${math(`\\frac{1}{${q}}`)} of it.`,
        `Together they do ${math(`\\frac{${t}}{${p}} + \\frac{${t}}{${q}} = \\frac{${done.n}}{${done.d}}`)} of the job, so ${math(`\\frac{${rest.n}}{${rest.d}}`)} is left.`,
        `For this, ${b} needs ${math(`\\frac{${rest.n}}{${rest.d}} \\cdot ${q} = ${decimalLatex(key)}`)} ${unit}.`,
        `Check: ${math(`\\frac{${t}}{${p}} + \\frac{${t}}{${q}} + ${decimalLatex(key)} \\cdot \\frac{1}{${q}} = 1`)}.`,
      ],
      takeaway: 'When the size of a job is not given, count in parts of the job per unit of time.',
    }
  );
}

const plans = [
  ['A worker', 'the worker', 'pack', 'packed', 'boxes', [20, 60]],
  ['A student', 'the student', 'read', 'read', 'pages', [20, 60]],
  ['A crew', 'the crew', 'plant', 'planted', 'seedlings', [40, 150]],
  ['A technician', 'the technician', 'label', 'labeled', 'jars', [60, 180]],
  ['A volunteer', 'the volunteer', 'address', 'addressed', 'envelopes', [30, 90]],
  ['A baker', 'the baker', 'decorate', 'decorated', 'cookies', [24, 90]],
] as const;

/** The second half at a higher rate, and the time this saves. */
export function fasterHalf(random: Random): Draft | null {
  const [someone, who, act, did, things, [low, high]] = random.pick(plans);
  const rate = random.int(low, high);
  const percent = random.pick([20, 25, 50, 60]);
  const faster = mul(rat(rate), rat(100 + percent, 100));
  const minutes = 2 * random.int(3, 24);
  if (!isInteger(faster)) return null;
  // Half of it takes N/(2 rate) hours as planned and N/(2 faster) hours in fact.
  const key = div(rat(minutes, 30), sub(div(rat(1), rat(rate)), div(rat(1), faster)));
  if (!isInteger(key) || key.n % 2n !== 0n || key.n < BigInt(rate) || key.n > BigInt(16 * rate)) return null;
  const half = div(key, rat(2));
  const bugs: Bug[] = [
    bug('STOP', half, `This is half of the ${things}; the question asks for all of them.`),
    bug('STOP', div(key, rat(rate)), `This is the number of hours that were planned.`),
    bug('UNIT', mul(key, rat(60)), `This takes the ${minutes} minutes to be ${minutes} hours.`),
    bug(
      'WT',
      isInteger(div(mul(rat(minutes), sub(faster, rat(rate))), rat(60))) ? div(mul(rat(minutes), sub(faster, rat(rate))), rat(60)) : null,
      `This multiplies the ${minutes} minutes by the difference of the rates.`,
    ),
    bug(
      'STOP',
      isInteger(div(mul(rat(minutes), faster), rat(60))) ? div(mul(rat(minutes), faster), rat(60)) : null,
      `This is the number of ${things} done in ${minutes} minutes at the higher rate.`,
    ),
  ];
  const answer = numberAnswer({
    ...asDecimals,
    typed: random.chance(3, 5),
    key,
    why: `Half of ${prose(key)} takes ${minutes} minutes less at the higher rate.`,
    bugs,
    believable: (value) => isInteger(value) && keep(key)(value),
  });
  const [timeA, timeB] = [div(half, rat(rate)), div(half, faster)];
  return (
    answer && {
      parameters: { kind: 'half', rate, percent, minutes, things },
      stem: `${someone} planned to ${act} a certain number of ${things} at a constant rate of ${rate} ${things} per hour. ${capitalized(who)} ${did} half of the ${things} at this rate and the other half at a rate ${random.pick([`that was ${percent}% higher`, `of ${prose(faster)} ${things} per hour`])}. As a result, ${who} finished ${minutes} minutes earlier than planned. ${random.pick([`How many ${things} did ${who} ${act} in total?`, `What was the total number of ${things} that ${who} ${did}?`])}`,
      answer,
      steps: [
        `Only the second half is different. Let ${math('h')} be half of the number; the higher rate is ${math(decimalLatex(faster))} per hour.`,
        `In hours, ${math(`\\frac{h}{${rate}} - \\frac{h}{${decimalLatex(faster)}} = \\frac{${minutes}}{60}`)}, so ${math(`h = ${decimalLatex(half)}`)}.`,
        `In total there are ${math(`2 \\cdot ${decimalLatex(half)} = ${decimalLatex(key)}`)} ${things}.`,
        `Check: ${math(`\\frac{${decimalLatex(half)}}{${rate}} - \\frac{${decimalLatex(half)}}{${decimalLatex(faster)}} = \\frac{${sub(timeA, timeB).n}}{${sub(timeA, timeB).d}}`)} of an hour is ${minutes} minutes.`,
      ],
      takeaway: 'Time is amount divided by rate: write the time saved as a difference of two such quotients.',
    }
  );
}

const travelers = [
  ['A railroad line', 'station', 'train', 'trains', [40, 90], [120, 420], 'miles'],
  ['A bike path', 'town', 'cyclist', 'cyclists', [9, 18], [24, 90], 'miles'],
  ['A ferry route', 'port', 'ferry', 'ferries', [12, 26], [40, 150], 'kilometers'],
  ['A trail', 'camp', 'hiker', 'hikers', [2, 3], [6, 18], 'miles'],
  ['A road', 'warehouse', 'truck', 'trucks', [35, 60], [110, 420], 'miles'],
  ['A river route', 'dock', 'boat', 'boats', [8, 22], [30, 120], 'kilometers'],
] as const;

/** Toward each other, the second one later. */
export function towardEachOther(random: Random): Draft | null {
  const [route, stop, one, many, [slow, fast], [near, far], unit] = random.pick(travelers);
  const [place, who] = [`${stop} X`, `the first ${one}`];
  const [v1, v2] = [random.int(slow, fast), random.int(slow, fast)];
  const late = random.pick([15, 20, 30, 40, 45]);
  const together = rat(random.int(2, 16), 4);
  const ahead = rat(v1 * late, 60);
  const distance = add(ahead, mul(together, rat(v1 + v2)));
  const key = add(ahead, mul(together, rat(v1)));
  if (v1 === v2 || !isInteger(distance) || !few(key) || !few(ahead) || distance.n < BigInt(near) || distance.n > BigInt(far)) return null;
  const meetings = div(mul(distance, rat(v1)), rat(v1 + v2));
  const bugs: Bug[] = [
    bug('STOP', mul(together, rat(v1)), `This leaves out the distance that ${who} travels in the first ${late} minutes.`),
    bug('SWAP', mul(together, rat(v2)), `This is the distance from the other end.`),
    bug('WT', few(meetings) ? meetings : null, `This has both of them leave at the same time.`),
    bug('PART', few(div(distance, rat(2))) ? div(distance, rat(2)) : null, `This is half of the distance, but the two speeds and times differ.`),
    bug('STOP', mul(together, rat(v1 + v2)), `This is the distance that remains after the first ${late} minutes.`),
  ];
  const answer = numberAnswer({
    ...asDecimals,
    typed: random.chance(1, 2),
    key,
    why: `They meet ${prose(together)} ${prose(together) === '1' ? 'hour' : 'hours'} after the second one leaves.`,
    bugs,
    believable: keep(key),
  });
  return (
    answer && {
      parameters: { kind: 'meet', v1, v2, late, distance: prose(distance), place },
      stem: `${route} that is ${prose(distance)} ${unit} long connects ${stop} X and ${stop} Y. A ${one} leaves ${stop} X and travels toward ${stop} Y at a constant speed of ${v1} ${unit} per hour. After ${late} minutes, a second ${one} leaves ${stop} Y and travels toward ${stop} X on the same route at a constant speed of ${v2} ${unit} per hour. ${random.pick(
        [`When the two ${many} meet, how many ${unit} has ${who} traveled?`, `How far from ${place}, in ${unit}, do the two ${many} meet?`],
      )}`,
      answer,
      steps: [
        `In ${late} minutes, ${who} travels ${math(`${v1} \\cdot ${late} \\div 60 = ${decimalLatex(ahead)}`)} ${unit}, so ${math(`${decimalLatex(distance)} - ${decimalLatex(ahead)} = ${decimalLatex(sub(distance, ahead))}`)} ${unit} remain.`,
        `From then on, the distance between them shrinks by ${math(`${v1} + ${v2} = ${v1 + v2}`)} ${unit} per hour, so they meet ${math(`${decimalLatex(sub(distance, ahead))} \\div ${v1 + v2} = ${decimalLatex(together)}`)} ${prose(together) === '1' ? 'hour' : 'hours'} later.`,
        `By then, ${who} has traveled ${math(`${decimalLatex(ahead)} + ${v1} \\cdot ${decimalLatex(together)} = ${decimalLatex(key)}`)} ${unit}.`,
        `Check: ${math(`${decimalLatex(key)} + ${v2} \\cdot ${decimalLatex(together)} = ${decimalLatex(distance)}`)}.`,
      ],
      takeaway: 'Toward each other, speeds add, but only from the moment both are moving.',
    }
  );
}
