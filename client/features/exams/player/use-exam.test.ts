import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { useEngine } from './use-exam.ts';

const opened = vi.hoisted(() => vi.fn());
vi.mock('../engine/exam-engine.ts', () => ({ createExamEngine: opened }));
vi.mock('../engine/browser-ports.ts', () => ({ browserPorts: () => ({}) }));
afterEach(() => vi.unstubAllGlobals());

it('opens no exam while rendering: what is rendered may never be shown', () => {
  vi.stubGlobal('document', { addEventListener: () => undefined });
  vi.stubGlobal('window', { addEventListener: () => undefined });
  opened.mockReturnValue({ open: () => undefined });
  const Screen = () => (useEngine('u1', 's1') ? 'exam' : 'opening');
  expect(renderToString(createElement(Screen))).toBe('opening');
  expect(opened).not.toHaveBeenCalled();
});
