/** Of the choices of INEQ-g, neither inequality alone gives the key away. */
import { expect, it } from 'vitest';
import { makeQuestion } from '#content/generators/make-question.ts';
import { systemForLimits } from './system-for-limits.ts';

const inequalitiesOf = (text: string) => /aligned\}(.*)\\\\(.*)\\end/.exec(text)?.slice(1) ?? [];

it('shows each inequality of the key in another choice, and neither in all of them', () => {
  const questions = Array.from({ length: 150 }, (_, seed) => makeQuestion(systemForLimits, seed, 3)).filter((question) => question?.format === 'choice');
  expect(questions.length).toBeGreaterThan(140);
  for (const question of questions) {
    const systems = question.choices.map(({ text }) => inequalitiesOf(text));
    const key = systems[question.choices.findIndex(({ id }) => id === question.solution.key)] ?? [];
    expect(key).toHaveLength(2);
    for (const line of [0, 1]) {
      const sharing = systems.filter((system) => system[line] === key[line]).length;
      expect(sharing, question.stem).toBeGreaterThan(1);
      expect(sharing, question.stem).toBeLessThan(4);
    }
  }
});
