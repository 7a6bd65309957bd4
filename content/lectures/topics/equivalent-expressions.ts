import { sketch } from '#content/figures/geometry.ts';
import { drawn, r } from '#content/concepts/concept.ts';
import { lectureOf } from '../lecture.ts';

export const equivalentExpressions = lectureOf(18, {
  id: 'equivalent-expressions',
  title: 'Same value, different look: equivalent expressions',
  promise: r`You can rewrite expressions in either direction, and you have a test that rules out wrong choices in seconds.`,
  minutes: 15,
  concepts: [
    'combine-like-terms',
    'multiply-every-pair',
    'factor-it',
    'exponent-rules',
    'add-fractions-with-letters',
    'divide-polynomials',
    'identities-and-unknown-coefficients',
    'complete-the-square',
  ],
  parts: [
    {
      id: 'equal-everywhere',
      heading: 'Equal for every value of the variable',
      blocks: [
        {
          kind: 'text',
          text: r`Two expressions are equivalent if they give the same number for <i>every</i> \(x\). You are not solving for anything. You only write the same thing in another way, because the new form shows you something new.`,
        },
        {
          kind: 'text',
          text: r`You know this from numbers. \(\frac{6}{8}\), \(\frac{3}{4}\), and 0.75 look different but have the same value. The first counts slices, the second is the shortest, and the third is ready for a calculator. Each form of an expression has its uses, too.`,
        },
        {
          kind: 'text',
          text: r`This gives you a test. If a choice differs from the original at a single \(x\), it is out. Put in 2 or 3, and stay away from 0 and 1, where too many expressions agree. One number can rule a choice out. It cannot rule one in, but when only one choice is left, that is enough.`,
        },
      ],
    },
    {
      id: 'open',
      heading: 'Multiply out: every term meets every term',
      blocks: [
        {
          kind: 'text',
          text: r`A product of two sums is the area of a rectangle. Each side has two parts, so the rectangle has four pieces, and you need all four. Afterward, combine only pieces of the same kind: squares with squares, \(x\) with \(x\).`,
        },
        {
          kind: 'interactive',
          show: { type: 'expression-area', first: [1, 4], second: [1, 2] },
          caption: r`Change the two numbers and watch the four pieces. The two strips together make the \(x\) term.`,
          inWords: r`A rectangle with sides x plus one number and x plus another. It is cut into a square of area x squared, two strips, and a corner. The strips together give the x term, and the corner gives the constant.`,
        },
        {
          kind: 'text',
          text: r`Be careful with a minus in front of parentheses: \(a-(b-c)\) is \(a-b+c\). Compare \(10-(5-2)\): you take away only 3. If you take away 5, you have to give 2 back. Write the line without parentheses first. Combine on the next line, not in your head.`,
        },
        {
          kind: 'example',
          level: 2,
          stem: r`Which expression is equivalent to \((2x+5)(x-3)-(x^2-4x+1)\)?`,
          steps: [
            r`Four pieces: \(2x^2-6x+5x-15\), which is \(2x^2-x-15\).`,
            r`The minus applies to everything in the last parentheses: \(-x^2+4x-1\).`,
            r`Combine: \(x^2+3x-16\).`,
            r`Test \(x=2\): \(9(-1)-(-3)=-6\), and \(4+6-16=-6\).`,
          ],
          answer: r`\(x^2+3x-16\)`,
          check: { claims: ['(2*2+5)*(2-3)-(2^2-4*2+1) = 2^2+3*2-16', '(2*7+5)*(7-3)-(7^2-4*7+1) = 7^2+3*7-16'] },
        },
        {
          kind: 'question',
          id: 'square-of-a-difference',
          stem: r`Which expression is equivalent to \((5-2x)^2-4x^2\)?`,
          choices: [
            { text: r`\(25\)`, why: r`This squares each term by itself. The two middle pieces, \(-10x\) and \(-10x\), are missing.` },
            { text: r`\(25-8x^2\)`, why: r`Here \((5-2x)^2\) was taken as \(25-4x^2\). That is \((5-2x)(5+2x)\), not the square.` },
            { text: r`\(25-10x\)`, why: r`Only one of the two middle pieces is here. Each factor gives one.` },
            { text: r`\(25-20x\)`, why: r`The square is \(25-20x+4x^2\), and then \(4x^2\) is subtracted.` },
          ],
          key: 3,
          check: { claims: ['(5-2*3)^2-4*3^2 = 25-20*3', '(5-2*8)^2-4*8^2 = 25-20*8'] },
        },
      ],
    },
    {
      id: 'back',
      heading: 'Go back: a product shows what a sum hides',
      blocks: [
        {
          kind: 'text',
          text: r`Why factor? The sum \(x^2-2x-15\) does not tell you much. The product \((x-5)(x+3)\) shows where it is 0, and what might cancel. Look for a common factor first. Then look for \(a^2-b^2=(a+b)(a-b)\). Then look for a pair of numbers with the right product and sum.`,
        },
        {
          kind: 'text',
          text: r`If you only have to pick a factor, do not factor at all. A factor \((x-r)\) makes the whole expression 0 at \(r\). Put \(r\) in and look.`,
        },
        {
          kind: 'question',
          id: 'which-factor',
          stem: r`Which of the following is a factor of \(3x^2-10x-8\)?`,
          choices: [
            { text: r`\(x+4\)`, why: r`This factor is 0 at \(-4\). There the expression is \(48+40-8=80\). The sign is backward.` },
            { text: r`\(x-4\)`, why: r`At 4 the expression is \(48-40-8=0\). The other factor is \(3x+2\).` },
            { text: r`\(x-2\)`, why: r`At 2 the expression is \(12-20-8=-16\), not 0. It is not enough that 2 divides 8.` },
            { text: r`\(3x-2\)`, why: r`The factor is \(3x+2\). With \(3x-2\) and \(x+4\) the middle term would be \(+10x\).` },
          ],
          key: 1,
          check: {
            claims: ['3*4^2-10*4-8 = 0', '3*(-4)^2-10*(-4)-8 = 80', '3*2^2-10*2-8 = -16', '(3*5+2)*(5-4) = 3*5^2-10*5-8', '(3*5-2)*(5+4) = 3*5^2+10*5-8'],
          },
        },
        {
          kind: 'text',
          text: r`And if you must factor one with a number in front of \(x^2\)? For \(2x^2+7x-15\), multiply the first and last numbers: \(2\cdot(-15)=-30\). Find two numbers with this product and the sum 7: they are 10 and \(-3\). Split the middle term, \(2x^2+10x-3x-15\), and factor out what is common: \(2x(x+5)-3(x+5)\). So it is \((2x-3)(x+5)\).`,
        },
        {
          kind: 'text',
          text: r`One more way to rewrite a quadratic shows the lowest or highest point of its parabola: completing the square. Take \(x^2+6x\). The picture shows why you halve the 6. The \(6x\) is split into two strips of \(3x\), laid along two sides of \(x^2\). Only a corner is missing, 3 by 3. Add 9 for it, and take 9 away again.`,
        },
        {
          kind: 'figure',
          figure: drawn(
            sketch({
              title: 'A square with a missing corner',
              alt: 'A square of side x with area x squared. Along its top and its right side lie two strips, each 3 wide, with area 3x. The corner between the strips is marked with the number 9.',
              items: [
                {
                  type: 'polygon',
                  points: [
                    [0, 0],
                    [8, 0],
                    [8, 8],
                    [0, 8],
                  ],
                },
                { type: 'segment', from: [5, 0], to: [5, 8] },
                { type: 'segment', from: [0, 5], to: [8, 5] },
                { type: 'name', at: [2.5, 2.6], label: 'x²', awayFrom: [2.5, 8] },
                { type: 'name', at: [2.5, 6.6], label: '3x', awayFrom: [2.5, 8] },
                { type: 'name', at: [6.5, 2.6], label: '3x', awayFrom: [6.5, 8] },
                { type: 'name', at: [6.5, 6.6], label: '9', awayFrom: [6.5, 8] },
                { type: 'name', at: [2.5, 0], label: 'x', awayFrom: [2.5, 8] },
                { type: 'name', at: [6.5, 0], label: '3', awayFrom: [6.5, 8] },
                { type: 'name', at: [0, 2.5], label: 'x', awayFrom: [8, 2.5] },
                { type: 'name', at: [0, 6.5], label: '3', awayFrom: [8, 6.5] },
              ],
            }),
          ),
          caption: r`\(x^2+6x\) is a square without its corner: \((x+3)^2-9\).`,
        },
        {
          kind: 'question',
          id: 'complete-it',
          stem: r`If \(x^2+14x+40=(x+h)^2+k\) for all values of \(x\), what is the value of \(k\)?`,
          choices: [
            { text: r`\(-156\)`, why: r`This subtracts \(14^2\). The middle number is halved first: the corner is \(7^2=49\).` },
            { text: r`\(-9\)`, why: r`\((x+7)^2\) adds 49, but there is only 40, so 9 must be subtracted.` },
            { text: r`\(9\)`, why: r`The size is right, but the sign is not. The square adds 9 too much, so 9 is subtracted.` },
            { text: r`\(40\)`, why: r`The 40 was left as it was. But \((x+7)^2\) has a constant of its own, 49.` },
          ],
          key: 1,
          check: { claims: ['3^2+14*3+40 = (3+7)^2+(-9)', '0+40 = 7^2+(-9)', '40-14^2 = -156'] },
        },
      ],
    },
    {
      id: 'exponents',
      heading: 'An exponent is a count of factors',
      blocks: [
        {
          kind: 'text',
          text: r`Every exponent rule is counting. \(x^3\cdot x^2\) is three factors and two more: \(x^5\). Dividing removes factors, so exponents subtract. A negative exponent means factors in the denominator: \(x^{-2}=\frac{1}{x^2}\). A root is a fractional exponent: \(\sqrt{x^5}=x^{5/2}\), power on top, root below.`,
        },
        {
          kind: 'text',
          text: r`Forgot a rule? Try it with a number. Is \(2^3\cdot2^2\) equal to \(2^5\) or \(2^6\)? It is \(8\cdot4=32\), which is \(2^5\). For \(16^{-3/4}\), go in steps. The fourth root of 16 is 2. The cube of 2 is 8. The minus makes it \(\frac{1}{8}\).`,
        },
        {
          kind: 'example',
          level: 3,
          stem: r`Which expression is equivalent to \(\frac{\left(2x^3\right)^2}{\sqrt{x^5}}\), where \(x>0\)?`,
          steps: [
            r`The square applies to everything in the parentheses, including the 2: \(4x^6\).`,
            r`The root is an exponent: \(\sqrt{x^5}=x^{5/2}\).`,
            r`Dividing subtracts: \(6-\frac{5}{2}=\frac{7}{2}\).`,
          ],
          answer: r`\(4x^{7/2}\)`,
          check: { claims: ['(2*4^3)^2/sqrt(4^5) = 4*4^(7/2)', '(2*9^3)^2/sqrt(9^5) = 4*9^(7/2)'] },
        },
      ],
    },
    {
      id: 'fractions',
      heading: 'Fractions with letters are still fractions',
      blocks: [
        {
          kind: 'text',
          text: r`To add fractions, you need a common denominator. To cancel, you need a factor of the <i>whole</i> top and the <i>whole</i> bottom. In \(\frac{x+6}{x+2}\) nothing cancels. Test \(x=2\): the fraction is \(\frac{8}{4}\), which is 2. Crossing out \(x\) would leave \(\frac{6}{2}\), which is 3, so that cannot be right.`,
        },
        {
          kind: 'text',
          text: r`When you add, multiply each top by what its own bottom is missing. In \(\frac{2}{x}+\frac{3}{x+1}\), the common denominator is \(x(x+1)\), and the tops become \(2(x+1)\) and \(3x\). Together: \(\frac{5x+2}{x(x+1)}\). Test \(x=1\): both forms give 3.5.`,
        },
        {
          kind: 'text',
          text: r`A hard question may give you the form of the answer, with letters in place of some numbers. Both sides are equal at every allowed \(x\), so choose the \(x\) that makes the letters easy to find.`,
        },
        {
          kind: 'example',
          level: 4,
          stem: r`The expression \(\frac{4x^2+2x-9}{2x-3}\) is equivalent to \(2x+a+\frac{b}{2x-3}\), where \(a\) and \(b\) are constants and \(x\ne\frac{3}{2}\). What is the value of \(a+b\)?`,
          steps: [
            r`Multiply by \(2x-3\): \(4x^2+2x-9=(2x-3)(2x+a)+b\).`,
            r`Now there is no denominator, so \(x=\frac{3}{2}\) is allowed. There \(2x-3\) is 0, so only \(b\) is left on the right: \(b=9+3-9=3\).`,
            r`At \(x=0\): \(-9=-3a+3\), so \(a=4\).`,
            r`Add: \(4+3=7\).`,
          ],
          answer: r`\(7\)`,
          check: { claims: ['4*1.5^2+2*1.5-9 = 3', '(4*5^2+2*5-9)/(2*5-3) = 2*5+4+3/(2*5-3)', '(4*0-9)/(0-3) = 4+3/(0-3)', '4+3 = 7'] },
        },
      ],
    },
    {
      id: 'traps',
      heading: 'Traps, and a check with the calculator',
      blocks: [
        {
          kind: 'list',
          items: [
            r`A minus in front of parentheses that changes only the first sign.`,
            r`\((a+b)^2\) written as \(a^2+b^2\).`,
            r`A power applied to the letter but not to the number in front.`,
            r`Crossing out terms of a sum instead of factors of a product.`,
          ],
        },
        {
          kind: 'text',
          text: r`In the graphing calculator, type the original as \(y=\ldots\) and a choice as a second line. If one curve covers the other everywhere, the choice is right. With four choices and ugly fractions, this beats algebra.`,
        },
      ],
    },
  ],
  remember: [
    r`Equivalent means equal for every \(x\), so one number can rule a choice out.`,
    r`Every term meets every term, and a minus applies to everything in the parentheses.`,
    r`Cancel factors, never terms.`,
  ],
});
