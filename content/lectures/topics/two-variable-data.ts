import { scatterplot } from '#content/figures/scatterplot.ts';
import { r } from '#content/concepts/concept.ts';
import { lectureOf } from '../lecture.ts';

export const twoVariableData = lectureOf(22, {
  id: 'two-variable-data',
  title: 'A cloud and its line: two-variable data',
  promise: r`You can tell points from predictions, say what a model’s numbers mean, and choose the kind of model that fits.`,
  minutes: 15,
  concepts: [
    'point-or-line',
    'choose-a-line-of-fit',
    'residuals',
    'slope-and-intercept-of-a-fit',
    'linear-or-exponential',
    'average-rate-of-change',
    'how-far-a-model-reaches',
    'model-in-other-units',
  ],
  parts: [
    {
      id: 'point-or-line',
      heading: 'The points happened, the line predicts',
      blocks: [
        {
          kind: 'text',
          text: r`A scatterplot shows pairs of values that were actually measured. They rarely lie exactly on a line. A line of best fit is a summary: it shows the trend without the scatter. So every question here begins with a choice. Does it ask what was <i>observed</i>? Look at a point. Does it ask what is <i>predicted</i>? Look at the line.`,
        },
        {
          kind: 'interactive',
          show: {
            type: 'scatter-fit',
            points: [
              [1, 15],
              [2, 15.5],
              [3, 13],
              [4, 11],
              [5, 11.5],
              [6, 8],
              [7, 8.5],
              [8, 5],
            ],
            slope: 0,
            intercept: 11,
            window: { xMin: 0, xMax: 9, yMin: 0, yMax: 18 },
          },
          caption: r`Change the slope and the height of the line until it follows the cloud, with about as many points above it as below.`,
          inWords: r`A cloud of points and a line whose slope and height can be changed. A good line follows the direction of the cloud, with about as many points above as below, all along its length.`,
        },
        {
          kind: 'text',
          text: r`Good lines have two things in common. They go the way the cloud goes. And about half of the points lie on each side, at the left end as well as at the right. If four equations are given, look at the sign of the slope first. Then look at the height where the line would meet the \(y\)-axis.`,
        },
        {
          kind: 'text',
          text: r`Be careful if the axis does not begin at 0. Then the left edge of the picture is not the \(y\)-axis, and the height you see there is not the intercept. Take two points of the line instead.`,
        },
        {
          kind: 'example',
          level: 2,
          figure: scatterplot({
            title: 'Age and height of seedlings',
            xAxis: { title: 'Age (weeks)', min: 0, max: 8, step: 1 },
            yAxis: { title: 'Height (cm)', min: 0, max: 20, step: 2 },
            points: [
              [1, 6],
              [2, 6.5],
              [3, 9],
              [4, 9],
              [5, 12.5],
              [6, 12],
              [7, 15],
              [8, 15.5],
            ],
            line: { slope: 1.5, intercept: 4 },
          }),
          stem: r`The scatterplot shows the age and the height of eight seedlings, with a line of best fit. What height, in centimeters, does the line predict for a seedling that is 4 weeks old?`,
          steps: [
            r`“Predict” means the line. Go up from 4 to the line, not to the point.`,
            r`The line is at height 10 there. It starts at 4 and climbs 1.5 each week: \(4+1.5(4)=10\).`,
            r`The point at 4 is lower, at 9. That is what was observed.`,
          ],
          answer: r`10`,
          check: { claims: ['4+1.5*4 = 10'] },
        },
      ],
    },
    {
      id: 'residual',
      heading: 'The gap has a sign',
      blocks: [
        {
          kind: 'text',
          text: r`The vertical gap between a point and the line is called a residual: observed minus predicted, always in that order. Above the line it is positive; below the line it is negative. Think “what came, minus what we expected.”`,
        },
        {
          kind: 'text',
          text: r`Some questions ask you only to count. For how many points is the observed value greater than the predicted one? Count the points above the line. A point on the line has a residual of 0 and belongs to neither side.`,
        },
        {
          kind: 'example',
          level: 3,
          stem: r`For a set of data, the line of best fit is \(y=-2.4x+71\). One of the data points is \((15,33)\). What is the residual of this point?`,
          steps: [r`Predicted at 15: \(-2.4(15)+71=35\).`, r`Observed: 33.`, r`Observed minus predicted: \(33-35=-2\). The point lies below the line.`],
          answer: r`\(-2\)`,
          check: { claims: ['-2.4*15+71 = 35', '33-35 = -2'] },
        },
      ],
    },
    {
      id: 'meaning',
      heading: 'Slope and start, with “predicted” in front',
      blocks: [
        {
          kind: 'text',
          text: r`The slope of a fit is a rate: so many units of \(y\) for each unit of \(x\). The number that stands alone is the prediction at \(x=0\). Say both with units, and add the word “predicted.” The line does not promise anything for a single case.`,
        },
        {
          kind: 'text',
          text: r`Build the sentence from the units. If \(y\) is in liters and \(x\) in minutes, the slope is in liters per minute: “For each additional minute, the predicted volume increases by 0.6 liter.” Then find the choice that says this. A wrong choice often has the right number and the wrong unit.`,
        },
        {
          kind: 'question',
          id: 'what-14-means',
          stem: r`The equation \(y=0.6x+14\) models the volume \(y\), in liters, of rainwater in a barrel \(x\) minutes after a storm begins. What is the best interpretation of 14?`,
          choices: [
            { text: r`The volume is predicted to increase by 14 liters each minute.`, why: r`The rate is the number beside \(x\), 0.6 liter per minute.` },
            { text: r`The storm is predicted to last 14 minutes.`, why: r`14 has the unit of \(y\), liters. It is not a time.` },
            { text: r`The predicted volume when the storm begins is 14 liters.`, why: r`At \(x=0\) the model gives \(0.6(0)+14=14\).` },
            { text: r`The predicted volume after 1 minute is 14 liters.`, why: r`After 1 minute the model gives \(0.6+14=14.6\).` },
          ],
          key: 2,
          check: { claims: ['0.6*0+14 = 14', '0.6*1+14 = 14.6'] },
        },
        {
          kind: 'text',
          text: r`Without a line, you can still find how fast something changed on average: change in \(y\) over change in \(x\), from one time to another. What happened in between does not matter.`,
        },
        {
          kind: 'question',
          id: 'reservoir',
          table: {
            columns: ['Month', 'Water level (meters)'],
            rows: [
              ['0', '62'],
              ['4', '50'],
              ['10', '56'],
            ],
          },
          stem: r`The table shows the water level of a reservoir. What was the average rate of change of the level, in meters per month, from month 0 to month 10?`,
          choices: [
            { text: r`\(-6\)`, why: r`That is the whole change, in meters. A rate is divided by the 10 months.` },
            {
              text: r`\(-1\)`,
              why: r`This is the mean of the two rates, \(-3\) and \(1\). But they lasted 4 months and 6 months, so they do not count equally.`,
            },
            { text: r`\(-0.6\)`, why: r`\(\frac{56-62}{10-0}=-0.6\).` },
            { text: r`\(0.6\)`, why: r`This subtracts the later level from the earlier one. The level fell, so the rate is negative.` },
          ],
          key: 2,
          check: { claims: ['(56-62)/(10-0) = -0.6', '((50-62)/4+(56-50)/6)/2 = -1'] },
        },
      ],
    },
    {
      id: 'kind',
      heading: 'The same amount, or the same percent',
      blocks: [
        {
          kind: 'text',
          text: r`A linear model adds the same amount in each step. An exponential model multiplies by the same factor, so it grows or falls by the same percent. Check the differences first. If they are not equal, check the ratios. If the data rise and then fall, think of a parabola.`,
        },
        {
          kind: 'text',
          text: r`Percent is the key word. “Grows by 40 each year” adds, so it is linear. “Grows by 4% each year” multiplies, so it is exponential. In a picture, a linear cloud runs straight. An exponential one starts flat and bends upward, or it falls steeply and then flattens.`,
        },
        {
          kind: 'text',
          text: r`If the choices are curves, look at the ends. A model that climbs faster and faster cannot describe data that level off. A parabola that opens upward falls to a lowest point and then rises.`,
        },
        {
          kind: 'question',
          id: 'machine-value',
          stem: r`A machine is worth $3,200. One year later it is worth $2,400, and another year later $1,800. Which model fits its value best?`,
          choices: [
            { text: r`Linear, falling by $800 each year`, why: r`The first drop is $800, but the second is only $600.` },
            { text: r`Linear, falling by 25% each year`, why: r`The 25% is right. But a constant percent makes a curve, not a line.` },
            { text: r`Exponential, falling by 75% each year`, why: r`75% is what is left each year. What is lost is 25%.` },
            { text: r`Exponential, falling by 25% each year`, why: r`\(\frac{2400}{3200}=\frac{1800}{2400}=0.75\), so 25% is lost each time.` },
          ],
          key: 3,
          check: { claims: ['2400/3200 = 0.75', '1800/2400 = 0.75', '(1-0.75)*100 = 25', '3200-2400 = 800', '2400-1800 = 600'] },
        },
      ],
    },
    {
      id: 'reach',
      heading: 'How far a model reaches, and in which units',
      blocks: [
        {
          kind: 'text',
          text: r`You can trust a model only in the range its data cover. Seedlings that grow 1.5 centimeters a week for 8 weeks may not keep that up for 80. And a good fit shows that two things go together. It does not show that one causes the other.`,
        },
        {
          kind: 'text',
          text: r`You can use a model both ways. Given \(x\), plug it in. Given \(y\), set the rule equal to it and solve. Then look back at the story: \(x\) may count the years <i>since</i> 2000, and the question may want the year itself.`,
        },
        {
          kind: 'text',
          text: r`If the units change, do not guess which numbers to adjust. If the input changes, write the old variable in terms of the new one and plug it in. If the output changes, as in the next example, plug the whole model into the conversion.`,
        },
        {
          kind: 'example',
          level: 4,
          stem: r`The temperature of a room, in degrees Celsius, \(x\) minutes after a heater is turned on is modeled by \(C=0.12x+18.5\). If \(F=1.8C+32\), which equation models the temperature of the room in degrees Fahrenheit?`,
          steps: [
            r`Put the whole model in place of \(C\): \(F=1.8(0.12x+18.5)+32\).`,
            r`Distribute: \(1.8\cdot0.12=0.216\) and \(1.8\cdot18.5=33.3\).`,
            r`Add: \(F=0.216x+65.3\). The slope is only scaled; the start is scaled and shifted.`,
          ],
          answer: r`\(F=0.216x+65.3\)`,
          check: { claims: ['1.8*(0.12*0+18.5)+32 = 65.3', '1.8*(0.12*10+18.5)+32 = 0.216*10+65.3'] },
        },
      ],
    },
    {
      id: 'traps',
      heading: 'Traps, and a fit in one line',
      blocks: [
        {
          kind: 'list',
          items: [
            r`Reading the point when the question asks about the line.`,
            r`Subtracting in the wrong order: predicted minus observed.`,
            r`Saying “causes” where the data show only that two things go together.`,
          ],
        },
        {
          kind: 'text',
          text: r`Given a table and no line, type the two columns into a table in the graphing calculator. In a new row, type \(y_1\sim mx_1+b\). It finds \(m\) and \(b\) for you.`,
        },
      ],
    },
  ],
  remember: [r`Observed is the point; predicted is the line.`, r`Residual: observed minus predicted.`, r`Same amount, linear; same percent, exponential.`],
});
