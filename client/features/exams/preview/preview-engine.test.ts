import { expect, test, vi } from 'vitest';
import type { ModuleView } from '#contract/exam-modules.ts';
import { createPreviewEngine } from './preview-engine.ts';

const module: ModuleView = {
  moduleId: 'm-1',
  position: 0,
  section: 'math',
  stage: 1,
  questions: [
    { id: 'q-1', stem: 'How much is $1 + 1$?', format: 'spr' },
    { id: 'q-2', stem: 'How much is $1 + 2$?', format: 'spr' },
  ],
};

test('a preview keeps what is answered and marked, and tells its screen', () => {
  const engine = createPreviewEngine({ module, allowedMs: 60_000, onSubmit: vi.fn() });
  const heard = vi.fn();
  engine.subscribe(heard);
  engine.change('q-1', { answer: '2' });
  engine.change('q-1', { marked: true });
  expect(engine.snapshot().answers.get('q-1')).toMatchObject({ answer: '2', marked: true });
  expect(heard).toHaveBeenCalledTimes(2);
  engine.change('q-1', { marked: true });
  expect(heard).toHaveBeenCalledTimes(2);
});

test('it moves within the module, and its clock stands still until it is submitted by hand', () => {
  const onSubmit = vi.fn();
  const engine = createPreviewEngine({ module, allowedMs: 60_000, onSubmit });
  engine.goTo(5);
  expect(engine.snapshot().index).toBe(1);
  expect(engine.remaining()).toBe(60_000);
  expect(onSubmit).not.toHaveBeenCalled();
  engine.submit();
  expect(onSubmit).toHaveBeenCalledOnce();
});
