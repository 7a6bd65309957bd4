import { planeFigure } from '#content/figures/plane.ts';
import { r } from '#content/concepts/concept.ts';
import { lectureOf } from '../lecture.ts';

export const linearEquationsOneVariable = lectureOf(11, {
  id: 'linear-equations-one-variable',
  title: 'One unknown, step by step: linear equations',
  promise: r`You can solve any linear equation with one unknown in a fixed order, and you know what it means when \(x\) disappears.`,
  minutes: 15,
  concepts: [
    'undo-in-reverse-order',
    'distribute-then-collect',
    'clear-the-fractions',
    'answer-what-is-asked',
    'start-plus-rate',
    'name-then-translate',
    'none-one-or-all',
    'match-the-coefficients',
  ],
  parts: [
    {
      id: 'balance',
      heading: 'An equation is a balance',
      blocks: [
        {
          kind: 'text',
          text: r`An equation says that two amounts are equal. Picture a scale with two pans. It stays level as long as you do the same thing to both pans. You have four moves: add, subtract, multiply, and divide. You make each of them on both sides, and you never multiply or divide by 0.`,
        },
        {
          kind: 'text',
          text: r`Which step comes first? Ask what was done to \(x\), in order, and undo it from the end. In \(5x+8=43\), \(x\) was multiplied by 5, and then 8 was added. So subtract the 8 first: \(5x=35\). Then divide by 5: \(x=7\).`,
        },
        {
          kind: 'text',
          text: r`Now put 7 back: \(5(7)+8=43\). That takes five seconds, and then you know that you are right.`,
        },
      ],
    },
    {
      id: 'order',
      heading: 'Free the terms before you gather them',
      blocks: [
        {
          kind: 'text',
          text: r`Real questions put parentheses and fractions in the way, and \(x\) on both sides. A term inside parentheses is locked up: you cannot gather it until it is free. That gives an order that always works.`,
        },
        {
          kind: 'list',
          ordered: true,
          items: [
            r`Clear fractions. Multiply <i>every</i> term by a common denominator.`,
            r`Distribute. The number in front multiplies everything inside, signs too.`,
            r`Collect. Move the smaller \(x\) term, so that what is left is positive. Then move the numbers.`,
            r`Divide, and check in the original equation.`,
          ],
        },
        {
          kind: 'text',
          text: r`Why this order? A fraction makes every later step harder, so it goes first: times 6, \(\frac{x}{6}+\frac{1}{2}=\frac{x}{3}\) becomes \(x+3=2x\). Parentheses hide terms, so they go second. Once every term is free, you can see which ones belong together. If you skip ahead, the algebra may still work, but it is easier to lose a sign.`,
        },
        {
          kind: 'example',
          level: 2,
          stem: r`What value of \(x\) satisfies \(4(2x-3)-x=2x+18\)?`,
          steps: [
            r`Distribute: \(8x-12-x=2x+18\).`,
            r`Combine on the left: \(7x-12=2x+18\).`,
            r`Subtract \(2x\) and add 12: \(5x=30\).`,
            r`Divide: \(x=6\). Check: \(4(9)-6=30\) and \(2(6)+18=30\).`,
          ],
          answer: r`\(6\)`,
          check: { at: { x: '6' } },
        },
        {
          kind: 'question',
          id: 'minus-before-a-bracket',
          stem: r`What is the solution to \(10-3(x-2)=x-8\)?`,
          choices: [
            {
              text: r`\(1\)`,
              why: r`This subtracts \(10-3=7\) first. But the 3 is tied to the parentheses by multiplication, which comes before subtraction.`,
            },
            { text: r`\(3\)`, why: r`Here the product became \(-3x-6\). The \(-3\) multiplies \(-2\), and that gives \(+6\).` },
            { text: r`\(4\)`, why: r`Here the product became \(-3x-2\). The \(-3\) reached the first term only.` },
            { text: r`\(6\)`, why: r`Distributing gives \(10-3x+6=x-8\), so \(24=4x\). Check: \(10-3(4)=-2\) and \(6-8=-2\).` },
          ],
          key: 3,
          check: { at: { x: '6' } },
        },
      ],
    },
    {
      id: 'asked',
      heading: 'Read the last line first',
      blocks: [
        {
          kind: 'text',
          text: r`The question does not always want \(x\). It may want \(6x+15\), or \(x-4\). If you solve for \(x\) and stop, your number may well be among the choices, and it will be wrong. So look at the end of the question before you touch the beginning.`,
        },
        {
          kind: 'text',
          text: r`There is a reward for this. What is asked is often built from a piece that you can already see. Treat that piece as one thing, and you may never need \(x\) at all.`,
        },
        {
          kind: 'example',
          level: 3,
          stem: r`If \(\frac{3}{4}(2x+5)=21\), what is the value of \(6x+15\)?`,
          steps: [
            r`Compare: \(6x+15\) is 3 times \(2x+5\). So find \(2x+5\).`,
            r`Multiply by 4 and divide by 3: \(2x+5=\frac{4\cdot21}{3}=28\).`,
            r`Then \(6x+15=3(28)=84\). The value of \(x\), which is 11.5, was never needed.`,
          ],
          answer: r`\(84\)`,
          check: { at: { x: '11.5' }, claims: ['6*x+15 = 84', '(3/4)*(2*x+5) = 21'] },
        },
      ],
    },
    {
      id: 'stories',
      heading: 'One letter, one fact left over',
      blocks: [
        {
          kind: 'text',
          text: r`A story becomes an equation in two moves. First, let a letter stand for one unknown, with its unit, and write everything else with that letter. Then find the sentence you have not used. It says what equals what. Suppose three friends split a bill, and one pays $4 more than each of the others. Call the smaller share \(s\). The shares are \(s\), \(s\), and \(s+4\), and the total is the fact that is left. Before you answer with \(s\), read the question again. It may want the larger share.`,
        },
        {
          kind: 'text',
          text: r`Many stories have one amount that happens once and another that happens again and again. The word “per” or “each” marks the second kind. It is the number that gets multiplied.`,
        },
        {
          kind: 'question',
          id: 'meaning-of-a-number',
          stem: r`A group pays a booking fee once and a price for each person to tour a cave. The equation \(12n+85=325\) gives the total, in dollars, for a group of \(n\) people. What does 12 represent?`,
          choices: [
            { text: r`The booking fee, in dollars`, why: r`The fee is paid once, so nothing multiplies it. It is 85.` },
            { text: r`The price for each person, in dollars`, why: r`The 12 is multiplied by the number of people, so it is dollars per person.` },
            { text: r`The number of people in the group`, why: r`That is \(n\). Solving gives \(n=20\).` },
            {
              text: r`The price for all the people together, in dollars`,
              why: r`That is the whole term, \(12n\), without the fee. The 12 alone is for one person.`,
            },
          ],
          key: 1,
          check: { at: { n: '20' } },
        },
      ],
    },
    {
      id: 'counts',
      heading: 'When the unknown disappears',
      blocks: [
        {
          kind: 'text',
          text: r`Draw each side of an equation as a line. The solution is the \(x\) where the lines meet. Now you can see what can happen. Lines with different slopes meet once. Lines with equal slopes but different \(y\)-intercepts never meet. And if both sides are the same line, every \(x\) works.`,
        },
        {
          kind: 'interactive',
          show: {
            type: 'two-lines',
            first: { slope: 3, intercept: -2 },
            second: { slope: 1, intercept: 4 },
            window: { xMin: -4, xMax: 8, yMin: -6, yMax: 14 },
          },
          caption: r`Give both lines the same slope and watch the meeting point disappear.`,
          inWords: r`Two lines, each with a slope and a start that you can change. With different slopes they cross at one point. With equal slopes and different starts they are parallel. With equal slopes and equal starts one lies on top of the other.`,
        },
        {
          kind: 'figure',
          figure: planeFigure({
            window: { xMin: -5, xMax: 5, yMin: -6, yMax: 6 },
            xLabelEvery: 2,
            yLabelEvery: 2,
            title: 'Both sides of an equation without a solution',
            alt: 'Two parallel rising lines in the xy-plane. One passes through (0, 2) and (1, 4), the other through (0, −4) and (1, −2).',
            items: [
              {
                type: 'line',
                through: [
                  [0, 2],
                  [1, 4],
                ],
                paint: 'series1',
              },
              {
                type: 'line',
                through: [
                  [0, -4],
                  [1, -2],
                ],
                paint: 'series2',
              },
            ],
          }),
          caption: r`The sides of \(2x+2=2x-4\). The slopes agree, but the starts do not. No \(x\) makes the sides equal.`,
        },
        {
          kind: 'text',
          text: r`So simplify both sides until each has one \(x\) term and one number. Different coefficients of \(x\) mean exactly one solution. Equal coefficients mean none or infinitely many; the plain numbers decide which. If a letter stands for a constant, the same two comparisons give you its value.`,
        },
        {
          kind: 'text',
          text: r`You can also see it without a picture. Collect the terms, and if \(x\) is gone, read what is left. Something true, such as \(3=3\), means that every \(x\) works. Something false, such as \(3=5\), means that none does.`,
        },
        {
          kind: 'example',
          level: 4,
          stem: r`The equation \(2(kx-3)+x=9x+c\), where \(k\) and \(c\) are constants, has infinitely many solutions. What is the value of \(k+c\)?`,
          steps: [
            r`Distribute and collect: \((2k+1)x-6=9x+c\).`,
            r`The \(x\) terms must agree: \(2k+1=9\), so \(k=4\).`,
            r`The plain numbers must agree as well: \(c=-6\).`,
            r`Add: \(4+(-6)=-2\).`,
          ],
          answer: r`\(-2\)`,
          check: { claims: ['2*(4*7-3)+7 = 9*7+(-6)', '2*(4*1-3)+1 = 9*1+(-6)', '4+(-6) = -2'] },
        },
        {
          kind: 'question',
          id: 'how-many',
          stem: r`How many solutions does the equation \(4(x-3)+5=2(2x+1)-9\) have?`,
          choices: [
            { text: r`Zero`, why: r`Equal coefficients of \(x\) do not settle it. Look at the numbers too: they are both \(-7\), so they agree.` },
            { text: r`Exactly one`, why: r`One solution needs different coefficients of \(x\). Here both sides have \(4x\).` },
            { text: r`Exactly two`, why: r`A linear equation never has exactly two. Two straight lines cannot cross twice.` },
            { text: r`Infinitely many`, why: r`Both sides are \(4x-7\), so every value of \(x\) makes them equal.` },
          ],
          key: 3,
          check: { claims: ['4*(2-3)+5 = 2*(2*2+1)-9', '4*(9-3)+5 = 2*(2*9+1)-9'] },
        },
      ],
    },
    {
      id: 'traps',
      heading: 'Where points get lost, and where the calculator helps',
      blocks: [
        {
          kind: 'list',
          items: [
            r`Multiplying the side with the fractions and forgetting the plain number on the other side.`,
            r`Reading \(x=0\) as “no solution.” Zero is a number, and it counts as one solution.`,
            r`Answering with the width when the question wanted the length.`,
          ],
        },
        {
          kind: 'text',
          text: r`In the graphing calculator, type the left side as one line, such as \(y=4(2x-3)-x\), and the right side as another. Click the point where they cross; its \(x\) is the solution. If the lines cross off the screen, zoom out first. This is quicker when the numbers are decimals or ugly fractions. When the answer is one division away, working by hand is faster.`,
        },
      ],
    },
  ],
  remember: [
    r`Free first, then gather, then divide.`,
    r`Look at what is asked before you solve.`,
    r`If \(x\) disappears, read what is left: true means every \(x\), false means none.`,
  ],
});
