import type { Figure } from '#core/questions/figure.ts';
import { r } from '#content/concepts/concept.ts';
import { lectureOf } from '../lecture.ts';

/** Two estimates with their margins over one axis from 38 to 56. */
const overlapping: Figure = {
  width: 380,
  height: 130,
  title: 'Two intervals that overlap',
  alt: 'A number line from 38 to 56 percent with two horizontal bars above it. The upper bar, marked East, reaches from 40 to 48. The lower bar, marked West, reaches from 44 to 52. Between 44 and 48 both bars are present.',
  shapes: [
    { type: 'line', from: [20, 100], to: [362, 100], stroke: 'ink', width: 1.5 },
    ...[38, 40, 42, 44, 46, 48, 50, 52, 54, 56].flatMap((value) => {
      const x = 20 + (value - 38) * 19;
      return [
        { type: 'line' as const, from: [x, 96] as [number, number], to: [x, 104] as [number, number], stroke: 'ink' as const, width: 1.5 },
        { type: 'text' as const, at: [x, 122] as [number, number], text: `${value}%`, size: 12, anchor: 'middle' as const },
      ];
    }),
    { type: 'text', at: [20, 38], text: 'East', size: 13 },
    { type: 'line', from: [58, 34], to: [210, 34], stroke: 'series1', width: 5 },
    { type: 'circle', center: [134, 34], radius: 5, fill: 'series1' },
    { type: 'text', at: [20, 70], text: 'West', size: 13 },
    { type: 'line', from: [134, 66], to: [286, 66], stroke: 'series2', width: 5, dash: 'dashed' },
    { type: 'circle', center: [210, 66], radius: 5, fill: 'series2' },
  ],
};

export const inferenceStatistics = lectureOf(24, {
  id: 'inference-statistics',
  title: 'From some to all: inference from statistics',
  promise: r`You can go from a sample to the whole population, and say exactly what a margin of error allows you to claim.`,
  minutes: 15,
  concepts: [
    'from-sample-to-population',
    'estimate-plus-or-minus',
    'what-a-margin-says',
    'what-shrinks-a-margin',
    'do-the-intervals-overlap',
    'scale-the-whole-interval',
  ],
  parts: [
    {
      id: 'spoon',
      heading: 'A spoonful tells about the pot',
      blocks: [
        {
          kind: 'text',
          text: r`You do not have to eat the whole pot to know whether the soup is salty. One spoonful will do, if the soup was stirred. A sample is the spoonful. Random selection is the stirring: everyone has the same chance to be chosen, so the sample is likely to be a small picture of the whole population.`,
        },
        {
          kind: 'text',
          text: r`Then the share in the sample is the best guess for the share in the population. Find it as a fraction of the <i>sample</i>, and take that fraction of the <i>population</i>. It is an estimate, so the test says “about” or “best estimate.”`,
        },
        {
          kind: 'example',
          level: 2,
          stem: r`In a random sample of 250 of a town’s 6,800 households, 85 households keep a compost bin. Based on the sample, what is the best estimate of the number of households in the town that keep a compost bin?`,
          steps: [
            r`Share in the sample: \(\frac{85}{250}=0.34\).`,
            r`The same share of the town: \(0.34\cdot6800=2312\).`,
            r`Sensible? 0.34 is a bit more than a third, and a third of 6,800 is about 2,267. It fits.`,
          ],
          answer: r`2,312 households`,
          check: { claims: ['85/250*6800 = 2312'] },
        },
        {
          kind: 'text',
          text: r`A common slip is to use the count as if it were a percent: 85% of 6,800. But 85 is a count out of 250. You have to divide first.`,
        },
      ],
    },
    {
      id: 'margin',
      heading: 'Why every estimate needs a margin',
      blocks: [
        {
          kind: 'text',
          text: r`Take another spoonful, and it tastes a little different. Another sample of 250 households might have given 0.31 or 0.36. That is not a mistake. It is chance. The margin of error says how much of it to expect.`,
        },
        {
          kind: 'text',
          text: r`So write an interval: estimate minus margin to estimate plus margin. The interval reaches that far to <i>each</i> side. Values inside are plausible for the population. Values outside are not. That is the only thing a margin of error tells you, and most questions test whether you claim more.`,
        },
        {
          kind: 'interactive',
          show: { type: 'margin-of-error', estimate: 60, spread: 49, sampleSize: 100, unit: '%', name: 'students who walk to school' },
          caption: r`Make the sample four times as large. What happens to the interval?`,
          inWords: r`An interval around an estimate of 60 percent. With 100 students asked, the margin is about 10 points. With 400, it is about 5 points. With 1,600, it is about 2.5 points. Four times as many people cut the margin in half.`,
        },
        {
          kind: 'example',
          level: 3,
          stem: r`In a random sample of 400 of a library’s 12,000 cardholders, 62% want longer opening hours. The margin of error is 5 percentage points. What is the least number of cardholders that could plausibly want longer hours?`,
          steps: [
            r`Lower end: \(62-5=57\), so 57%.`,
            r`The question is about all cardholders, not about the 400: \(0.57\cdot12000=6840\).`,
            r`The upper end would be 67%, or 8,040. Anything between is plausible.`,
          ],
          answer: r`6,840 cardholders`,
          check: { claims: ['(0.62-0.05)*12000 = 6840', '(0.62+0.05)*12000 = 8040'] },
        },
        {
          kind: 'text',
          text: r`Percentage points are added and subtracted, as here. Do not take 5% <i>of</i> 62%.`,
        },
      ],
    },
    {
      id: 'claims',
      heading: 'Check who, and check how sure',
      blocks: [
        {
          kind: 'text',
          text: r`When four conclusions are offered, test each with two questions. <i>Who?</i> The interval is about the mean or the share of the whole population. It is not about the people in the sample: their mean is known exactly. It is not about individuals either. A mean waiting time of 9 minutes does not stop anyone from waiting 20.`,
        },
        {
          kind: 'text',
          text: r`<i>How sure?</i> Words like “plausible” and “likely” fit. Words like “all,” “must,” and “exactly” do not. A sample never proves a number.`,
        },
        {
          kind: 'text',
          text: r`One more thing to check is the population itself. A sample of the cardholders of one library speaks for those cardholders, not for every resident of the city. Find the words after “random sample of,” and do not let the conclusion reach beyond that group.`,
        },
        {
          kind: 'question',
          id: 'forest',
          stem: r`In a random sample of 500 trees in a forest, the mean height was 14.2 meters, with a margin of error of 0.6 meter. Which conclusion is best supported?`,
          choices: [
            {
              text: r`The mean height of the 500 trees could be as low as 13.6 or as high as 14.8 meters.`,
              why: r`Those trees were measured, so their mean is known: 14.2 meters. The margin is about the mean of all the trees.`,
            },
            {
              text: r`It is plausible that the mean height of all trees in the forest is between 13.6 and 14.8 meters.`,
              why: r`It says the right thing about who (all trees in the forest) and about how sure (plausible).`,
            },
            {
              text: r`All trees in the forest are between 13.6 and 14.8 meters tall.`,
              why: r`The interval is for the mean. Individual trees may be saplings or giants.`,
            },
            {
              text: r`The mean height of all trees in the forest is 14.2 meters.`,
              why: r`That is the estimate. Another sample would have given a slightly different one.`,
            },
          ],
          key: 1,
          check: { claims: ['14.2-0.6 = 13.6', '14.2+0.6 = 14.8'] },
        },
      ],
    },
    {
      id: 'smaller',
      heading: 'What makes the margin smaller',
      blocks: [
        {
          kind: 'text',
          text: r`Flip a coin 10 times, and 7 heads will surprise nobody. Flip it 1,000 times, and 700 heads would be astonishing. The more data, the less room for chance. So a larger random sample has a smaller margin. Less spread in the answers helps as well: if all trees are nearly the same height, a few of them tell you enough.`,
        },
        {
          kind: 'text',
          text: r`The size of the population hardly matters. A spoonful is enough for a small pot and for a large one. And more answers from a sample that is not random do not help. Without random selection, the margin tells you nothing about the population.`,
        },
        {
          kind: 'text',
          text: r`How quickly does a margin shrink? Four times the sample cuts the margin in half, and nine times cuts it to a third. You will not be asked to compute this. But it explains why surveys do not simply ask everyone: each further cut is expensive.`,
        },
        {
          kind: 'question',
          id: 'smaller-margin',
          stem: r`From a random sample of 270 residents of a city, a survey estimates the percent of residents who recycle glass, with a margin of error of 6 percentage points. Which change would most likely give a smaller margin of error?`,
          choices: [
            { text: r`Asking 100 randomly selected residents`, why: r`Fewer answers leave more room for chance. The margin would grow.` },
            {
              text: r`Asking 270 randomly selected residents of a smaller city`,
              why: r`The sample stays as large as it was. The size of the population hardly matters.`,
            },
            {
              text: r`Asking 1,000 residents who come to a recycling fair`,
              why: r`There are more answers, but not random ones. People at that fair probably recycle more than others.`,
            },
            { text: r`Asking 1,000 randomly selected residents`, why: r`The selection stays random, and the sample is larger.` },
          ],
          key: 3,
          check: { claims: ['1000 > 270', '6*sqrt(270/1000) < 6', '6*sqrt(270/100) > 6'] },
        },
      ],
    },
    {
      id: 'two-samples',
      heading: 'Two samples, and totals',
      blocks: [
        {
          kind: 'text',
          text: r`Two samples rarely give the same number, even when the populations are alike. So do not compare only the estimates. Compare the intervals. If they share values, those values are plausible for both, and the two intervals do not settle which population is ahead.`,
        },
        {
          kind: 'figure',
          figure: overlapping,
          caption: r`East: 44%, West: 48%, each with a margin of 4 points. Both could be at 46%.`,
        },
        {
          kind: 'question',
          id: 'apart',
          stem: r`In random samples of residents, 45% in Oakdale and 54% in Pinehurst use the public pool. Each estimate has a margin of error of 4 percentage points. Which conclusion is best supported?`,
          choices: [
            {
              text: r`The share is likely greater in Pinehurst, since the two intervals share no value.`,
              why: r`Oakdale reaches from 41 to 49, Pinehurst from 50 to 58. No value is plausible for both.`,
            },
            {
              text: r`The share is exactly 9 percentage points greater in Pinehurst.`,
              why: r`9 is the difference of two estimates. Each may be off by its margin.`,
            },
            {
              text: r`The shares may be equal, since the two intervals overlap.`,
              why: r`They do not overlap: Oakdale’s interval ends at 49, and Pinehurst’s begins at 50.`,
            },
            {
              text: r`Nothing can be concluded, since only samples were surveyed.`,
              why: r`Random samples with margins do support conclusions. That is what margins are for.`,
            },
          ],
          key: 0,
          check: { claims: ['45+4 = 49', '54-4 = 50', '45+4 < 54-4', '54-45 = 9'] },
        },
        {
          kind: 'text',
          text: r`For a total, multiply. If the mean per apartment may be off by 0.3, the total of 2,500 apartments may be off by 2,500 times that. So scale both ends of the interval. If a choice multiplies the estimate but not the margin, it is wrong.`,
        },
        {
          kind: 'example',
          level: 4,
          stem: r`From a random sample, the mean monthly water use of the 2,500 apartments of a district is estimated at 8.4 cubic meters, with a margin of error of 0.3 cubic meter. Water costs $2 per cubic meter. What is a plausible interval for the total monthly cost of water for all the apartments?`,
          steps: [
            r`Ends for the mean: \(8.4-0.3=8.1\) and \(8.4+0.3=8.7\) cubic meters.`,
            r`Times 2,500 apartments: \(2500\cdot8.1=20250\) and \(2500\cdot8.7=21750\) cubic meters.`,
            r`Times $2: from $40,500 to $43,500.`,
          ],
          answer: r`From $40,500 to $43,500`,
          check: { claims: ['(8.4-0.3)*2500*2 = 40500', '(8.4+0.3)*2500*2 = 43500', '2500*8.1 = 20250', '2500*8.7 = 21750'] },
        },
      ],
    },
    {
      id: 'traps',
      heading: 'Three ways to misread a margin',
      blocks: [
        {
          kind: 'list',
          items: [
            r`Halving the margin, or using it on one side only.`,
            r`Reading the interval as if every single person had to lie in it.`,
            r`Believing that a larger population has a larger margin.`,
          ],
        },
        {
          kind: 'text',
          text: r`You will not have to compute a margin of error on the test: it is given. The calculator only helps you multiply.`,
        },
      ],
    },
  ],
  remember: [
    r`The share of a random sample is the best guess for the share of all.`,
    r`Values from estimate minus margin to estimate plus margin are plausible for the population.`,
    r`Larger random samples have smaller margins.`,
  ],
});
