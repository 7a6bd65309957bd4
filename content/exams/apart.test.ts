import { describe, expect, it } from 'vitest';
import { writtenQuestion } from '../verify/gates/fixtures.ts';
import { nearForms, nearness, repeatedTexts, stretchLength, writtenText, type WrittenForm, type WrittenText } from './apart.ts';
import forms from './forms.json' with { type: 'json' };
import { publishedTexts, writtenForm } from './published-texts.ts';

const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const wordsOf = (count: number) => Array.from({ length: count }, (_, index) => `${numbers[index % 10] ?? ''}${'x'.repeat(index)}`).join(' ');
const told = (id: string, text: string, ...sources: string[]): WrittenText =>
  writtenText({ question: { ...writtenQuestion, id, stimulus: { kind: 'prose', text } }, sources });
const form = (number: number, ...texts: WrittenText[]): WrittenForm => ({ number, texts });
// The fixture's own choices are the same in all of them, and too short to count.
const long = wordsOf(stretchLength);

describe('two forms', () => {
  it('may not share a stretch of text, however it is set', () => {
    const one = told('q-1', `It was so. ${long}`);
    expect(nearness(one, [form(2, told('q-2', `<u>${long}</u>, and more`))], [])).toEqual(['q-1 shares text with q-2 of form 2']);
    expect(nearness(told('q-1', wordsOf(stretchLength - 1)), [form(2, told('q-2', long))], [])).toEqual([]);
  });
  it('may not quote one passage, be it in other words of it', () => {
    expect(nearness(told('q-1', 'Some words.', 'novel/ball'), [form(2, told('q-2', 'Others.', 'novel/ball'))], [])).toHaveLength(1);
    expect(nearness(told('q-1', 'Some words.', 'novel/ball'), [form(2, told('q-2', 'Others.', 'novel/duel'))], [])).toEqual([]);
  });
  it('leave a subject to one other form', () => {
    const asked = [2, 3].map((number) => form(number, told(`q-${number}`, 'Words.', 'moss')));
    expect(nearness(told('q-1', 'Words.', 'moss'), asked.slice(1), [])).toEqual([]);
    expect(nearness(told('q-1', 'Words.', 'moss'), asked, [])).toEqual(['q-1 is about moss, as 2 other forms are']);
  });
});

it('a text of practice stands in no exam', () =>
  expect(nearness(told('q-1', long), [], [told('q-9', long)])).toEqual(['q-1 shares text with q-9, which is asked outside of exams']));

it('two texts of practice that repeat each other are found, once a pair', () => {
  const [one, other] = [told('q-1', long), told('q-2', `It was so. ${long} and so`)];
  expect(repeatedTexts([one, told('q-3', 'Words of its own.'), other])).toEqual(['q-2 shares text with q-1']);
});

// Wherever they are asked: whoever practices meets a predictive exam's texts again, and a question that waits for a form may get into any.
it('no two published questions share text', () => expect(repeatedTexts([...publishedTexts().byId.values()])).toEqual([]));

describe('the forms that are shipped', () => {
  const { byId, outside } = publishedTexts();
  const written = forms.map((one) => writtenForm(one, byId));
  it('are kept apart', () => expect(nearForms(written, outside)).toEqual([]));
  it('share few subjects', () => {
    const subjects = written.map(({ texts }) => new Set(texts.flatMap(({ sources }) => sources.map((source) => source.split('/')[0]))));
    const shared = subjects.flatMap((one, index) => subjects.slice(index + 1).map((other) => [...one].filter((subject) => other.has(subject)).length));
    // Of 81 written questions in a form. To come down as questions on other subjects are written.
    expect(Math.max(...shared)).toBeLessThanOrEqual(4);
  });
});
