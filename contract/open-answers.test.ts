/** What a newer server may say that this build does not know: it reads the rest, and knows what it could not read. */
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { shippedContent } from '#content/shipped-content.ts';
import { learnerView, shownQuestionSchema } from '#core/questions/learner-view.ts';
import { calls } from './calls.ts';
import { getResult } from './exam-results.ts';
import { startModule } from './exam-modules.ts';
import { getSession } from './exam-sessions.ts';
import { confirmCheckout, getPlan } from './payment.ts';
import { getProgress } from './progress.ts';

const at = '2027-01-01T00:00:00Z';
const clock = { remainingMs: 60_000, allowedMs: 60_000, paused: false };
const slot = {
  position: 0,
  section: 'math',
  stage: 1,
  label: null,
  questionCount: 2,
  unscoredCount: 0,
  timeLimit: 60,
  calculatorAllowed: true,
  breakBefore: 0,
  adaptive: false,
};
const session = {
  id: 's1',
  practiceExamId: 'e1',
  examTitle: 'Practice Test 1',
  status: 'in-progress',
  mode: 'practice',
  timeMultiplier: 1,
  currentModuleIndex: 0,
  currentQuestionIndex: 0,
  phase: { kind: 'module', position: 0, moduleId: 'm1', clock },
  shape: [slot],
  modulesMeta: [],
  startedAt: at,
  updatedAt: at,
};
const choices = ['A', 'B', 'C', 'D'].map((id) => ({ id, text: `Choice ${id}` }));
const known = { id: 'q-1', stem: 'Which?', format: 'choice', choices };

describe('an exam of a newer server', () => {
  test('keeps its known phase', () => {
    expect(getSession.output.parse(session)).toEqual(session);
  });

  test.each([
    ['a new phase', { kind: 'check-in', room: 4 }],
    ['a phase in a new shape', { kind: 'module', position: 0, moduleId: 'm1', endsAt: at }],
  ])('%s reads as unknown, and the rest of the session stays', (_what, phase) => {
    expect(getSession.output.parse({ ...session, phase })).toEqual({ ...session, phase: { kind: 'unknown' } });
  });

  test('a new mode, status and allowance of time', () => {
    const newer = { ...session, mode: 'proctored', status: 'on-hold', timeMultiplier: 1.25 };
    expect(getSession.output.parse(newer)).toMatchObject({ mode: 'unknown', status: 'unknown', timeMultiplier: 1.25 });
  });

  test('a question of a new format keeps its place, its stem and its passage; the others are whole', () => {
    const passage = { kind: 'prose', text: 'A passage.' };
    const questions = [known, { id: 'q-2', stem: 'Put in order.', stimulus: passage, format: 'order', items: ['x', 'y'] }, { id: 'q-3', format: 'drawing' }];
    const opened = { session, module: { moduleId: 'm1', position: 0, section: 'math', stage: 1, questions }, answers: [] };
    expect(startModule.output.parse(opened).module.questions).toEqual([
      known,
      { id: 'q-2', stem: 'Put in order.', stimulus: passage, format: 'unknown' },
      { id: 'q-3', stem: '', format: 'unknown' },
    ]);
  });

  test('a fifth choice or a new figure in one: the question is not offered by halves', () => {
    expect(shownQuestionSchema.parse({ ...known, choices: [...choices, { id: 'E', text: 'Choice E' }] })).toMatchObject({ format: 'unknown', stem: 'Which?' });
    const drawn = choices.map((choice) => ({ ...choice, figure: { kind: 'animation' } }));
    expect(shownQuestionSchema.parse({ ...known, choices: drawn })).toMatchObject({ format: 'unknown' });
  });

  test('a stimulus of a new kind leaves the question answerable, and so does what is said of it besides', () => {
    expect(shownQuestionSchema.parse({ ...known, stimulus: { kind: 'recording', url: '/a.mp3' } })).toEqual({ ...known, stimulus: { kind: 'unknown' } });
    const credited = { ...known, hint: 'x', stimulus: { kind: 'prose', text: 'A passage.', credit: 'Somebody' } };
    expect(shownQuestionSchema.parse(credited)).toEqual({ ...known, stimulus: { kind: 'prose', text: 'A passage.' } });
  });

  test('a next step and a checkout state that are not known', () => {
    expect(getProgress.output.shape.next.parse({ kind: 'live-lesson', lessonId: 'l1' })).toEqual({ kind: 'unknown' });
    expect(confirmCheckout.output.parse({ state: 'on-hold', tier: 'plus', months: null })).toMatchObject({ state: 'unknown' });
    expect(getPlan.output.shape.payments.element.shape.dispute.parse('won')).toBe('unknown');
    expect(getPlan.output.shape.payments.element.shape.dispute.parse(null)).toBeNull();
    expect(getResult.output.shape.mode.parse('proctored')).toBe('unknown');
  });
});

test('every question that is shipped is read whole', () => {
  const asked = shippedContent().questions.map(({ question }) => learnerView(question));
  expect(asked.length).toBeGreaterThan(500);
  expect(asked.map((question) => shownQuestionSchema.parse(question))).toEqual(asked);
});

type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
const isUnknown = (value: unknown): boolean =>
  isNode(value) && isNode(value['properties']) && JSON.stringify(value['properties']).includes('"const":"unknown"');
const options = (node: Node): unknown[] => ['anyOf', 'oneOf'].flatMap((key) => (Array.isArray(node[key]) ? (node[key] as unknown[]) : []));

/** Enumerations and unions that know no other value. What stands in a union that does is read there, or as unknown. */
function closed(value: unknown, name: string): string[] {
  if (Array.isArray(value)) return value.flatMap((part) => closed(part, name));
  if (!isNode(value)) return [];
  const parts = options(value);
  if (parts.some(isUnknown)) return [];
  const values = value['enum'];
  const own = Array.isArray(values) && !values.includes('unknown') && value['default'] !== 'free' ? [`${name}: ${values.join(', ')}`] : [];
  const kinds = parts.filter((part) => isNode(part) && part['type'] === 'object').length > 1 ? [`${name}: one of several shapes`] : [];
  const properties = isNode(value['properties']) ? Object.entries(value['properties']).flatMap(([key, part]) => closed(part, key)) : [];
  return [...own, ...kinds, ...properties, ...closed(value['items'], name), ...closed(parts, name)];
}

/** What only refreshing helps with: the answer cannot be read, and its screen says so. Every other value is open. */
const strict = {
  'an exam of other sections is another product': ['section: reading-writing, math', 'category'],
  'a price or a plan that is not known is not told by halves': ['tier: plus, max', 'tiers: plus, max', 'discount: one of', 'duration: one of'],
  'whom an account is connected to is told whole': ['id: google'],
  'a state goes back to the server as it came: none may be dropped or changed on the way': [
    'answer: A, B, C, D',
    'eliminated',
    'target',
    'colour',
    'underline',
  ],
};

test('every enumeration in an answer is open, or its screen asks to refresh', () => {
  const found = new Set(Object.values(calls).flatMap(({ id, output }) => closed(z.toJSONSchema(output, { io: 'output', unrepresentable: 'any' }), id)));
  const allowed = Object.values(strict).flat();
  expect([...found].filter((each) => !allowed.some((start) => each.startsWith(start)))).toEqual([]);
});

test('a closed one would be seen', () => {
  const schema = z.object({
    state: z.enum(['on', 'off']),
    list: z.array(z.discriminatedUnion('kind', [z.object({ kind: z.literal('a') }), z.object({ kind: z.literal('b') })])),
  });
  expect(closed(z.toJSONSchema(schema), 'x')).toEqual(['state: on, off', 'list: one of several shapes']);
});
