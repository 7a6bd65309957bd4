/** Choices that are graphs or tables: what a screen reader says about them, and that each stays a single radio button. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { choiceIds } from '#core/questions/choices.ts';
import { choiceSchema, type Choice } from '#core/questions/question.ts';
import type { ExplainedQuestion } from '#core/questions/explanation.ts';
import { Choices } from './choices.tsx';
import { AnswersExplained } from './explanation.tsx';

const graph = (alt: string) => ({
  width: 100,
  height: 100,
  shapes: [{ type: 'line' as const, from: [0, 0] as [number, number], to: [9, 9] as [number, number] }],
  title: 'Graph of a line',
  alt,
});
const graphs: Choice[] = choiceIds.map((id, index) => ({ id, text: '', figure: graph(`A line with slope ${index + 1} through the origin.`) }));
const tables: Choice[] = choiceIds.map((id, index) => ({
  id,
  text: '',
  table: { caption: 'Values of x and y', columns: ['x', 'y'], rows: [['1', `${index + 5}`]] },
}));

const shown = (choices: readonly Choice[]) =>
  renderToStaticMarkup(
    <Choices name="q" choices={choices} answer={null} eliminated={['B']} eliminating={false} onChoose={() => undefined} onEliminate={() => undefined} />,
  );
/** What the radio button of a choice is called: the text inside its label. */
const names = (html: string) =>
  [...html.matchAll(/<label[\s\S]*?<\/label>/g)].map(([label]) => label.replaceAll(/<svg[\s\S]*?<\/svg>/g, '').replaceAll(/<[^>]+>/g, ' '));

describe('a choice that is a graph', () => {
  it('is named by its text alternative', () => {
    const found = names(shown(graphs));
    expect(found).toHaveLength(4);
    for (const [index, name] of found.entries()) expect(name).toContain(`A line with slope ${index + 1} through the origin.`);
  });
  it('has nothing to focus but its radio button and is drawn once', () => {
    const html = shown(graphs);
    expect(html.match(/tabindex/gi)).toBeNull();
    expect(html.match(/<svg aria-hidden/g)).toHaveLength(4);
  });
  it('is shown again where the answers are explained, with why', () => {
    const review: ExplainedQuestion = {
      question: { id: 'q', stem: 'Which graph?', format: 'choice', choices: graphs },
      topicId: 12,
      difficulty: 2,
      archetype: 'LF-d',
      skillTags: ['graphs'],
      keys: ['B'],
      steps: ['One.', 'Two.'],
      takeaway: 'Look at the slope.',
      choices: Object.fromEntries(choiceIds.map((id) => [id, { why: `Reason ${id}.` }])),
      mistakes: [],
    };
    const html = renderToStaticMarkup(<AnswersExplained review={review} given={{ answer: 'A', label: 'Your answer', correct: false }} />);
    expect(html.match(/<svg aria-hidden="true" viewBox/g)).toHaveLength(4);
    expect(html).toContain('A line with slope 2 through the origin.');
    expect(html).toContain('Reason D.');
  });
});

describe('a choice that is a table', () => {
  it('is a table whose cells belong to the name of its radio button', () => {
    const html = shown(tables);
    expect(html.match(/<table/g)).toHaveLength(4);
    expect(names(html)[3]).toMatch(/Values of x and y[\s\S]*8/);
  });
});

it('a choice that shows nothing is refused', () => {
  expect(choiceSchema.safeParse({ id: 'A', text: '' }).success).toBe(false);
  expect(choiceSchema.safeParse(graphs[0]).success).toBe(true);
  expect(choiceSchema.strip().safeParse({ id: 'A', text: ' ' }).success).toBe(false);
});
