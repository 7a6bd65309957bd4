import { conceptsOf, drawn, r } from './concept.ts';
import { sketch } from '../figures/geometry.ts';

const clubs = {
  columns: ['Grade', 'Choir', 'Chess', 'Total'],
  rows: [
    ['9', '12', '18', '30'],
    ['10', '28', '22', '50'],
    ['Total', '40', '40', '80'],
  ],
};

export const probability = conceptsOf(23, [
  {
    id: 'probability-is-a-share',
    title: 'Probability is a share',
    idea: r`Probability is the number of outcomes that count, divided by the number of all outcomes.`,
    signal: r`“Selected at random,” “what is the probability that.”`,
    how: [
      r`If everything is equally likely, a probability is just a fraction of the whole, between 0 and 1. The bottom counts <i>all</i> of them, including those on top.`,
      r`The probabilities of “blue” and “not blue” add up to 1. So for “not blue,” you can take 1 minus the probability of blue. That is often shorter.`,
      r`An answer above 1 is a sign that a fraction is upside down.`,
    ],
    example: {
      stem: r`A bag holds 5 red, 3 blue, and 12 white marbles. One is selected at random. What is the probability that it is <i>not</i> white?`,
      steps: [r`All: \(5+3+12=20\).`, r`Not white: \(5+3=8\).`, r`\(\frac{8}{20}=\frac{2}{5}\).`],
      answer: r`\(\frac{2}{5}\)`,
    },
    check: { claims: ['(5+3)/(5+3+12) = 2/5'] },
    mistake: {
      choice: r`\(\frac{2}{3}\)`,
      code: 'PART',
      why: r`\(\frac{8}{12}\) compares those that are not white with the white ones. The denominator must be all 20.`,
    },
    archetypes: ['PRO-a', 'PRO-b'],
    related: ['parts-and-the-whole', 'find-the-cell'],
  },
  {
    id: 'find-the-cell',
    title: 'Find the cell in the table',
    idea: r`In a two-way table, each cell counts those for whom two things are true; the total in the corner counts everybody.`,
    signal: r`A table with two groupings, and “a student is selected at random from all.”`,
    how: [
      r`Rows sort people one way, columns another. A cell is where a row and a column cross: those people belong to both.`,
      r`For “and,” take the cell. For one thing alone, take the total of its row or column. Divide by the grand total when the choice is from all.`,
      r`Put a finger on the row and one on the column before you read.`,
    ],
    example: {
      table: clubs,
      stem: r`The table shows the grade and the club of 80 students. One of them is selected at random. What is the probability that the student is in grade 10 and in the choir?`,
      steps: [r`Row “10,” column “Choir”: 28.`, r`All students: 80.`, r`\(\frac{28}{80}=\frac{7}{20}\).`],
      answer: r`\(\frac{7}{20}\)`,
    },
    check: { claims: ['28/80 = 7/20'] },
    mistake: {
      choice: r`\(\frac{14}{25}\)`,
      code: 'COND',
      why: r`This is 28 out of 50, the students of grade 10 only. But the choice was from all 80.`,
    },
    archetypes: ['PRO-c'],
    related: ['given-changes-the-whole'],
  },
  {
    id: 'given-changes-the-whole',
    title: 'Given changes the whole',
    idea: r`“Given that” or “of those who” shrinks the group you choose from; only that row or column counts.`,
    signal: r`“Given that the student is in the choir,” “among,” “of the students in grade 10.”`,
    how: [
      r`“Given” tells you something about the choice. Once you know that the student sings in the choir, the chess players no longer count. The denominator is the choir alone.`,
      r`Cover the rest of the table with your hand. In what is left, count what you want and divide by the total.`,
      r`Watch the direction. “Grade 10, given choir” and “choir, given grade 10” have the same cell on top and different totals below.`,
    ],
    example: {
      table: clubs,
      stem: r`The table shows the grade and the club of 80 students. A student in the choir is selected at random. What is the probability that the student is in grade 10?`,
      steps: [r`“In the choir” is known, so only that column counts: 40.`, r`In grade 10 among them: 28.`, r`\(\frac{28}{40}=\frac{7}{10}\).`],
      answer: r`\(\frac{7}{10}\)`,
    },
    check: { claims: ['28/40 = 7/10'] },
    mistake: {
      choice: r`\(\frac{14}{25}\)`,
      code: 'COND',
      why: r`28 out of 50 is the answer to the reverse question: of grade 10, how many sing? Here the choir is what we know.`,
    },
    archetypes: ['PRO-d'],
    related: ['find-the-cell', 'build-the-table'],
  },
  {
    id: 'build-the-table',
    title: 'Build or complete the table',
    idea: r`With percents or a missing cell, make the table yourself: totals first, then the cells they fix.`,
    signal: r`“60% are adults; of these, 25% …,” or a table with a letter in it.`,
    how: [
      r`Sentences with several “of these” are hard to keep in your head. A table holds them for you.`,
      r`If no total is given, pretend there are 100 or 1,000 people. Fill the margins, then the cells, then what is left over.`,
      r`For a missing cell, write the given probability as a fraction with the right total below, and solve.`,
    ],
    example: {
      stem: r`Of the visitors to a pool, 60% are adults. Of the adults, 25% have a pass, and of the others, 50% do. A visitor with a pass is selected at random. What is the probability that this visitor is an adult?`,
      steps: [
        r`Take 100 visitors: 60 adults and 40 others.`,
        r`Passes: \(0.25\cdot60=15\) and \(0.50\cdot40=20\).`,
        r`Adults among those with a pass: \(\frac{15}{35}=\frac{3}{7}\).`,
      ],
      answer: r`\(\frac{3}{7}\)`,
    },
    check: { claims: ['0.25*60/(0.25*60+0.5*40) = 3/7'] },
    mistake: {
      choice: r`\(\frac{1}{4}\)`,
      code: 'COND',
      why: r`25% is the share of adults who have a pass. The question turns it around: the share of passes that belong to adults.`,
    },
    archetypes: ['PRO-e', 'PRO-f', 'PRO-j'],
    related: ['given-changes-the-whole', 'chains-of-percents'],
  },
  {
    id: 'probability-as-area',
    title: 'Probability as area',
    idea: r`For a random point, probability is the area that counts divided by the whole area.`,
    signal: r`“A point in the square is chosen at random.”`,
    how: [
      r`Points cannot be counted, but areas can be measured. If every spot is equally likely, a region twice as large is hit twice as often.`,
      r`Work out both areas in the same unit and divide. Common factors, such as \(\pi\), often cancel.`,
      r`For similar shapes, square the ratio of the lengths.`,
    ],
    example: {
      figure: drawn(
        sketch({
          title: 'A circle inside a larger circle',
          alt: 'A small shaded circle of radius 3 inside a larger circle of radius 6 with the same center.',
          width: 180,
          height: 180,
          items: [
            { type: 'circle', center: [0, 0], radius: 6 },
            { type: 'circle', center: [0, 0], radius: 3, fill: 'shade1' },
          ],
        }),
      ),
      stem: r`A target is a circle of radius 6, and its center part is a circle of radius 3. A point of the target is chosen at random. What is the probability that it lies in the center part?`,
      steps: [r`Center part: \(\pi(3)^2=9\pi\). Target: \(\pi(6)^2=36\pi\).`, r`\(\frac{9\pi}{36\pi}=\frac{1}{4}\).`],
      answer: r`\(\frac{1}{4}\)`,
    },
    check: { claims: ['3^2/6^2 = 1/4'] },
    mistake: {
      choice: r`\(\frac{1}{2}\)`,
      code: 'K2K3',
      why: r`The radius is half, so half seems right. But half as wide and half as high makes a quarter of the area.`,
    },
    archetypes: ['PRO-g'],
    related: ['scale-lengths-areas-volumes', 'area-of-basic-shapes'],
  },
  {
    id: 'unknown-counts',
    title: 'Find an unknown count',
    idea: r`Each given probability is an equation between counts; write it as a fraction and solve.`,
    signal: r`“The probability is \(\frac{2}{5}\). After 6 are added it is \(\frac{1}{2}\). How many …?”`,
    how: [
      r`A probability alone fixes only a ratio. A second fact, such as a number added, fixes the counts.`,
      r`Write both counts with one letter: for \(\frac{2}{5}\), take \(2x\) of \(5x\).`,
      r`If items of the wanted kind are added, add them to the top and the bottom. They count in both places.`,
    ],
    example: {
      stem: r`In a box, \(\frac{2}{5}\) of the pens are blue. After 6 blue pens are added, half of the pens are blue. How many pens were in the box at first?`,
      steps: [
        r`At first \(2x\) of \(5x\) pens are blue.`,
        r`After adding: \(2x+6\) of \(5x+6\), and that is half: \(2(2x+6)=5x+6\).`,
        r`\(4x+12=5x+6\), so \(x=6\). At first there were \(5(6)=30\) pens.`,
      ],
      answer: r`30 pens`,
    },
    check: { claims: ['(2*6+6)/(5*6+6) = 1/2', '5*6 = 30'] },
    mistake: {
      choice: r`60 pens`,
      code: 'COND',
      why: r`This solves \(\frac{2x+6}{5x}=\frac{1}{2}\), which gives \(x=12\). The added pens are in the box too, so the total also grows by 6.`,
    },
    archetypes: ['PRO-h'],
    related: ['parts-and-the-whole', 'name-then-translate'],
  },
  {
    id: 'or-without-counting-twice',
    title: 'Or, without counting twice',
    idea: r`For one <i>or</i> the other, add both counts and subtract those who are in both, since they were counted twice.`,
    signal: r`“Or” between two groups that can overlap.`,
    how: [
      r`If you call up everyone with a dog and then everyone with a cat, those with both come twice. Count them once.`,
      r`So “dog or cat” is dog plus cat minus both. In a table, add the row and the column and subtract the cell where they cross.`,
      r`“Or” here includes “both.”`,
    ],
    example: {
      stem: r`Of 50 families, 24 have a dog, 18 have a cat, and 7 have both. One family is selected at random. What is the probability that it has a dog or a cat?`,
      steps: [r`Add: \(24+18=42\).`, r`Subtract those counted twice: \(42-7=35\).`, r`\(\frac{35}{50}=\frac{7}{10}\).`],
      answer: r`\(\frac{7}{10}\)`,
    },
    check: { claims: ['(24+18-7)/50 = 7/10'] },
    mistake: {
      choice: r`\(\frac{21}{25}\)`,
      code: 'FREQ',
      why: r`That is 42 out of 50. Seven families were counted with the dogs and again with the cats.`,
    },
    archetypes: ['PRO-i'],
    related: ['find-the-cell'],
  },
]);
