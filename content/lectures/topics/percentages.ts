import { barChart } from '#content/figures/bar-chart.ts';
import { r } from '#content/concepts/concept.ts';
import { lectureOf } from '../lecture.ts';

export const percentages = lectureOf(20, {
  id: 'percentages',
  title: 'Percent of what: percentages',
  promise: r`You know which number a percent belongs to, and you can handle rises, falls, and chains with one multiplication each.`,
  minutes: 15,
  concepts: [
    'percent-of',
    'what-percent',
    'percent-as-factor',
    'percent-change',
    'percent-or-points',
    'one-percent-after-another',
    'chains-of-percents',
    'mixing-percents',
  ],
  parts: [
    {
      id: 'whole',
      heading: 'Every percent has an owner',
      blocks: [
        {
          kind: 'text',
          text: r`Half of a grape is not half of a melon. A percent alone says nothing until you know what it is a percent <i>of</i>. Nearly every mistake in this topic is a percent taken from the wrong number. So before you calculate, finish the sentence: “percent of what?”`,
        },
        {
          kind: 'interactive',
          show: { type: 'percent-bar', whole: 200, percent: 15, mode: 'part', unit: 'students' },
          caption: r`Keep the percent and change the whole. The part changes with it.`,
          inWords: r`A bar that stands for the whole, with a part of it colored. You can change the whole and the percent. With the same percent, a larger whole has a larger part.`,
        },
        {
          kind: 'text',
          text: r`“Of” means times, so 15% of 80 is \(0.15\cdot80\). To find a percent, turn it around: part divided by whole. The whole is what comes after “percent of.”`,
        },
        {
          kind: 'text',
          text: r`Two shortcuts are worth having. 10% moves the decimal point one place, and 1% moves it two. From these you can build the rest in your head. 35% of 60 is three times 6 plus half of 6, so 21. Use this to check what the calculator says.`,
        },
        {
          kind: 'question',
          id: 'free-seats',
          stem: r`Of the 240 seats in a hall, 84 are taken. What percent of the seats are free?`,
          choices: [
            { text: r`35%`, why: r`That is the percent of seats that are taken, 84 out of 240. The question asks for the free seats.` },
            { text: r`About 54%`, why: r`This is 84 out of 156, taken seats compared with free ones. “Of the seats” means of all 240.` },
            { text: r`65%`, why: r`\(240-84=156\) seats are free, and \(\frac{156}{240}=0.65\).` },
            { text: r`156%`, why: r`156 is the number of free seats. A part of the hall cannot be more than 100% of it.` },
          ],
          key: 2,
          check: { claims: ['(240-84)/240*100 = 65', '84/240*100 = 35', '84/156*100 ~ 54'] },
        },
      ],
    },
    {
      id: 'factor',
      heading: 'Up or down is one multiplication',
      blocks: [
        {
          kind: 'text',
          text: r`A rise of 18% keeps all 100% and adds 18%. That makes 118%, so multiply by 1.18. A fall of 18% leaves 82%, so multiply by 0.82. One factor does the whole job: new \(=\) factor \(\cdot\) old. Why is this better than finding 18% and adding it? It is one step, it can be undone, and it can be repeated. You will need all three.`,
        },
        {
          kind: 'example',
          level: 2,
          stem: r`An archive scanned 1,250 photographs last year. This year it scanned 18% more. How many photographs did it scan this year?`,
          steps: [
            r`18% more means 118%: the factor is 1.18.`,
            r`\(1.18\cdot1250=1475\).`,
            r`Check: 20% of 1,250 is 250, so 18% is a bit less. The increase of 225 fits.`,
          ],
          answer: r`1,475 photographs`,
          check: { claims: ['1.18*1250 = 1475'] },
        },
        {
          kind: 'text',
          text: r`The best part is going back. If you know the new number, divide by the factor. You cannot go back by adding the percent again: it would be taken from a different number.`,
        },
        {
          kind: 'example',
          level: 3,
          stem: r`During a dry week, 12% of the water in a pond evaporated. After that, the pond held 396 cubic meters of water. How many cubic meters did it hold before?`,
          steps: [
            r`12% of the <i>old</i> amount is gone, so 88% of it is left.`,
            r`Write it down: \(0.88w=396\).`,
            r`Divide: \(w=\frac{396}{0.88}=450\). Check: 12% of 450 is 54, and \(450-54=396\).`,
          ],
          answer: r`450 cubic meters`,
          check: { at: { w: '450' }, claims: ['0.88*w = 396', '450-0.12*450 = 396'] },
        },
        {
          kind: 'text',
          text: r`Look at what the tempting mistake does. 12% of 396 is about 48, and \(396+48=444\). That is close to 450, close enough to look right. Such a number is often among the choices.`,
        },
      ],
    },
    {
      id: 'one-after-another',
      heading: 'Percents in a row multiply',
      blocks: [
        {
          kind: 'text',
          text: r`Raise 100 by 50%, and you have 150. Now lower it by 50%. You do not come back to 100. The second 50% is 50% of 150, so you lose 75.`,
        },
        {
          kind: 'figure',
          figure: barChart({
            title: 'A rise of 50 percent and then a fall of 50 percent',
            categories: ['Start', 'After the rise', 'After the fall'],
            valueAxis: { title: 'Amount', max: 160, step: 20 },
            series: [{ name: 'Amount', values: [100, 150, 75] }],
            valueLabels: true,
          }),
          caption: r`Up 50%, down 50%: \(1.50\cdot0.50=0.75\). A quarter is gone.`,
        },
        {
          kind: 'text',
          text: r`So write one factor for each step and multiply them. Then compare with 1: the product 0.75 means 25% less, and 1.43 means 43% more.`,
        },
        {
          kind: 'text',
          text: r`Discounts and taxes are the everyday case. Take 25% off, then add 8% tax: \(0.75\cdot1.08=0.81\). You pay 81% of the price on the tag. The test may write it as \((0.75)(1.08)p\) and leave it there.`,
        },
        {
          kind: 'text',
          text: r`The same goes for a percent that comes again and again. Growing by 4% a year for 3 years is \(1.04^3\). The total growth is a bit more than 12%, since each year’s 4% is 4% of a larger number.`,
        },
        {
          kind: 'question',
          id: 'up-then-down',
          stem: r`The number of plants in a nursery rises by 10% in May and falls by 30% in June. By what percent is it lower after June than before May?`,
          choices: [
            { text: r`20%`, why: r`This takes 10 from 30. But the 30% is 30% of a number that has already grown.` },
            { text: r`23%`, why: r`\(1.10\cdot0.70=0.77\), and that is 23% less than 1.` },
            { text: r`33%`, why: r`From 100 plants, 110 become 77, so 33 are lost in June alone. Compare the 77 with the first 100.` },
            { text: r`77%`, why: r`77% is what is there at the end. The question asks how much is missing.` },
          ],
          key: 1,
          check: { claims: ['(1-1.1*0.7)*100 = 23', '1.1*0.7*100 = 77', '110-77 = 33'] },
        },
        {
          kind: 'text',
          text: r`Chains of letters are the same thing in disguise. Turn each phrase into a factor, and let the letter that all the others depend on be 100.`,
        },
        {
          kind: 'example',
          level: 4,
          stem: r`The positive number \(a\) is 60% greater than \(b\), and \(b\) is 75% less than \(c\). The number \(c\) is \(p\)% of \(a\). What is the value of \(p\)?`,
          steps: [
            r`Let \(c=100\). Then 25% is left for \(b\): \(b=25\).`,
            r`\(a\) is 160% of \(b\): \(1.60\cdot25=40\).`,
            r`Now read the direction: \(c\) as a percent of \(a\). The owner is \(a\): \(\frac{100}{40}=2.5\).`,
            r`So \(p=250\).`,
          ],
          answer: r`\(250\)`,
          check: { claims: ['1.6*0.25*100 = 40', '100/40*100 = 250'] },
        },
      ],
    },
    {
      id: 'change',
      heading: 'Change is measured from the start',
      blocks: [
        {
          kind: 'text',
          text: r`A percent change compares the difference with the value <i>before</i>: \(\frac{\text{new}-\text{old}}{\text{old}}\cdot100\). If the amounts are percents themselves, be careful. From 40% to 44% is 4 percentage <i>points</i>: subtract. In percent it is more, since those 4 are compared with the 40: 10%.`,
        },
        {
          kind: 'text',
          text: r`With a graph or a table, write both values down and mark which is earlier. From 50 down to 40 is 10 out of 50, or 20%. From 40 back up to 50 is 10 out of 40, or 25%. The difference is the same, but the start is not.`,
        },
        {
          kind: 'question',
          id: 'share-of-cyclists',
          stem: r`At a school, the share of students who come by bicycle rose from 12% to 15%. By what percent did the share increase?`,
          choices: [
            { text: r`3%`, why: r`3 is the difference in percentage points. “By what percent” compares it with the old share.` },
            { text: r`20%`, why: r`This is 3 out of 15. A change is compared with the value before, not after.` },
            { text: r`25%`, why: r`\(\frac{15-12}{12}=0.25\).` },
            { text: r`125%`, why: r`15 is 125% <i>of</i> 12. It is 25% <i>more</i>.` },
          ],
          key: 2,
          check: { claims: ['(15-12)/12*100 = 25', '(15-12)/15*100 = 20', '15/12*100 = 125'] },
        },
      ],
    },
    {
      id: 'mixing',
      heading: 'Mixed groups, and the usual traps',
      blocks: [
        {
          kind: 'text',
          text: r`Percents of different wholes cannot be added or averaged. Turn each into an amount, add the amounts, add the wholes, and divide. The answer lies nearer to the percent of the larger group.`,
        },
        {
          kind: 'text',
          text: r`Think of a tug-of-war. A group of 160 pulls four times as hard as a group of 40. So before you calculate, say which percent the answer must be close to. Then see whether it is.`,
        },
        {
          kind: 'question',
          id: 'two-crates',
          stem: r`In a crate of 40 bulbs, 5% are cracked. In a crate of 160 bulbs, 10% are cracked. What percent of all the bulbs are cracked?`,
          choices: [
            { text: r`7.5%`, why: r`This is halfway between 5 and 10. It would be right only for crates of equal size.` },
            { text: r`9%`, why: r`\(2+16=18\) bulbs out of 200.` },
            { text: r`15%`, why: r`This adds 5 and 10. Percents of different wholes cannot be added.` },
            { text: r`18%`, why: r`18 is the number of cracked bulbs. There are 200 in all, not 100.` },
          ],
          key: 1,
          check: { claims: ['(0.05*40+0.1*160)/200*100 = 9', '0.05*40+0.1*160 = 18', '(5+10)/2 = 7.5'] },
        },
      ],
    },
    {
      id: 'traps',
      heading: 'Traps, and a decimal point to watch',
      blocks: [
        {
          kind: 'list',
          items: [
            r`“Less than” and “of” are not the same: 75% less than \(c\) is 25% of \(c\).`,
            r`A discount and then a tax are two factors. Their order does not matter. But never add the percents.`,
            r`“\(a\) is what percent of \(b\)” and “\(b\) is what percent of \(a\)” have different owners.`,
          ],
        },
        {
          kind: 'text',
          text: r`Use the calculator only to multiply and divide. Type factors as decimals, \(1.1\cdot1.3\), not as percents. Estimate with 10% first, so that a slipped decimal point shows.`,
        },
      ],
    },
  ],
  remember: [
    r`Ask “percent of what?” before you calculate.`,
    r`New equals factor times old; to go back, divide by the factor.`,
    r`Percents in a row multiply, and changes are measured from the start.`,
  ],
});
