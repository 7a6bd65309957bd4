/** Whatever a model writes, reading it ends with sound data or with sentences; what it may not change stays. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { questionSchema, type Provenance, type Question } from '#core/questions/question.ts';
import { questionFromTemplate } from '../templates.ts';
import { draftAnswerSchema, editAnswerSchema, readObject } from './answers.ts';
import { editableTexts, questionFromAnswer, withEdits, type Place } from './build.ts';
import { costOf, estimatedTokens } from './cost.ts';
import { draftMessages, editMessages, solveMessages } from './prompts.ts';
import { editKinds } from './requests.ts';

const answer = {
  format: 'choice',
  stem: 'What is \\(2 + 2\\)?',
  correct: { text: '4', why: 'Two and two are four.' },
  wrong: ['3', '5', '22'].map((text) => ({ text, why: 'This is not the sum of the two.', misconception: 'SIGN' })),
  steps: ['Begin at 2.', 'Count on two.'],
  takeaway: 'Count on from the first number.',
  skillTags: ['add'],
};
const provenance: Provenance = { kind: 'drafted', model: 'm', requestId: 'r', basis: 'archetype LE1-a', setting: 'fictional', facts: [] };
const place: Place = { id: 'q-0123456789abcdef', topicId: 11, archetype: 'LE1-a', level: 2, provenance, order: '2031' };
const template = questionFromTemplate('passage', 'q-0123456789abcdef');

test('any text is read as data or as sentences, and never fails otherwise', () => {
  const piece = fc.oneof(
    fc.constantFrom('{', '}', '[', ']', '"', ':', ',', '\\', 'null', '"stem"', '<script>', '\u202e', '\u0000', '```json\n', '</think>'),
    fc.string(),
  );
  const text = fc.oneof(
    fc.array(piece).map((pieces) => pieces.join('')),
    fc.json(),
    fc.json().map((json) => `{"edits":${json}}`),
  );
  fc.assert(
    fc.property(text, (written) => {
      for (const read of [readObject(written, draftAnswerSchema), readObject(written, editAnswerSchema)])
        if (!read.ok) expect(read.problems.length).toBeGreaterThan(0);
    }),
  );
});

test('any JSON in place of a part of an answer gives a sound question or sentences', () => {
  const path = fc.constantFrom(...Object.keys(answer));
  fc.assert(
    fc.property(path, fc.jsonValue(), (name, value) => {
      const read = readObject(JSON.stringify({ ...answer, [name]: value }), draftAnswerSchema);
      const question = read.ok ? questionFromAnswer(read.value, place) : read;
      if (question.ok) expect(questionSchema.safeParse(question.value).success).toBe(true);
      else expect(question.problems.length).toBeGreaterThan(0);
    }),
  );
});

test('the right choice stands where the order says, with its explanation', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(['0', '1', '2', '3'], { minLength: 4 }), (order) => {
      const read = readObject(JSON.stringify(answer), draftAnswerSchema);
      const question = read.ok ? questionFromAnswer(read.value, { ...place, order: order.join('') }) : read;
      if (!question.ok || question.value.format !== 'choice') throw new Error(JSON.stringify(question));
      const { choices, solution } = question.value;
      expect(choices.find(({ id }) => id === solution.key)?.text).toBe('4');
      expect(solution.choices[solution.key]).toEqual({ why: 'Two and two are four.' });
      expect(Object.values(solution.choices).filter(({ misconception }) => misconception === 'SIGN')).toHaveLength(3);
      expect(solution.steps.at(-1)).toBe(`The answer is ${solution.key}.`);
    }),
  );
});

test('edits change what may be changed and nothing else', () => {
  const anyPath = fc.oneof(
    fc.constantFrom('stem', 'solution.key', 'topicId', 'skillTags', 'solution.takeaway', '__proto__', 'constructor', 'provenance'),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.constantFrom(...editKinds), fc.dictionary(anyPath, fc.string({ minLength: 1, maxLength: 40 })), (kind, edits) => {
      const allowed = editableTexts(template, kind).map(({ path }) => path);
      const edited = withEdits(template, kind, edits);
      if (Object.keys(edits).some((path) => !allowed.includes(path))) expect(edited.ok).toBe(false);
      if (!edited.ok) return;
      const { archetype, topicId, difficulty, provenance: origin } = edited.value;
      expect({ archetype, topicId, difficulty, origin }).toEqual({
        archetype: template.archetype,
        topicId: template.topicId,
        difficulty: template.difficulty,
        origin: template.provenance,
      });
      if (edited.value.format === 'choice' && template.format === 'choice') expect(edited.value.solution.key).toBe(template.solution.key);
    }),
  );
});

test('a quoted work is not offered for rewriting', () => {
  const quoted: Question = { ...template, provenance: { kind: 'public-domain', author: 'A', title: 'T', year: 1900, source: 's', facts: [] } };
  expect(editableTexts(template, 'rewrite').map(({ path }) => path)).toContain('stimulus.text');
  expect(editableTexts(quoted, 'rewrite').map(({ path }) => path)).not.toContain('stimulus.text');
});

test('what is material stands as data in the last message, whatever it says; the solver gets no key', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (hostile) => {
      const task = { archetype: 'CID-a', topicId: 1, level: 3, concept: { title: 't', idea: 'i', signal: 's' }, example: null, wishes: hostile };
      const messages = draftMessages({ ...task, dossier: { title: hostile, claims: [{ id: 'one', claim: hostile }] } });
      expect(messages.map(({ role }) => role)).toEqual(['system', 'user']);
      expect(JSON.parse(messages[1]?.content ?? '').material.dossier).toEqual({ title: hostile, claims: [{ id: 'one', claim: hostile }] });
      expect(draftMessages({ ...task, wishes: '', dossier: { title: 'Calm', claims: [] } })[0]).toEqual(messages[0]);
    }),
  );
  for (const kind of editKinds) expect(JSON.parse(editMessages(template, kind, '')[1]?.content ?? '')).toHaveProperty('material');
  expect(
    solveMessages(template)
      .map(({ content }) => content)
      .join(''),
  ).not.toMatch(/takeaway|"why"|"key"/);
});

test('costs grow with tokens and are never less than exact', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.nat(1_000_000), fc.double({ min: 0, max: 100, noNaN: true }), (prompt, completion, price) => {
      const cost = costOf({ prompt, completion }, { input: price, output: 2 * price });
      expect(Number.isInteger(cost)).toBe(true);
      expect(cost).toBeGreaterThanOrEqual(prompt * price + completion * 2 * price - 1e-6);
      expect(costOf({ prompt, completion }, null)).toBe(0);
    }),
  );
  expect(estimatedTokens(10)).toBe(4);
});
