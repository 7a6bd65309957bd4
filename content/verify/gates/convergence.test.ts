import { describe, expect, it } from 'vitest';
import type { ChoiceQuestion } from '#core/questions/question.ts';
import { convergenceChance } from './convergence.ts';

const chance = (texts: readonly string[], key: 'A' | 'B' | 'C' | 'D') =>
  convergenceChance({ choices: texts.map((text) => ({ text })), solution: { key } } as unknown as ChoiceQuestion);

describe('the trick "take the choice most like the others"', () => {
  it('finds the key where every wrong choice changes one thing of it', () => {
    const texts = ['\\(y=2x+3\\)', '\\(y=7x+3\\)', '\\(y=2x-9\\)', '\\(y=2x+5\\)'];
    expect(chance(texts, 'A')).toBe(1);
    expect(chance(texts, 'C')).toBe(0);
  });
  it('gains nothing from plain numbers', () => {
    expect(chance(['\\(4\\)', '\\(9\\)', '\\(12\\)', '\\(36\\)'], 'B')).toBe(0.25);
  });
});
