import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { topicIdFromLegacy } from './legacy.ts';
import { mainCategories, sectionNames, topics } from './topics.ts';

describe('topicIdFromLegacy', () => {
  it.each(topics)('knows topic $id by number, name, slug and path', ({ id, name, slug, mainCategory, section, categoryPath }) => {
    for (const text of [
      String(id),
      name,
      slug,
      name.toUpperCase(),
      ` ${name} `,
      name.replace(' and ', ' & '),
      `${categoryPath}.${slug}`,
      `${sectionNames[section]}/${mainCategories[mainCategory].name}/${name}`,
    ]) {
      expect([text, topicIdFromLegacy(text)]).toEqual([text, id]);
    }
  });

  it.each([
    ['central-ideas-and-details', 1],
    ['central ideas', 1],
    ['inference', 2],
    ['command-of-evidence-textual', 3],
    ['command of evidence (quantitative)', 3],
    ['words-in-context-vocabulary', 4],
    ['text-structure', 5],
    ['cross-text', 6],
    ['synthesis', 7],
    ['transition', 8],
    ['boundary', null],
    ['form-structure-and-sense', 10],
    ['linear-equations-in-one-variable', 11],
    ['linear equations in 1 variable', 11],
    ['linear-function', 12],
    ['linear-equations-in-2-variables', 13],
    ['systems-of-two-linear-equations', 14],
    ['systems-of-equations', 14],
    ['Systems of two linear equations in two variables', 14],
    ['systems-of-2-linear-equations-in-2-variables', 14],
    ['systems of linear equations in two variables', 14],
    ['three systems of linear equations in two variables', null],
    ['linear-inequalities-one-or-two-variables', 15],
    ['nonlinear-equations-and-systems', 17],
    ['nonlinear-equations-in-one-variable-and-systems-of-equations-in-two-variables', 17],
    ['equivalent-expression', 18],
    ['ratios-rates-proportional-relationships-and-units', 19],
    ['ratios', 19],
    ['percentage', 20],
    ['one-variable-data-distributions', 21],
    ['two-variable-data-models-and-scatterplots', 22],
    ['probability-and-conditional-probability', 23],
    ['inference-from-sample-statistics-and-margin-of-error', 24],
    ['evaluating-statistical-claims-observational-studies-and-experiments', 25],
    ['area and volume', 26],
    ['triangles', null],
    ['right-triangles', 28],
    ['trigonometry', 28],
    ['circle', 29],
  ])('maps %s to %s', (text, id) => expect(topicIdFromLegacy(text)).toBe(id));

  it.each(['', ' ', '/', 'linear', 'equations', 'text', 'data', '0', '30', '99', 'biology', 'and', 'of the', 'constructor', '__proto__', 'toString'])(
    'does not guess at %j',
    (text) => expect(topicIdFromLegacy(text)).toBeNull(),
  );

  it('takes any text without throwing and answers only with topics', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const id = topicIdFromLegacy(text);
        expect(id === null || (id >= 1 && id <= 29)).toBe(true);
      }),
    );
  });
});
