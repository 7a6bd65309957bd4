/**
 * What keeps the forms apart: whoever has taken one exam, or practiced, should not meet its texts again in the next
 * (docs/decisions/0097-what-forms-may-share.md). Reading and Writing only; Math has `math-floors.ts`.
 */
import type { Question } from '#core/questions/question.ts';
import { passage, plainWords } from '../verify/gates/question-texts.ts';

/** Words in a row that no two texts may share. Two texts on one subject name the same things at most this long; a quotation is longer. */
export const stretchLength = 20;

/** A subject may come up in this many forms. */
const mostFormsOfDossier = 2;

/** What the rules need to know of a written question. */
export interface WrittenText {
  readonly id: string;
  /** A dossier, or passages of works. */
  readonly sources: readonly string[];
  readonly stretches: ReadonlySet<string>;
  /** Which claims of its dossier it tells; the shipped files do not say. */
  readonly claims?: string | undefined;
}

export interface WrittenForm {
  readonly number: number;
  readonly texts: readonly WrittenText[];
}

const isPassage = (source: string): boolean => source.includes('/');

function runsOf(text: string): string[] {
  const words = plainWords(text);
  return words.slice(stretchLength - 1).map((_, index) => words.slice(index, index + stretchLength).join(' '));
}

/** A question with what it is told by; choices count too, since some are quotations. */
export function writtenText({ question, sources }: { readonly question: Question; readonly sources: readonly string[] }): WrittenText {
  const choices = question.format === 'choice' ? question.choices.map(({ text }) => text) : [];
  return { id: question.id, sources, stretches: new Set([passage(question.stimulus), ...choices].flatMap(runsOf)) };
}

function sharesText({ stretches }: WrittenText, other: WrittenText): boolean {
  for (const run of stretches) if (other.stretches.has(run)) return true;
  return false;
}

/** Why a question may not stand beside these other forms, and beside what is asked outside of exams. */
export function nearness(text: WrittenText, otherForms: readonly WrittenForm[], outside: readonly WrittenText[]): string[] {
  const others = otherForms.flatMap(({ number, texts }) => texts.map((other) => ({ number, other })));
  const formsWith = (source: string) => new Set(others.filter(({ other }) => other.sources.includes(source)).map(({ number }) => number)).size;
  return [
    ...others.filter(({ other }) => sharesText(text, other)).map(({ number, other }) => `${text.id} shares text with ${other.id} of form ${number}`),
    ...others
      .filter(({ other }) => text.claims !== undefined && other.claims === text.claims)
      .map(({ number, other }) => `${text.id} tells just what ${other.id} of form ${number} tells`),
    ...outside.filter((other) => sharesText(text, other)).map((other) => `${text.id} shares text with ${other.id}, which is asked outside of exams`),
    ...text.sources.flatMap((source) => {
      const forms = formsWith(source);
      if (isPassage(source)) return forms > 0 ? [`${text.id} quotes ${source}, as ${forms} other forms do`] : [];
      return forms >= mostFormsOfDossier ? [`${text.id} is about ${source}, as ${forms} other forms are`] : [];
    }),
  ];
}

/** Every way in which forms are too near to each other or to what is asked outside of them. */
export function nearForms(forms: readonly WrittenForm[], outside: readonly WrittenText[]): string[] {
  return forms.flatMap((form) => {
    const others = forms.filter(({ number }) => number !== form.number);
    return form.texts.flatMap((text) => nearness(text, others, outside));
  });
}

/** Every two of these texts that share a stretch. */
export function repeatedTexts(texts: readonly Pick<WrittenText, 'id' | 'stretches'>[]): string[] {
  const firstWith = new Map<string, string>();
  const pairs = new Set<string>();
  for (const { id, stretches } of texts)
    for (const run of stretches) {
      const first = firstWith.get(run);
      if (first === undefined) firstWith.set(run, id);
      else pairs.add(`${id} shares text with ${first}`);
    }
  return [...pairs];
}
