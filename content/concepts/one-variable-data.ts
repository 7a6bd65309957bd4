import { boxPlot, dotPlot, histogram } from '../figures/distribution-plots.ts';
import { conceptsOf, r } from './concept.ts';

export const oneVariableData = conceptsOf(21, [
  {
    id: 'mean-median-mode-range',
    title: 'Mean, median, mode, range',
    idea: r`The mean shares everything equally, the median stands in the middle, the mode is the most common value, and the range is the width.`,
    signal: r`A short list or dot plot, and one of these four words.`,
    how: [
      r`Each number answers a different question. Mean: if all had the same, how much would each have? Median: what does the one in the middle have?`,
      r`For the median, <i>sort</i> first. With an odd count, take the middle value; with an even count, take the mean of the two middle ones.`,
      r`The range is the largest value minus the smallest.`,
    ],
    example: {
      stem: r`What is the median of 9, 4, 12, 7, 4, 10?`,
      steps: [r`Sort: 4, 4, 7, 9, 10, 12.`, r`Six values, so two stand in the middle: 7 and 9.`, r`Their mean: \(\frac{7+9}{2}=8\).`],
      answer: r`8`,
    },
    check: { claims: ['median([9,4,12,7,4,10]) = 8'] },
    mistake: {
      choice: r`9.5`,
      code: 'MM',
      why: r`This takes the two numbers in the middle of the list as written, 12 and 7. Only a sorted list has a middle that means anything.`,
    },
    archetypes: ['ONE-a'],
    related: ['count-with-frequencies', 'what-an-outlier-moves'],
  },
  {
    id: 'count-with-frequencies',
    title: 'Count every value as often as it occurs',
    idea: r`A frequency says how many times a value is in the list, so multiply by it or count along it.`,
    signal: r`A table with a “frequency” or “number of” column, a bar graph, or stacks of dots.`,
    how: [
      r`A row “3 books, 5 students” is five threes. Behind the short table stands a long list. Imagine it.`,
      r`For the mean, multiply each value by its frequency, add, and divide by the <i>total frequency</i>. For the median, count along the frequencies to the middle.`,
      r`For a share, add the frequencies of the values that count and divide by the total.`,
    ],
    example: {
      table: {
        columns: ['Books read', 'Number of students'],
        rows: [
          ['1', '4'],
          ['2', '3'],
          ['3', '1'],
          ['6', '2'],
        ],
      },
      stem: r`The table shows how many books 10 students read. What is the mean number of books per student?`,
      steps: [r`Total books: \(1\cdot4+2\cdot3+3\cdot1+6\cdot2=25\).`, r`Total students: 10.`, r`\(\frac{25}{10}=2.5\).`],
      answer: r`2.5`,
    },
    check: { claims: ['(1*4+2*3+3*1+6*2)/(4+3+1+2) = 2.5'] },
    mistake: {
      choice: r`3`,
      code: 'FREQ',
      why: r`\(\frac{1+2+3+6}{4}=3\) treats each row as one student. Four students read one book, and only one read three.`,
    },
    archetypes: ['ONE-b', 'ONE-j'],
    related: ['mean-median-mode-range', 'mean-is-total-over-count'],
  },
  {
    id: 'what-an-outlier-moves',
    title: 'What one value can move',
    idea: r`An extreme value pulls the mean toward it and stretches the range, but hardly moves the median.`,
    signal: r`One value is added, removed, or corrected, and you are asked which statistics change.`,
    how: [
      r`For the mean, it matters how far away a value is. For the median, only the side matters. So an extreme value can move the mean a lot, but it moves the median by one place in line at most.`,
      r`Ask of each statistic in turn: does the total change? Does the middle change? Do the ends change?`,
      r`Adding a value equal to the mean leaves the mean as it was.`,
    ],
    example: {
      stem: r`In the list 10, 12, 13, 15, 20, the value 20 should have been 50. After the correction, by how much does the mean increase?`,
      steps: [r`The total grows by \(50-20=30\).`, r`Five values share it: \(\frac{30}{5}=6\).`, r`The median stays 13.`],
      answer: r`6`,
    },
    check: { claims: ['mean([10,12,13,15,50])-mean([10,12,13,15,20]) = 6', 'median([10,12,13,15,50]) = 13'] },
    mistake: {
      choice: r`30`,
      code: 'STOP',
      why: r`The <i>total</i> grows by 30. The mean spreads that over all five values.`,
    },
    archetypes: ['ONE-c'],
    related: ['mean-is-total-over-count', 'must-or-could'],
  },
  {
    id: 'mean-is-total-over-count',
    title: 'Work with totals',
    idea: r`Mean times count is the total, and totals can be added, subtracted, and compared when means cannot.`,
    signal: r`A missing value for a wanted mean, or two groups put together.`,
    how: [
      r`A mean hides a total. As soon as values join or leave, bring the total back: total \(=\) mean \(\cdot\) count.`,
      r`For a missing value: wanted total minus current total. The wanted total uses the <i>new</i> count.`,
      r`For two groups: add the totals, add the counts, divide.`,
    ],
    example: {
      stem: r`After 4 tests, Priya’s mean score is 82. What must she score on the fifth test to have a mean of 85?`,
      steps: [r`Current total: \(4\cdot82=328\).`, r`Wanted total for five tests: \(5\cdot85=425\).`, r`\(425-328=97\).`],
      answer: r`97`,
    },
    check: { claims: ['(4*82+97)/5 = 85'] },
    mistake: {
      choice: r`88`,
      code: 'WT',
      why: r`This asks for a score 3 above 85, since 82 is 3 below. But one score must make up for <i>four</i> that are, on average, 3 too low.`,
    },
    archetypes: ['ONE-d', 'ONE-h', 'ONE-l'],
    related: ['mixing-percents', 'average-speed-and-shared-work'],
  },
  {
    id: 'spread-around-the-mean',
    title: 'Spread around the mean',
    idea: r`Standard deviation says how far values typically lie from their mean; shifting all values leaves it unchanged, and scaling all values scales it.`,
    signal: r`“Which data set has the greater standard deviation?” or “every value is increased by 5.”`,
    how: [
      r`You never have to calculate it. Look: do the values crowd around the middle or sit at the ends? Crowded is small; far out is large.`,
      r`Add 5 to every value, and the whole picture slides. Mean and median grow by 5. Distances stay, so range and standard deviation stay.`,
      r`Double every value, and all distances double too.`,
    ],
    example: {
      figure: dotPlot({
        title: 'Scores of two teams',
        axis: { title: 'Score', min: 1, max: 7, step: 1 },
        groups: [
          {
            name: 'Team A',
            counts: [
              [1, 1],
              [3, 2],
              [4, 4],
              [5, 2],
              [7, 1],
            ],
          },
          {
            name: 'Team B',
            counts: [
              [1, 4],
              [3, 1],
              [5, 1],
              [7, 4],
            ],
          },
        ],
      }),
      stem: r`Both teams have a mean score of 4 and a range of 6. Which team’s scores have the greater standard deviation?`,
      steps: [
        r`Team A: most dots stand at 3, 4, and 5, near the mean.`,
        r`Team B: most dots stand at 1 and 7, far from it.`,
        r`Far from the mean means a greater standard deviation.`,
      ],
      answer: r`Team B`,
    },
    check: { claims: ['stdev([1,1,1,1,3,5,7,7,7,7]) > stdev([1,3,3,4,4,4,4,5,5,7])', 'mean([1,1,1,1,3,5,7,7,7,7]) = 4', 'mean([1,3,3,4,4,4,4,5,5,7]) = 4'] },
    mistake: {
      choice: r`Neither: the ranges are equal`,
      code: 'SDR',
      why: r`The range looks only at the two ends. Standard deviation looks at every value.`,
    },
    archetypes: ['ONE-e', 'ONE-i'],
    related: ['what-an-outlier-moves', 'read-a-box-plot'],
  },
  {
    id: 'read-a-box-plot',
    title: 'Read a box plot',
    idea: r`A box plot shows five numbers: least, first quartile, median, third quartile, greatest; each part holds a quarter.`,
    signal: r`A box with a line in it and two whiskers.`,
    how: [
      r`Imagine all values lined up by size and cut into four equal groups. The five marks are the ends and the cuts. A long part does not hold more values; they are just farther apart.`,
      r`The line in the box is the median. The whole plot is the range. The box is the middle half, and its width is the interquartile range.`,
      r`The mean is not shown, and neither is the count.`,
    ],
    example: {
      figure: boxPlot({
        title: 'Waiting times',
        axis: { title: 'Minutes', min: 0, max: 20, step: 2 },
        boxes: [{ min: 2, q1: 4, median: 6, q3: 12, max: 18 }],
      }),
      stem: r`What is the difference between the range and the interquartile range of the waiting times?`,
      steps: [r`Range: \(18-2=16\).`, r`Interquartile range: \(12-4=8\).`, r`Difference: \(16-8=8\).`],
      answer: r`8 minutes`,
    },
    check: { claims: ['(18-2)-(12-4) = 8'] },
    mistake: {
      choice: r`10 minutes`,
      code: 'SDR',
      why: r`This takes 6 from 16, the median instead of the width of the box. The box runs from 4 to 12.`,
    },
    archetypes: ['ONE-f'],
    related: ['spread-around-the-mean', 'what-a-histogram-hides'],
  },
  {
    id: 'what-a-histogram-hides',
    title: 'What a histogram hides',
    idea: r`A histogram says how many values lie in each interval, not where; so work with the smallest and largest they could be.`,
    signal: r`A histogram with “which could be the median” or “the least possible mean.”`,
    how: [
      r`A bar from 10 to 20 with height 5 tells you that five values are there. They may all be 10, or all 19. Keep both in mind.`,
      r`For the median, count along the bars to the middle value and name its interval. That is all you know.`,
      r`For the smallest possible mean, put every value at the left edge of its interval; for the largest, as far right as the data allow.`,
    ],
    example: {
      figure: histogram({
        title: 'Ages of 20 trees',
        axis: { title: 'Age (years)', min: 0, max: 40, step: 10 },
        countAxis: { title: 'Number of trees', max: 10, step: 2 },
        counts: [4, 8, 6, 2],
      }),
      stem: r`Each bar includes the left endpoint of its interval but not the right endpoint. What is the least possible value of the mean age of the 20 trees?`,
      steps: [
        r`Least: every tree at the left edge of its interval: 0, 10, 20, 30.`,
        r`Total: \(4\cdot0+8\cdot10+6\cdot20+2\cdot30=260\).`,
        r`\(\frac{260}{20}=13\).`,
      ],
      answer: r`13 years`,
    },
    check: { claims: ['(4*0+8*10+6*20+2*30)/20 = 13'] },
    mistake: {
      choice: r`18 years`,
      code: 'MM',
      why: r`This uses the middle of each interval: 5, 15, 25, 35. That gives an estimate. The question asks for the least possible value.`,
    },
    archetypes: ['ONE-g', 'ONE-m'],
    related: ['count-with-frequencies', 'must-or-could'],
  },
  {
    id: 'must-or-could',
    title: 'Must or could',
    idea: r`“Could” needs one example; “must” needs a reason for all cases, and one counterexample disproves it.`,
    signal: r`“Which must be true,” “which could be,” about a list you only partly know.`,
    how: [
      r`The two words ask for opposite work. For “could,” build one list that makes the statement true. For “must,” try to build a list that makes it false.`,
      r`Use small lists. Fix what is given, such as the median and the range, and move the rest around.`,
      r`Say which values a statistic depends on. The range depends only on the two ends; the median, only on the middle.`,
    ],
    example: {
      stem: r`A list of 5 numbers has median 10. The greatest number is replaced by a greater one. Which of mean, median, and range must change?`,
      steps: [
        r`Median: the middle number stays, so it does not change.`,
        r`Mean: the total grows, so it must change.`,
        r`Range: the greatest end moves and the least stays, so it must change.`,
      ],
      answer: r`The mean and the range, but not the median`,
    },
    check: { claims: ['median([6,8,10,12,14]) = median([6,8,10,12,30])', 'mean([6,8,10,12,14]) != mean([6,8,10,12,30])', '14-6 != 30-6'] },
    mistake: {
      choice: r`All three`,
      code: 'MM',
      why: r`One number grew, so it seems that everything must grow. But the middle of five numbers does not depend on how large the last one is.`,
    },
    archetypes: ['ONE-k'],
    related: ['what-an-outlier-moves', 'what-a-histogram-hides'],
  },
]);
