import { drawn, r } from '#content/concepts/concept.ts';
import { sketch } from '#content/figures/geometry.ts';
import { lectureOf } from '../lecture.ts';

const square = (x: number, y: number, side: number) =>
  [
    [x, y],
    [x + side, y],
    [x + side, y + side],
    [x, y + side],
  ] as const;

export const probability = lectureOf(23, {
  id: 'probability',
  title: 'Out of how many: probability',
  promise: r`You can read any probability off a table, build the table when there is none, and tell “and,” “or,” and “given” apart.`,
  minutes: 15,
  concepts: [
    'probability-is-a-share',
    'find-the-cell',
    'given-changes-the-whole',
    'build-the-table',
    'or-without-counting-twice',
    'probability-as-area',
    'unknown-counts',
  ],
  parts: [
    {
      id: 'share',
      heading: 'A probability is a share',
      blocks: [
        {
          kind: 'text',
          text: r`Reach into a bag of marbles without looking. If every marble is equally likely, the chance of a red one is the share of red ones: how many are red, out of how many there are. That is the whole definition. The number of red marbles goes on top. The number of <i>all</i> marbles, including the red ones, goes on the bottom.`,
        },
        {
          kind: 'text',
          text: r`So a probability lies between 0 and 1. If yours is greater than 1, check whether your fraction is upside down. The probabilities of “gray” and “not gray” add up to 1. So for “not gray,” you may count everything else, or take 1 minus the probability of gray. Choose the shorter way.`,
        },
        {
          kind: 'example',
          level: 2,
          stem: r`A drawer contains 14 black, 9 gray, and 7 white socks. One sock is selected at random. What is the probability that it is <i>not</i> gray?`,
          steps: [
            r`All socks: \(14+9+7=30\).`,
            r`Not gray: \(14+7=21\).`,
            r`\(\frac{21}{30}=\frac{7}{10}\). The other way agrees: \(1-\frac{9}{30}=\frac{7}{10}\).`,
          ],
          answer: r`\(\frac{7}{10}\)`,
          check: { claims: ['(14+7)/(14+9+7) = 7/10', '1-9/30 = 7/10'] },
        },
        {
          kind: 'text',
          text: r`Watch out for ratios. “3 to 5” compares two parts with each other. A probability compares a part with the whole.`,
        },
        {
          kind: 'question',
          id: 'ratio-to-probability',
          stem: r`In a crate, the ratio of ripe to unripe avocados is 4 to 7. One avocado is selected at random. What is the probability that it is ripe?`,
          choices: [
            { text: r`\(\frac{4}{11}\)`, why: r`Of every 11 avocados, 4 are ripe. The whole is both parts together.` },
            { text: r`\(\frac{1}{2}\)`, why: r`There are two kinds, but not equally many of each. So the two kinds are not equally likely.` },
            { text: r`\(\frac{4}{7}\)`, why: r`This compares the ripe ones with the unripe ones. The bottom must count all of them.` },
            { text: r`\(\frac{7}{11}\)`, why: r`The whole is right, but this is the share of the unripe ones.` },
          ],
          key: 0,
          check: { claims: ['4/(4+7) = 4/11', '1-4/11 = 7/11'] },
        },
      ],
    },
    {
      id: 'table',
      heading: 'In a table, “given” picks a row or a column',
      blocks: [
        {
          kind: 'text',
          text: r`Many questions show a two-way table. It sorts the same people, or trees, or trips in two ways at once. A cell counts those for whom both things are true. The totals at the edge count one thing alone. The corner counts them all.`,
        },
        {
          kind: 'text',
          text: r`The top of your fraction is usually simple to find. The bottom is where points are lost. So ask: <i>from which group is the choice made?</i> If it is made from all, take the corner. If the question says “given that,” “of those who,” or “a damaged tree is selected,” the choice is made from that group only. Cover the rest of the table with your hand.`,
        },
        {
          kind: 'interactive',
          show: {
            type: 'two-way-table',
            rows: ['Morning', 'Evening'],
            columns: ['Train', 'Bus', 'Bicycle'],
            counts: [
              [30, 50, 20],
              [40, 10, 50],
            ],
          },
          caption: r`Click or tap a heading. It becomes the group that is given, and all the shares change.`,
          inWords: r`A table of 200 trips, by time of day and by vehicle. As a share of all trips, morning bus rides are 50 of 200. Given that the trip was in the morning, they are 50 of 100. Given that it was by bus, they are 50 of 60.`,
        },
        {
          kind: 'example',
          level: 3,
          table: {
            columns: ['Kind', 'Healthy', 'Damaged', 'Total'],
            rows: [
              ['Oak', '42', '18', '60'],
              ['Maple', '54', '6', '60'],
              ['Total', '96', '24', '120'],
            ],
          },
          stem: r`The table shows the 120 trees of a park after a storm. One of the damaged trees is selected at random. What is the probability that it is an oak?`,
          steps: [
            r`From which group? From the damaged trees: there are 24.`,
            r`Oaks among them: 18.`,
            r`\(\frac{18}{24}=\frac{3}{4}\).`,
            r`Not \(\frac{18}{60}\): that would be the damaged trees among the oaks. Same top, different bottom.`,
          ],
          answer: r`\(\frac{3}{4}\)`,
          check: { claims: ['18/24 = 3/4', '42+18 = 60', '54+6 = 60', '18+6 = 24', '42+54 = 96'] },
        },
        {
          kind: 'text',
          text: r`Say the sentence before you write the fraction: “18 oaks out of 24 damaged trees.” If you cannot say what the bottom counts, you do not have it yet. And watch the direction. “Damaged, given oak” and “oak, given damaged” use the same cell but different totals.`,
        },
      ],
    },
    {
      id: 'build',
      heading: 'No table? Make one',
      blocks: [
        {
          kind: 'text',
          text: r`A text with “of these” in every sentence is a table in disguise. Pretend there are 100 or 1,000 people, whatever gives whole numbers. Fill in the totals first, then the cells, then what is left. A small table on paper is safer than three percents in your head.`,
        },
        {
          kind: 'text',
          text: r`A table with a missing cell works the same way. Rows and columns must add up, so two known numbers in a line give you the third. If a probability is given instead, write it as a fraction with the right total below, and solve for the cell.`,
        },
        {
          kind: 'question',
          id: 'museum-tour',
          stem: r`Of the visitors to a museum, 40% are members. Of the members, 30% took a tour, and of the other visitors, 5% did. A visitor who took the tour is selected at random. What is the probability that this visitor is a member?`,
          choices: [
            {
              text: r`\(\frac{3}{25}\)`,
              why: r`That is 12 of 100: members with a tour among <i>all</i> visitors. The choice is made from those who took the tour.`,
            },
            { text: r`\(\frac{3}{10}\)`, why: r`That is the share of members who took the tour. The question goes the other way.` },
            { text: r`\(\frac{4}{5}\)`, why: r`Of 100 visitors, 12 members and 3 others took the tour. 12 of 15 are members.` },
            { text: r`\(\frac{6}{7}\)`, why: r`This is 30 out of \(30+5\). But the percents belong to groups of different sizes, 40 and 60.` },
          ],
          key: 2,
          check: { claims: ['0.3*40/(0.3*40+0.05*60) = 4/5', '12/100 = 3/25', '30/35 = 6/7'] },
        },
        {
          kind: 'text',
          text: r`“Or” has a trap of its own. If you count all swimmers and then all runners, those who do both come up twice. Add the two counts and take away the overlap once. “Or” on the test includes both.`,
        },
        {
          kind: 'question',
          id: 'swim-or-run',
          stem: r`Of the 60 students at a sports camp, 27 swim, 21 run, and 9 do both. One student is selected at random. What is the probability that the student swims or runs?`,
          choices: [
            { text: r`\(\frac{3}{20}\)`, why: r`That is 9 of 60, those who do both. “Or” also includes those who do only one.` },
            { text: r`\(\frac{1}{2}\)`, why: r`That is 30 of 60, those who do exactly one of the two. “Or” includes both.` },
            { text: r`\(\frac{13}{20}\)`, why: r`\(27+21-9=39\) students, and 39 of 60 is \(\frac{13}{20}\).` },
            { text: r`\(\frac{4}{5}\)`, why: r`That is 48 of 60. The 9 who do both were counted twice.` },
          ],
          key: 2,
          check: { claims: ['(27+21-9)/60 = 13/20', '9/60 = 3/20', '(27+21)/60 = 4/5', '(27+21-18)/60 = 1/2'] },
        },
      ],
    },
    {
      id: 'area',
      heading: 'Points in a plane: areas instead of counts',
      blocks: [
        {
          kind: 'text',
          text: r`You cannot count the points of a region, but you can measure its area. If every spot is equally likely, the probability is the area that counts, divided by the whole area. Beware of lengths. Half as wide and half as high is a quarter of the area, not a half.`,
        },
        {
          kind: 'figure',
          figure: drawn(
            sketch({
              title: 'A square in a square',
              alt: 'A large square divided into four equal smaller squares. The lower left one is shaded.',
              width: 150,
              height: 150,
              items: [
                { type: 'polygon', points: square(0, 0, 4) },
                { type: 'polygon', points: square(0, 0, 2), fill: 'shade1' },
                { type: 'segment', from: [2, 0], to: [2, 4] },
                { type: 'segment', from: [0, 2], to: [4, 2] },
              ],
            }),
          ),
          caption: r`Half the side, a quarter of the area: a random point lands in the shaded part with probability \(\frac{1}{4}\).`,
        },
        {
          kind: 'question',
          id: 'painted-square',
          stem: r`A square board has sides of length 10. A square part of the board, with sides of length 6, is painted. A point of the board is chosen at random. What is the probability that it is <i>not</i> painted?`,
          choices: [
            { text: r`\(\frac{9}{25}\)`, why: r`That is 36 of 100, the painted part. The question asks for the rest.` },
            { text: r`\(\frac{2}{5}\)`, why: r`This compares lengths, 4 of 10. Points fill areas.` },
            { text: r`\(\frac{16}{25}\)`, why: r`\(100-36=64\) of the 100 square units are not painted.` },
            { text: r`\(\frac{16}{9}\)`, why: r`This is 64 of 36. It compares the part without paint with the painted part. A probability is never above 1.` },
          ],
          key: 2,
          check: { claims: ['(10^2-6^2)/10^2 = 16/25', '6^2/10^2 = 9/25', '(100-36)/36 = 16/9'] },
        },
      ],
    },
    {
      id: 'unknown',
      heading: 'When the count is unknown',
      blocks: [
        {
          kind: 'text',
          text: r`A probability alone tells you a ratio, not a number. Three out of eight may be 3 of 8 or 300 of 800. If something is then added or removed and a second probability is given, the numbers are fixed. Call them \(3x\) and \(8x\). Remember that whatever is removed leaves the whole as well.`,
        },
        {
          kind: 'example',
          level: 4,
          stem: r`A crate holds lemons and other fruit. The probability that a piece of fruit selected at random is a lemon is \(\frac{3}{8}\). After 12 lemons are removed, the probability is \(\frac{1}{4}\). How many pieces of fruit were in the crate at first?`,
          steps: [
            r`At first: \(3x\) lemons among \(8x\) pieces of fruit.`,
            r`Afterward: \(\frac{3x-12}{8x-12}=\frac{1}{4}\). The 12 are gone from both.`,
            r`Multiply across: \(12x-48=8x-12\), so \(4x=36\) and \(x=9\).`,
            r`At first there were \(8(9)=72\) pieces. Check: 15 of 60 is \(\frac{1}{4}\).`,
          ],
          answer: r`72 pieces of fruit`,
          check: { claims: ['(3*9-12)/(8*9-12) = 1/4', '3*9/72 = 3/8', '8*9 = 72'] },
        },
      ],
    },
    {
      id: 'traps',
      heading: 'Habits that save points',
      blocks: [
        {
          kind: 'list',
          items: [r`“Given” and “of those who” shrink the bottom.`, r`“Not gray” is 1 minus “gray.”`, r`“Or” adds, then takes the overlap away once.`],
        },
        {
          kind: 'text',
          text: r`Two more habits protect you from most traps. Write the bottom of the fraction before the top. And look at your answer: is it between 0 and 1, and should it be more or less than a half?`,
        },
        {
          kind: 'text',
          text: r`The calculator has little to do here. It can compare fractions for you: type both, and see whether the decimals agree. If an answer must be entered, \(\frac{7}{10}\) and 0.7 are equally good. Do not waste time reducing a fraction that fits in the box, which holds 5 characters for a positive answer. If the decimal does not end, enter the fraction.`,
        },
      ],
    },
  ],
  remember: [r`Ask “out of how many?” first.`, r`“Given” means that the choice is made from that group only.`, r`Without a table, make one with 100 people.`],
});
