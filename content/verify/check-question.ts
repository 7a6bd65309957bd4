/** The gates every single question must pass, whoever wrote it: schema, clean text, strict LaTeX, one right answer. */
import { parseRational, toText } from '#core/rational.ts';
import { learnerView } from '#core/questions/learner-view.ts';
import { questionSchema, type Question, type Stimulus } from '#core/questions/question.ts';
import type { Figure } from '#core/questions/figure.ts';
import { isEnterable } from '#core/questions/spr.ts';
import type { Resolver } from './resolver.ts';

/** Renders LaTeX (without delimiters) and throws on anything the renderer would warn about. */
export type RenderLatex = (latex: string) => void;

/** Longest stem a student should have to read; mathematics in one pair of delimiters counts as one word. */
const maxStemWords = 90;
const mathSpan = /\\\(([\s\S]*?)\\\)/g;

/** Mistakes inside mathematics that no printed test would show. */
const uglyMath: readonly (readonly [RegExp, string])[] = [
  [/(?<![\d.,\\])1\s?[a-z](?![a-z])/, 'coefficient 1'],
  [/(?<![\d.,^_{\\])0\s?[a-z](?![a-z])/, 'coefficient 0'],
  [/[+-]\s*[+-]/, 'two signs in a row'],
  [/\^(1(?![\d.])|\{1\})/, 'exponent 1'],
  [/(?<!\\)[$%#]/, 'unescaped special character'],
];

/** What the code printed instead of a value. A slope may be undefined. */
const leakedValue = /(?<!slope is )undefined(?! slope)|NaN|\[object|Infinity/;

/** Mistakes anywhere in what a student reads. */
const uglyText: readonly (readonly [RegExp, string])[] = [
  [/\bnull\b/, 'leaked value'],
  [/\b(clearly|obviously)\b/i, 'clearly/obviously'],
  [
    /(?<![\d.,/:])\b1 (?!is\b|as\b|was\b|has\b|less\b|plus\b|minus\b|times\b|class\b|units?\b|this\b|always\b|us\b|perhaps\b|thus\b)[a-z]+s\b/,
    'plural after 1',
  ],
  [/ {2}|\s[.,;?!](?!\d)|\.\.(?!\.)/, 'spacing or punctuation'],
  [/\b(a|A) (?=[aeio][a-z]+\b)(?!one\b|once\b|euro)/, 'a before a vowel'],
];

const withoutMath = (text: string) => text.replace(mathSpan, 'M');

/** Problems in one piece of rich text (mathematics in `\( … \)`). */
export function textProblems(text: string, renderLatex: RenderLatex): string[] {
  const problems: string[] = [];
  for (const [, latex = ''] of text.matchAll(mathSpan)) {
    const bare = latex.replace(/\\(text|mathrm|textbf|textit)\{[^{}]*\}/g, '{}').replace(/\\begin\{array\}\{[^{}]*\}/g, '');
    for (const [pattern, name] of uglyMath) if (pattern.test(bare)) problems.push(`${name}: ${latex}`);
    try {
      renderLatex(latex);
    } catch (error) {
      problems.push(`LaTeX: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  const prose = withoutMath(text);
  if (prose.includes('\\')) problems.push(`backslash outside mathematics: ${text}`);
  if (/[a-z0-9]\^|<(?!\/?[ui]>)|\*\*/.test(prose)) problems.push(`mathematics or markup outside delimiters: ${text}`);
  if (leakedValue.test(text)) problems.push(`leaked value: ${text}`);
  for (const [pattern, name] of uglyText) if (pattern.test(prose)) problems.push(`${name}: ${text}`);
  return problems;
}

const figureTexts = (figure: Figure | undefined): string[] =>
  figure ? [figure.title, figure.alt, ...figure.shapes.flatMap((shape) => (shape.type === 'text' ? [shape.text] : []))] : [];

function stimulusTexts(stimulus: Stimulus | undefined): { rich: string[]; figures: Figure[] } {
  if (!stimulus) return { rich: [], figures: [] };
  switch (stimulus.kind) {
    case 'figure':
      return { rich: stimulus.text ? [stimulus.text] : [], figures: [stimulus.figure] };
    case 'table':
      return {
        rich: [
          stimulus.table.caption,
          ...stimulus.table.columns,
          ...stimulus.table.rows.flat().filter((cell) => cell !== ''),
          ...(stimulus.text ? [stimulus.text] : []),
        ],
        figures: [],
      };
    case 'notes':
      return { rich: [stimulus.intro, ...stimulus.notes], figures: [] };
    case 'pair':
      return { rich: [stimulus.text1, stimulus.text2], figures: [] };
    default:
      return { rich: [stimulus.text], figures: [] };
  }
}

/** A figure's own faults: LaTeX in plain labels, labels outside the view box or on top of each other, rows of a table too long. */
function figureProblems(figure: Figure): string[] {
  const problems = figureTexts(figure)
    .filter((text) => /\\|undefined|NaN|null/.test(text))
    .map((text) => `figure text: ${text}`);
  const boxes = figure.shapes.flatMap((shape) => {
    if (shape.type !== 'text' || shape.rotate) return [];
    const size = shape.size ?? 14;
    const width = shape.text.length * size * 0.5;
    const left = shape.at[0] - (shape.anchor === 'middle' ? width / 2 : shape.anchor === 'end' ? width : 0);
    return [{ text: shape.text, left, right: left + width, top: shape.at[1] - size * 0.8, bottom: shape.at[1] + size * 0.1 }];
  });
  for (const [index, box] of boxes.entries()) {
    if (box.left < -2 || box.right > figure.width + 2 || box.top < -2 || box.bottom > figure.height + 2) problems.push(`label outside the figure: ${box.text}`);
    const clash = boxes.slice(index + 1).find((other) => box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom);
    if (clash) problems.push(`labels overlap: ${box.text} / ${clash.text}`);
  }
  return problems;
}

function sprProblems(keys: readonly string[]): string[] {
  return keys.flatMap((key) => (isEnterable(key) ? [] : [`key cannot be entered: ${key}`]));
}

/** G4: the key against what the re-solver finds in the question as shown. */
export function answerProblems(question: Question, resolver: Resolver): string[] {
  const parameters = question.provenance.kind === 'generated' ? question.provenance.parameters : {};
  let verdict;
  try {
    verdict = resolver(learnerView(question), parameters);
  } catch (error) {
    return [`re-solver threw: ${error instanceof Error ? error.message : String(error)}`];
  }
  if (question.format === 'choice') {
    const right = verdict.format === 'choice' ? verdict.right.join('') : 'an entry';
    return right === question.solution.key ? [] : [`key ${question.solution.key}, re-solver finds ${right || 'none'}`];
  }
  const canonical = (texts: readonly string[]) =>
    [
      ...new Set(
        texts.map((text) => {
          const value = parseRational(text);
          return value ? toText(value) : text;
        }),
      ),
    ]
      .sort()
      .join(' ');
  const [ours, theirs] = [canonical(question.solution.keys), verdict.format === 'spr' ? canonical(verdict.values) : 'a choice'];
  return ours === theirs ? [] : [`keys ${ours}, re-solver finds ${theirs}`];
}

/** What is wrong with how a question is written: its schema, texts, LaTeX, labels, and the number of its steps and choices. */
export function writingProblems(question: Question, renderLatex: RenderLatex): string[] {
  const parsed = questionSchema.safeParse(question);
  const problems = parsed.success ? [] : parsed.error.issues.map(({ path, message }) => `schema ${path.join('.')}: ${message}`);
  const { rich, figures } = stimulusTexts(question.stimulus);
  const { steps, takeaway } = question.solution;
  const ours = [...rich, question.stem, ...steps, takeaway];
  if (question.format === 'choice') {
    const { choices, solution } = question;
    ours.push(...choices.map(({ text }) => text), ...Object.values(solution.choices).map(({ why }) => why));
    figures.push(...choices.flatMap(({ figure }) => (figure ? [figure] : [])));
    ours.push(...choices.flatMap(({ table }) => (table ? [table.caption, ...table.columns, ...table.rows.flat()] : [])));
    if (new Set(choices.map(({ text, figure, table }) => text + JSON.stringify([figure?.shapes, table?.rows]))).size < 4)
      problems.push('two choices look the same');
    for (const { id } of choices) if (id !== solution.key && !solution.choices[id].misconception) problems.push(`choice ${id} names no misconception`);
  } else {
    ours.push(...question.solution.mistakes.map(({ why }) => why));
    problems.push(...sprProblems(question.solution.keys));
  }
  if (steps.length < 3) problems.push('fewer than two steps');
  if (steps.slice(0, -1).some((step) => /\b[Cc]hoice [A-D]\b|\boption [A-D]\b/.test(step))) problems.push('a step names a choice letter');
  if (withoutMath(question.stem).split(/\s+/).length > maxStemWords) problems.push('stem too long');
  problems.push(...ours.flatMap((text) => textProblems(text, renderLatex)), ...figures.flatMap(figureProblems));
  return problems;
}

/** Everything wrong with this question; an empty list means it may be published. */
export const questionProblems = (question: Question, resolver: Resolver, renderLatex: RenderLatex): string[] => [
  ...writingProblems(question, renderLatex),
  ...answerProblems(question, resolver),
];
