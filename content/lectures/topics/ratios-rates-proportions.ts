import { sketch } from '#content/figures/geometry.ts';
import { drawn, r } from '#content/concepts/concept.ts';
import { lectureOf } from '../lecture.ts';

const cell = (x: number, y: number) => ({
  type: 'polygon' as const,
  points: [
    [x, y],
    [x + 1.6, y],
    [x + 1.6, y + 1.2],
    [x, y + 1.2],
  ] as const,
});

export const ratiosRatesProportions = lectureOf(19, {
  id: 'ratios-rates-proportions',
  title: 'Find one, find all: ratios, rates, and proportions',
  promise: r`You can scale any rate through one unit, let units tell you whether to multiply or divide, and tell parts from wholes.`,
  minutes: 15,
  concepts: ['per-one', 'set-up-a-proportion', 'chain-the-units', 'units-squared-and-cubed', 'parts-and-the-whole', 'density', 'average-speed-and-shared-work'],
  parts: [
    {
      id: 'one',
      heading: 'Find one, and you have all',
      blocks: [
        {
          kind: 'text',
          text: r`When two amounts grow in proportion, doubling one doubles the other. Their quotient never changes. That quotient is the amount for one: dollars for one hour, meters for one second. Once you have it, every other amount is a single multiplication away.`,
        },
        {
          kind: 'text',
          text: r`Which way around? There are two rates: liters per second and seconds per liter. Let the question choose. If it gives a time and wants liters, find the liters for <i>one</i> second, because then you only multiply. And write the unit beside every number.`,
        },
        {
          kind: 'interactive',
          show: { type: 'ratio-table', names: ['seconds', 'liters'], ratio: [2, 14] },
          caption: r`Change the factor. What happens to the quotient of the two amounts?`,
          inWords: r`A table with two columns, seconds and liters. When the seconds are multiplied by a number, the liters are multiplied by the same number. In every row, liters divided by seconds is 7.`,
        },
        {
          kind: 'example',
          level: 2,
          stem: r`A pump moves 84 liters of water in 12 seconds. At this rate, how many liters does it move in 5 minutes?`,
          steps: [r`One second: \(\frac{84}{12}=7\) liters.`, r`Same unit for the time: 5 minutes is \(5\cdot60=300\) seconds.`, r`\(7\cdot300=2100\) liters.`],
          answer: r`2,100 liters`,
          check: { claims: ['84/12*5*60 = 2100'] },
        },
        {
          kind: 'text',
          text: r`Not everything that grows is in proportion. A ride with a starting fee is not: twice as far does not cost twice as much. In a proportion, zero of one goes with zero of the other, and the graph is a straight line through the origin. Then \(y=kx\), and tripling \(x\) triples \(y\).`,
        },
        {
          kind: 'text',
          text: r`Two amounts in proportion can also be written as two equal fractions. Write the units in words first: inches over feet equals inches over feet. Then the numbers fall into their places, and you multiply across.`,
        },
        {
          kind: 'question',
          id: 'blueprint',
          stem: r`On a blueprint, 2 inches represent 5 feet. How many inches long on the blueprint is a wall that is 18 feet long?`,
          choices: [
            { text: r`\(3.6\)`, why: r`\(\frac{18}{5}\) counts how many times 5 feet fit. Each of those is 2 inches, so double it.` },
            { text: r`\(7.2\)`, why: r`\(\frac{2}{5}=\frac{x}{18}\) gives \(5x=36\).` },
            { text: r`\(15\)`, why: r`This takes 3 away, since 2 is 3 less than 5. But a ratio works by multiplying, not by subtracting.` },
            {
              text: r`\(45\)`,
              why: r`Here one fraction was turned over: feet over inches. Every 5 feet become only 2 inches, so the number must be less than 18.`,
            },
          ],
          key: 1,
          check: { claims: ['2/5 = 7.2/18', '18/5 = 3.6', '18*5/2 = 45'] },
        },
      ],
    },
    {
      id: 'units',
      heading: 'Let the units decide',
      blocks: [
        {
          kind: 'text',
          text: r`“Do I multiply by 60 or divide by it?” Do not guess. A minute <i>is</i> 60 seconds, so the fraction of the two, \(\frac{60\text{ s}}{1\text{ min}}\), is simply one, and multiplying by one changes no amount. Place the fraction so that the old unit cancels. Units that will not cancel tell you that the fraction is upside down.`,
        },
        {
          kind: 'text',
          text: r`Before you multiply, estimate the size. If the new unit is smaller, you need more of it. So feet to inches must give a larger number, and inches to feet a smaller one. An estimate like this catches most fractions that are upside down.`,
        },
        {
          kind: 'example',
          level: 3,
          stem: r`A conveyor belt moves at 4.5 feet per second. What is its speed in yards per minute? (1 yard = 3 feet)`,
          steps: [
            r`Top: feet become yards, so multiply by \(\frac{1}{3}\).`,
            r`Bottom: seconds become minutes. There are 60 in each, so multiply by 60.`,
            r`\(4.5\cdot\frac{1}{3}\cdot60=90\).`,
          ],
          answer: r`90 yards per minute`,
          check: { claims: ['4.5/3*60 = 90'] },
        },
        {
          kind: 'text',
          text: r`Square units need the step twice, cubic units three times. A square meter is 100 centimeters wide <i>and</i> 100 tall.`,
        },
        {
          kind: 'question',
          id: 'square-meters',
          stem: r`A mosaic covers 15 square meters. How many square centimeters is this? (1 meter = 100 centimeters)`,
          choices: [
            { text: r`\(1{,}500\)`, why: r`This multiplies by 100 once. That is for lengths. An area grows in two directions.` },
            { text: r`\(15{,}000\)`, why: r`One square meter is \(100\cdot100=10{,}000\) square centimeters, not 1,000.` },
            { text: r`\(150{,}000\)`, why: r`\(15\cdot100\cdot100\).` },
            { text: r`\(15{,}000{,}000\)`, why: r`This multiplies by 100 three times, as for a volume.` },
          ],
          key: 2,
          check: { claims: ['15*100^2 = 150000', '15*100^3 = 15000000'] },
        },
        {
          kind: 'text',
          text: r`Density works like any rate. People per square mile is people divided by square miles: the word “per” is the fraction bar. Turn it around when you need to: the number of people is density times area. At 240 people per square mile, 30 square miles have \(240\cdot30=7200\) people. If the area comes in another unit, convert it before you multiply.`,
        },
      ],
    },
    {
      id: 'parts',
      heading: 'A ratio counts parts, not the whole',
      blocks: [
        {
          kind: 'text',
          text: r`“3 to 5” compares two parts. The whole has 8. So the first is \(\frac{3}{8}\) of everything, not \(\frac{3}{5}\). Draw boxes, one for each part, and give every box the same size. Mind the order of the words, too: in “the ratio of altos to sopranos is 3 to 5,” the 3 belongs to the altos. Write the names above the numbers.`,
        },
        {
          kind: 'figure',
          figure: drawn(
            sketch({
              title: 'A ratio of 3 to 5 as boxes',
              alt: 'Two rows of boxes of equal size. The upper row, marked first, has 3 boxes. The lower row, marked second, has 5 boxes.',
              items: [
                ...[0, 1, 2].map((n) => cell(1.6 * n, 2)),
                ...[0, 1, 2, 3, 4].map((n) => cell(1.6 * n, 0)),
                { type: 'name', at: [0, 2.6], label: 'first', awayFrom: [8, 2.6] },
                { type: 'name', at: [0, 0.6], label: 'second', awayFrom: [8, 0.6] },
              ],
            }),
          ),
          caption: r`3 boxes and 5 boxes: 8 in all. Divide the total by 8 to learn what one box holds.`,
        },
        {
          kind: 'question',
          id: 'choir',
          stem: r`In a choir of 64 singers, the ratio of altos to sopranos is 3 to 5, and everyone is one or the other. How many sopranos are there?`,
          choices: [
            { text: r`\(8\)`, why: r`That is one part, \(\frac{64}{8}\). The sopranos have five.` },
            { text: r`\(24\)`, why: r`Those are the altos, three parts of 8 singers each.` },
            { text: r`\(38.4\)`, why: r`This is \(\frac{3}{5}\) of 64. The 3 and the 5 are both parts; the whole is 8.` },
            { text: r`\(40\)`, why: r`One part is 8 singers, and \(5\cdot8=40\).` },
          ],
          key: 3,
          check: { claims: ['64/(3+5)*5 = 40', '64*3/8 = 24', '64*3/5 = 38.4'] },
        },
        {
          kind: 'text',
          text: r`If a ratio changes, call the size of one part \(x\). Write the amounts, such as \(5x\) and \(3x\). Add what is added, and only then write the new ratio. Why not change the ratio itself? Because 5 to 3 may stand for 5 and 3, or for 50 and 30. Adding 10 has a very different effect on each pair.`,
        },
        {
          kind: 'example',
          level: 4,
          stem: r`On a shelf, the ratio of novels to atlases is 5 to 3. After 24 atlases are added, the ratio is 5 to 4. How many novels and atlases were on the shelf at first?`,
          steps: [
            r`At first: \(5x\) novels and \(3x\) atlases. Afterward: \(\frac{5x}{3x+24}=\frac{5}{4}\).`,
            r`Multiply across: \(20x=15x+120\), so \(x=24\).`,
            r`The question wants both kinds together: \(5x+3x=8(24)=192\).`,
            r`Check: 120 novels and \(72+24=96\) atlases, and \(\frac{120}{96}=\frac{5}{4}\).`,
          ],
          answer: r`192`,
          check: { claims: ['5*24/(3*24+24) = 5/4', '5*24+3*24 = 192'] },
        },
      ],
    },
    {
      id: 'totals',
      heading: 'Rates over different times',
      blocks: [
        {
          kind: 'text',
          text: r`Do not simply average two speeds. That works only if both last equally long, and over equal distances the slow part lasts longer. Average speed is all the distance divided by all the time. Work out both totals first.`,
        },
        {
          kind: 'text',
          text: r`Try it. 60 miles at 30 miles per hour takes 2 hours. The same 60 miles at 60 miles per hour takes 1 hour. That makes 120 miles in 3 hours: 40 miles per hour, not 45. The slow half of the trip took most of the time.`,
        },
        {
          kind: 'text',
          text: r`Working together is different: there you add what each does in <i>one</i> hour.`,
        },
        {
          kind: 'question',
          id: 'two-hoses',
          stem: r`One hose fills a tank in 6 hours, and another fills it in 3 hours. How many hours do the two hoses together need to fill the empty tank?`,
          choices: [
            { text: r`\(\frac{1}{2}\)`, why: r`That is the part of the tank that both fill in one hour. The time is 1 divided by it.` },
            { text: r`\(2\)`, why: r`In one hour they fill \(\frac{1}{6}+\frac{1}{3}=\frac{1}{2}\) of the tank.` },
            { text: r`\(4.5\)`, why: r`This is the mean of 6 and 3. But the fast hose alone needs only 3, and with help it takes even less time.` },
            { text: r`\(9\)`, why: r`This adds the times. Two hoses are not slower than one.` },
          ],
          key: 1,
          check: { claims: ['1/(1/6+1/3) = 2', '(6+3)/2 = 4.5'] },
        },
      ],
    },
    {
      id: 'traps',
      heading: 'Traps worth knowing',
      blocks: [
        {
          kind: 'list',
          items: [
            r`Adding where you should multiply: “3 more” on one side and “3 more” on the other.`,
            r`Converting the top of a rate and forgetting the bottom.`,
            r`Using the length factor for an area.`,
            r`Answering with \(x\), the size of one part, when the question asks for something else.`,
          ],
        },
        {
          kind: 'text',
          text: r`Type a chain of conversions into the calculator as one line, with every denominator in parentheses, so that nothing is rounded on the way. The thinking is in the units, and you write those on paper.`,
        },
      ],
    },
  ],
  remember: [
    r`Find the amount for one, then multiply.`,
    r`Write the units; what cancels tells you what to do.`,
    r`Parts add up to the whole, and the whole goes on the bottom of the fraction.`,
  ],
});
