/** Estimate a count in the population from a sample proportion. */
import { fraction } from '../formulas.ts';
import { div, isInteger, mul, rat, sub } from '#core/rational.ts';
import type { Generator } from '#content/generators/generator.ts';
import { decimalLatex, math, prose } from '../text.ts';
import { bug, numberEntry } from '../answers.ts';
import { asDecimals } from '../manners.ts';
import { polls } from './polls.ts';

export const countFromSampleProportion: Generator = {
  archetype: 'IS-a',
  topicId: 24,
  version: 5,
  levels: [2],
  skillTags: ['sample-proportion', 'estimation'],
  draft(random) {
    const poll = random.pick(polls);
    const sample = random.pick([20, 25, 40, 50, 60, 75, 80, 100, 120, 150, 160, 200, 250]);
    const yes = random.int(Math.ceil(sample / 10), Math.floor((sample * 9) / 10));
    const population = rat(random.int(poll.populations[0], poll.populations[1]) * 20);
    const share = rat(yes, sample);
    const estimate = mul(population, share);
    const not = random.chance(1, 2);
    const key = not ? sub(population, estimate) : estimate;
    if (!isInteger(estimate) || Number(population.n) < sample * 4 || sample * 60 < Number(population.n) || key.n > 99999n || yes * 2 === sample) return null;
    const percent = mul(share, rat(100));
    const asPercent = isInteger(percent) && random.chance(1, 2);
    const found = asPercent
      ? `${prose(percent)}% of the ${poll.members} in the sample ${poll.does}`
      : `${yes} of the ${sample} ${poll.members} in the sample ${poll.does}`;
    const does = not ? poll.doesNot : poll.does;
    const bugs = [
      bug(
        'COMP',
        not ? estimate : sub(population, estimate),
        `This is the estimate for the ${poll.members} ${poll.who} ${not ? poll.does : poll.doesNot}; subtract it from ${prose(population)}.`,
      ),
      bug(
        'STOP',
        not ? sample - yes : yes,
        `This is the number in the sample; multiply its share, ${math(fraction(not ? sample - yes : yes, sample))}, by ${prose(population)}.`,
      ),
      bug(
        'BASE',
        sub(population, rat(yes)),
        `This subtracts the number in the sample from the population; multiply ${prose(population)} by the sample proportion, ${math(fraction(not ? sample - yes : yes, sample))}, instead.`,
      ),
      bug(
        'RECIP',
        div(population, rat(yes)),
        `This divides the population by the number in the sample; multiply ${prose(population)} by the sample proportion, ${math(fraction(not ? sample - yes : yes, sample))}, instead.`,
      ),
    ];
    const answer = numberEntry({ ...asDecimals, key, bugs });
    const pop = prose(population);
    const stem = random.chance(1, 2)
      ? `A random sample of ${sample} was selected from the ${pop} ${poll.population.replace('the ', '')}. In the sample, ${asPercent ? `${prose(percent)}% of the ${poll.members}` : `${yes} ${poll.members}`} ${poll.does}. Based on the sample, what is the best estimate of the number of the ${pop} ${poll.members} ${poll.who} ${does}?`
      : `A researcher selected a random sample of ${sample} of the ${pop} ${poll.population.replace('the ', '')} and found that ${found}. Based on the sample, what is the estimated number of the ${pop} ${poll.members} ${poll.who} ${does}?`;
    const [S, Y, P] = [`${sample}`, `${yes}`, decimalLatex(population)];
    return (
      answer && {
        parameters: { sample, yes, population: pop, not, asPercent, does: poll.does },
        stem,
        answer,
        steps: [
          `A random sample represents its population, so use the proportion in the sample to estimate the proportion in the population.`,
          asPercent
            ? `The percentage in the sample ${poll.who} ${not ? `${poll.doesNot} is ${math(`100\\% - ${decimalLatex(percent)}\\% = ${decimalLatex(sub(rat(100), percent))}\\%`)}` : `${poll.does} is ${math(`${decimalLatex(percent)}\\%`)}`}.`
            : not
              ? `In the sample, ${math(`${S} - ${Y} = ${sample - yes}`)} of ${S} ${poll.doesNot}.`
              : `The proportion in the sample is ${math(`\\frac{${Y}}{${S}} = ${decimalLatex(share)}`)}.`,
          `The estimate is ${math(`${not ? (asPercent ? decimalLatex(sub(rat(1), share)) : `\\frac{${sample - yes}}{${S}}`) : decimalLatex(share)} \\cdot ${P} = ${decimalLatex(key)}`)}.`,
          `Check: ${math(`\\frac{${decimalLatex(key)}}{${P}} = ${decimalLatex(div(key, population))}`)}, the proportion found in the sample.`,
        ],
        takeaway: 'Population estimate = proportion in the random sample times the size of the population.',
      }
    );
  },
};
