/** An unknown count from two probability conditions. */
import { add, rat, sub, div } from '../../../exact/rational.ts';
import type { Generator } from '../../generator.ts';
import { bug, entryAnswer, fractionLatex, math, numericChoice } from '../data-kit.ts';
import { showFraction } from './two-way.ts';

const settings = [
  { all: 'marbles', one: 'marble', kinds: ['red', 'blue', 'green'], place: 'A bag contains only red, blue, and green marbles.', put: 'are put into the bag' },
  {
    all: 'cards',
    one: 'card',
    kinds: ['gold', 'silver', 'white'],
    place: 'A deck consists only of gold, silver, and white cards.',
    put: 'are added to the deck',
  },
  { all: 'beads', one: 'bead', kinds: ['glass', 'wooden', 'clay'], place: 'A jar contains only glass, wooden, and clay beads.', put: 'are put into the jar' },
  {
    all: 'fish',
    one: 'fish',
    kinds: ['orange', 'black', 'striped'],
    place: 'A pond contains only orange, black, and striped fish.',
    put: 'are released into the pond',
  },
  {
    all: 'tickets',
    one: 'ticket',
    kinds: ['yellow', 'purple', 'gray'],
    place: 'A drum contains only yellow, purple, and gray tickets.',
    put: 'are put into the drum',
  },
] as const;

export const countFromTwoConditions: Generator = {
  archetype: 'PRO-h',
  topicId: 23,
  version: 2,
  levels: [4, 5],
  skillTags: ['probability', 'unknown-count'],
  draft(random, level) {
    const setting = random.pick(settings);
    const parts = random.int(3, 12);
    const share = random.int(1, parts - 2);
    const total = parts * random.int(2, 18);
    const first = (share * total) / parts;
    const second = random.int(2, Math.max(2, total - first - 2));
    const third = total - first - second;
    const [pFirst, pSecond] = [rat(first, total), rat(second, total)];
    const [A, B, C] = setting.kinds;
    if (total > 180 || first < 2 || third < 2) return null;
    if (level === 4 && (first === second || third === first || second === third || pSecond.d > 12n)) return null;
    const select = `One ${setting.one} is selected at random.`;
    const parameters = { first, second, third, level, all: setting.all };
    if (level === 4) {
      const rest = sub(rat(1), add(pFirst, pSecond));
      const askTotal = random.chance(1, 3);
      const key = askTotal ? total : first;
      const bugs = [
        bug('STOP', askTotal ? first : total, askTotal ? `This is only the number of ${A} ${setting.all}.` : `This is the total number of ${setting.all}.`),
        bug('SWAP', second, `This is the number of ${B} ${setting.all}.`),
        bug(
          'PART',
          div(rat(third), pFirst),
          `This treats the ${third} ${C} ${setting.all} as ${showFraction(pFirst)} of the total, but that fraction is for ${A}.`,
        ),
        bug(
          'COND',
          div(rat(third), add(pFirst, pSecond)),
          `This treats the ${third} ${C} ${setting.all} as ${showFraction(add(pFirst, pSecond))} of the total, but that fraction is for the other two kinds.`,
        ),
        bug(
          'COMP',
          askTotal ? total - third : total - first,
          askTotal ? `This leaves out the ${C} ${setting.all}.` : `This is the number of ${setting.all} that are not ${A}.`,
        ),
        bug(
          'COND',
          rat(BigInt(third) * pFirst.n, pFirst.d),
          `This takes ${showFraction(pFirst)} of the ${third} ${C} ${setting.all} instead of all the ${setting.all}.`,
        ),
        bug('STOP', third, `This repeats the number of ${C} ${setting.all}.`),
      ];
      const answer = random.chance(1, 2)
        ? entryAnswer(rat(key), bugs)
        : numericChoice({
            key: rat(key),
            why: `The ${C} ${setting.all} are ${math(fractionLatex(rest))} of the total, so there are ${total} ${setting.all} in all${askTotal ? '' : ` and ${first} ${A} ones`}.`,
            bugs,
          });
      return (
        answer && {
          parameters: { ...parameters, askTotal },
          stem: `${setting.place} ${select} The probability of selecting ${/^[aeiou]/.test(A) ? 'an' : 'a'} ${A} ${setting.one} is ${showFraction(pFirst)}, and the probability of selecting ${/^[aeiou]/.test(B) ? 'an' : 'a'} ${B} ${setting.one} is ${showFraction(pSecond)}. If there are ${third} ${C} ${setting.all}, how many ${askTotal ? setting.all : `${A} ${setting.all}`} are there${askTotal ? ' in total' : ''}?`,
          answer,
          steps: [
            `The probabilities of the three kinds add up to 1, so subtract to find the probability for ${C} ${setting.all}.`,
            `That probability is ${math(`1 - ${fractionLatex(pFirst)} - ${fractionLatex(pSecond)} = ${fractionLatex(rest)}`)}.`,
            `So ${third} ${setting.all} are ${math(fractionLatex(rest))} of the total, and the total is ${math(`${third} \\div ${fractionLatex(rest)} = ${total}`)}.`,
            askTotal
              ? `Check: ${math(`${first} + ${second} + ${third} = ${total}`)}, with ${first} ${A} and ${second} ${B} ${setting.all}.`
              : `The number of ${A} ${setting.all} is ${math(`${fractionLatex(pFirst)} \\cdot ${total} = ${first}`)}. Check: ${math(`${first} + ${second} + ${third} = ${total}`)}.`,
          ],
          takeaway: 'The probabilities of all the kinds add up to 1; the missing probability and its count give the total.',
        }
      );
    }
    // Level 5: adding some of one kind changes the probability.
    const tidy = Array.from({ length: 29 }, (_, at) => at + 2).filter((more) => rat(first + more, total + more).d <= 12n);
    if (tidy.length === 0) return null;
    const added = random.pick(tidy);
    const after = rat(first + added, total + added);
    const askNotFirst = random.chance(1, 2);
    const key = askNotFirst ? total - first : total;
    const [p, q, s, t] = [pFirst.n, pFirst.d, after.n, after.d];
    // Forgetting that the added ones also enlarge the total: (p/q)T + added = (s/t)T.
    const gap = sub(after, pFirst);
    const bugs = [
      bug('PART', gap.n > 0n ? div(rat(added), gap) : null, `This keeps the old total after the change; the added ${setting.all} also increase the total.`),
      bug(
        'STOP',
        askNotFirst ? total : first,
        askNotFirst ? `This is the total number of ${setting.all} before the change.` : `This is the number of ${A} ${setting.all} before the change.`,
      ),
      bug('STOP', total + added, `This is the total number of ${setting.all} after the change.`),
      bug('SWAP', first + added, `This is the number of ${A} ${setting.all} after the change.`),
      bug(
        'COMP',
        askNotFirst ? first : total - first,
        askNotFirst ? `This is the number of ${A} ${setting.all}.` : `This is the number of ${setting.all} that are not ${A}.`,
      ),
    ];
    const answer = random.chance(1, 2)
      ? entryAnswer(rat(key), bugs)
      : numericChoice({ key: rat(key), why: `Before the change, there were ${total} ${setting.all}, and ${first} of them were ${A}.`, bugs });
    const article = /^[aeiou]/.test(A) ? 'an' : 'a';
    return (
      answer && {
        parameters: { ...parameters, added, askNotFirst },
        stem: `${setting.place} If one ${setting.one} is selected at random, the probability that it is ${A} is ${showFraction(pFirst)}. After ${added} more ${A} ${setting.all} ${setting.put}, the probability of selecting ${article} ${A} ${setting.one} is ${showFraction(after)}. Before the change, how many ${setting.all} ${askNotFirst ? `that are not ${A} were there` : 'were there in total'}?`,
        answer,
        steps: [
          `Let ${math('T')} be the total before the change; then ${math(`\\frac{${p === 1n ? '' : p}T}{${q}}`)} of the ${setting.all} are ${A}.`,
          `After the change, ${math(`\\frac{${p === 1n ? '' : p}T}{${q}} + ${added} = \\frac{${s}}{${t}}(T + ${added})`)}, because the added ${setting.all} increase both counts.`,
          `Solving for ${math('T')} gives ${math(`T = ${total}`)}, with ${math(`${first}`)} ${A} ${setting.all} and ${math(`${total - first}`)} others.`,
          `Check: ${math(`\\frac{${first} + ${added}}{${total} + ${added}} = \\frac{${s}}{${t}}`)}.`,
        ],
        takeaway: 'Adding objects of one kind changes both the numerator and the denominator of its probability.',
      }
    );
  },
};
