import { boxPlot, dotPlot } from '#content/figures/distribution-plots.ts';
import { r } from '#content/concepts/concept.ts';
import { lectureOf } from '../lecture.ts';

export const oneVariableData = lectureOf(21, {
  id: 'one-variable-data',
  title: 'One list, two middles: one-variable data',
  promise: r`You can find center and spread from lists, tables, and plots, and say what happens when one value changes.`,
  minutes: 15,
  concepts: [
    'mean-median-mode-range',
    'count-with-frequencies',
    'mean-is-total-over-count',
    'what-an-outlier-moves',
    'spread-around-the-mean',
    'read-a-box-plot',
    'what-a-histogram-hides',
    'must-or-could',
  ],
  parts: [
    {
      id: 'middles',
      heading: 'Two kinds of middle',
      blocks: [
        {
          kind: 'text',
          text: r`What is a typical value? There are two honest answers. The <i>mean</i> shares everything out equally: add all values and divide by how many there are. The <i>median</i> is the value in the middle when all are lined up from least to greatest. With an even number of values, it is halfway between the two in the middle.`,
        },
        {
          kind: 'text',
          text: r`The two answer different questions. If the players shared their goals equally, how many would each have? That is the mean. If they stood in line by their goals, who would be in the middle? That is the median. If the values lie evenly on both sides of the middle, the two agree. If a few lie far out on one side, the two differ.`,
        },
        {
          kind: 'text',
          text: r`On the test, a list often comes as a table or a plot. There, each value has a frequency, the number of times it occurs. The value with the greatest frequency is the <i>mode</i>. For mean and median, nothing changes, except that you must not forget the repeats.`,
        },
        {
          kind: 'example',
          level: 2,
          table: {
            columns: ['Goals in a match', 'Number of matches'],
            rows: [
              ['0', '3'],
              ['1', '5'],
              ['2', '8'],
              ['3', '2'],
              ['4', '2'],
            ],
          },
          stem: r`The table shows the goals a team scored in each of 20 matches. What is the mean number of goals per match?`,
          steps: [r`Goals in all: \(0\cdot3+1\cdot5+2\cdot8+3\cdot2+4\cdot2=35\).`, r`Matches in all: 20.`, r`Mean: \(\frac{35}{20}=1.75\).`],
          answer: r`1.75`,
          check: { claims: ['(0*3+1*5+2*8+3*2+4*2)/(3+5+8+2+2) = 1.75'] },
        },
        {
          kind: 'text',
          text: r`The trap is to take the mean of the left column. \(0+1+2+3+4=10\), divided by 5, gives 2, as if each number of goals had occurred equally often. For the median, count along the right column. With 20 matches, it lies halfway between the 10th value and the 11th. Three matches had no goals and five had one, which makes eight. So the 10th and the 11th values are both 2, and the median is 2 goals.`,
        },
      ],
    },
    {
      id: 'totals',
      heading: 'A mean is a total in disguise',
      blocks: [
        {
          kind: 'text',
          text: r`You cannot simply add or average the means of two groups, but you can add their totals. So turn every mean into a total: mean times count. Then add, subtract, or compare, and divide again at the end.`,
        },
        {
          kind: 'text',
          text: r`The same idea finds a missing value. Four quizzes with a mean of 80 have a total of 320. For a mean of 82 over five quizzes, the total must be 410. So the fifth score must be 90.`,
        },
        {
          kind: 'example',
          level: 3,
          stem: r`The mean mass of 6 melons is 2.5 kilograms. After one melon is removed, the mean mass of the others is 2.3 kilograms. What is the mass, in kilograms, of the melon that was removed?`,
          steps: [
            r`Total before: \(6\cdot2.5=15\).`,
            r`Total after: \(5\cdot2.3=11.5\). There are 5 left, not 6.`,
            r`The difference is the melon: \(15-11.5=3.5\).`,
          ],
          answer: r`3.5`,
          check: { claims: ['6*2.5-5*2.3 = 3.5'] },
        },
        {
          kind: 'question',
          id: 'two-crews',
          stem: r`The mean age of the 12 musicians in one band is 18 years. The mean age of the 8 musicians in another is 23 years. What is the mean age, in years, of all 20 musicians?`,
          choices: [
            { text: r`18`, why: r`That is the mean of the larger band. The other 8 musicians pull it up.` },
            { text: r`20`, why: r`\(12\cdot18+8\cdot23=400\), and \(\frac{400}{20}=20\).` },
            { text: r`20.5`, why: r`This is halfway between 18 and 23. The bands would have to be equally large.` },
            { text: r`21`, why: r`Here the counts were swapped: \(12\cdot23+8\cdot18=420\).` },
          ],
          key: 1,
          check: { claims: ['(12*18+8*23)/20 = 20', '(18+23)/2 = 20.5', '(12*23+8*18)/20 = 21'] },
        },
      ],
    },
    {
      id: 'moves',
      heading: 'What one far value does',
      blocks: [
        {
          kind: 'text',
          text: r`Make the greatest value of a list greater still. The total grows, so the mean follows. The range, greatest minus least, grows too. But the value in the middle of the list stays the same. That is why the median is the better measure of center when one value is extreme.`,
        },
        {
          kind: 'interactive',
          show: { type: 'distribution', values: [3, 4, 5, 5, 6, 6, 7], min: 0, max: 20, name: 'minutes of waiting' },
          caption: r`Drag the last dot far to the right. Which mark follows it, and which one stays?`,
          inWords: r`A row of dots with marks for the mean and the median. When the last dot is moved farther out, the mean moves after it. The median stays where it is, as long as the dot does not cross the middle.`,
        },
        {
          kind: 'text',
          text: r`This works backward, too. If the mean is well above the median, a few large values are usually pulling it up. You can see them in a dot plot without adding anything.`,
        },
        {
          kind: 'question',
          id: 'typing-error',
          stem: r`The lengths of nine trails, in kilometers, are listed as 4, 5, 5, 6, 7, 8, 9, 10, and 31. The last length should be 13. Which statement is true when the list is corrected?`,
          choices: [
            { text: r`The mean and the median both decrease.`, why: r`The fifth of nine values stays 7, so the median does not move.` },
            { text: r`The mean decreases, and the range stays the same.`, why: r`The range uses the greatest value. It drops from 27 to 9.` },
            {
              text: r`The median decreases, and the mean stays the same.`,
              why: r`The two are mixed up. The mean uses every value, the median only the middle one.`,
            },
            { text: r`The mean decreases, and the median stays the same.`, why: r`The total drops by 18. The middle value is 7 before and after.` },
          ],
          key: 3,
          check: { claims: ['31-13 = 18', '31-4 = 27', '13-4 = 9'] },
        },
      ],
    },
    {
      id: 'spread',
      heading: 'Spread: how far from the middle',
      blocks: [
        {
          kind: 'text',
          text: r`Two lists can share a mean and still look different. Standard deviation says how far the values typically lie from their mean. You will not have to calculate it on the test. Just look. If the values crowd around the mean, it is small. If many of them lie far from the mean, it is large.`,
        },
        {
          kind: 'figure',
          figure: dotPlot({
            title: 'Two lists with the same mean',
            axis: { title: 'Value', min: 0, max: 10, step: 1 },
            groups: [
              {
                name: 'Crowded',
                counts: [
                  [4, 2],
                  [5, 4],
                  [6, 2],
                ],
              },
              {
                name: 'Spread out',
                counts: [
                  [1, 2],
                  [3, 1],
                  [5, 2],
                  [7, 1],
                  [9, 2],
                ],
              },
            ],
          }),
          caption: r`Both means are 5. The second list has the greater standard deviation.`,
        },
        {
          kind: 'question',
          id: 'shift',
          stem: r`Each of 30 temperature readings was 4 degrees too low. All 30 values are corrected. How do the mean and the standard deviation change?`,
          choices: [
            { text: r`Both increase by 4 degrees.`, why: r`The values all move together, so their distances from the mean stay the same.` },
            {
              text: r`The mean does not change, and the standard deviation increases by 4 degrees.`,
              why: r`Every value grows by 4, so the mean must grow by 4.`,
            },
            {
              text: r`The mean increases by 4 degrees, and the standard deviation does not change.`,
              why: r`The whole list slides, and a slide changes no distance.`,
            },
            {
              text: r`The mean increases by 120 degrees, and the standard deviation does not change.`,
              why: r`The <i>total</i> grows by 120. Shared among 30 values, that is 4.`,
            },
          ],
          key: 2,
          check: { claims: ['30*4 = 120', '120/30 = 4'] },
        },
        {
          kind: 'text',
          text: r`Multiplying is different. If every value is doubled, all distances double as well. So the mean, the range, and the standard deviation all double.`,
        },
        {
          kind: 'text',
          text: r`A box plot shows five numbers: the least value, the first quartile, the median, the third quartile, and the greatest value. Each of the four parts between them holds about a quarter of the values. A long part does not hold more of them; they are just farther apart. The width of the box is the interquartile range. The mean is not shown.`,
        },
        {
          kind: 'text',
          text: r`A histogram shows only how many values lie in each interval. The exact mean is hidden, but its limits are not. Put every value at the left edge of its interval, and you have the least possible total. Put every value at the right edge, and you have a total that cannot be exceeded.`,
        },
        {
          kind: 'question',
          id: 'box',
          figure: boxPlot({
            title: 'Lengths of phone calls',
            axis: { title: 'Minutes', min: 0, max: 26, step: 2 },
            boxes: [{ min: 2, q1: 8, median: 12, q3: 14, max: 24 }],
          }),
          stem: r`The box plot summarizes the lengths of some phone calls, in minutes. What is the interquartile range?`,
          choices: [
            { text: r`4`, why: r`That is from the left edge of the box to the median. The interquartile range covers the whole box.` },
            { text: r`6`, why: r`The box goes from 8 to 14.` },
            { text: r`12`, why: r`That is the median, the line inside the box. It is a middle, not a width.` },
            { text: r`22`, why: r`That is the range, from 2 to 24, whiskers included.` },
          ],
          key: 1,
          check: { claims: ['14-8 = 6', '24-2 = 22', '12-8 = 4'] },
        },
      ],
    },
    {
      id: 'design',
      heading: 'Must it be, or could it be?',
      blocks: [
        {
          kind: 'text',
          text: r`Hard questions give you the summary and ask about the list. “Could” needs one list that works. For the greatest possible value, make everything else as small as the rules allow.`,
        },
        {
          kind: 'text',
          text: r`“Must” needs a reason that covers every list. To show that a “must” is wrong, one list is enough, and a short one such as 1, 2, 3 will often do. Change a value, look, and decide.`,
        },
        {
          kind: 'example',
          level: 4,
          stem: r`A list of 7 positive integers has a mean of 12 and a median of 10. What is the greatest possible integer in the list?`,
          steps: [
            r`The total is fixed: \(7\cdot12=84\).`,
            r`In order, the fourth is 10. Make the three before it as small as possible: 1, 1, 1.`,
            r`The two after it cannot be below 10. Take 10 and 10.`,
            r`The last one gets the rest: \(84-3-10-20=51\).`,
          ],
          answer: r`51`,
          check: { claims: ['7*12-(1+1+1)-10-(10+10) = 51', '(1+1+1+10+10+10+51)/7 = 12'] },
        },
      ],
    },
    {
      id: 'traps',
      heading: 'Traps, and two words the calculator knows',
      blocks: [
        {
          kind: 'list',
          items: [
            r`Taking the middle of an unsorted list, or of the list of values without their frequencies.`,
            r`Dividing by the old count after a value is added or removed.`,
            r`Judging standard deviation by the range alone.`,
          ],
        },
        {
          kind: 'text',
          text: r`The graphing calculator has <i>mean</i> and <i>median</i>. Type the list once, such as \(a=[4,5,5,6]\). Then type \(\operatorname{mean}(a)\) or \(\operatorname{median}(a)\). There is no need to sort first.`,
        },
      ],
    },
  ],
  remember: [
    r`Turn means into totals before you combine them.`,
    r`A far value pulls the mean and the range, not the median.`,
    r`Adding the same number to every value leaves the spread unchanged.`,
  ],
});
