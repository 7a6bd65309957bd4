/** Connectives by the relation they state. */
import { choiceTexts, type BatchItem } from '#content/items/batch.ts';

export const families = {
  addition: ['moreover', 'furthermore', 'additionally', 'also', 'in addition', 'besides', 'what’s more'],
  similarity: ['similarly', 'likewise', 'in the same way', 'by the same token'],
  contrast: ['however', 'by contrast', 'in contrast', 'conversely', 'on the other hand', 'on the contrary', 'in comparison'],
  concession: [
    'nevertheless',
    'nonetheless',
    'still',
    'even so',
    'that said',
    'granted',
    'admittedly',
    'though',
    'regardless',
    'in any case',
    'be that as it may',
    'to be sure',
    'after all',
  ],
  result: ['therefore', 'thus', 'consequently', 'accordingly', 'as a result', 'hence', 'for this reason', 'in turn'],
  example: ['for instance', 'for example', 'as one example', 'to illustrate'],
  specification: ['specifically', 'in particular', 'namely', 'more specifically', 'notably', 'in many cases'],
  emphasis: ['indeed', 'in fact', 'as a matter of fact'],
  restatement: ['in other words', 'that is', 'put differently', 'to put it another way', 'in effect'],
  sequence: [
    'next',
    'then',
    'finally',
    'subsequently',
    'first',
    'second',
    'secondly',
    'afterward',
    'later',
    'eventually',
    'lastly',
    'to begin',
    'increasingly',
  ],
  time: [
    'meanwhile',
    'previously',
    'today',
    'by then',
    'currently',
    'at the same time',
    'in the meantime',
    'earlier',
    'since then',
    'at that point',
    'initially',
    'now',
    'recently',
  ],
  alternative: ['instead', 'rather', 'alternatively', 'otherwise'],
  summary: ['ultimately', 'in sum', 'in short', 'all told', 'in conclusion', 'to sum up', 'overall', 'on the whole'],
  purpose: ['to that end', 'to this end', 'in that case', 'with this in mind', 'for this purpose'],
} as const;
export type Family = keyof typeof families;

/** The connectives that every large set has both as key and as distractor. */
export const commonConnectives = [
  'however',
  'therefore',
  'for example',
  'moreover',
  'nevertheless',
  'similarly',
  'in fact',
  'instead',
  'specifically',
  'thus',
  'meanwhile',
  'likewise',
  'consequently',
  'as a result',
  'for instance',
  'by contrast',
  'in other words',
  'additionally',
  'then',
  'still',
  'finally',
  'indeed',
  'furthermore',
  'subsequently',
] as const;

export const connectiveOf = (choice: string): string =>
  choice
    .trim()
    .toLowerCase()
    .replaceAll("'", '’')
    .replace(/[,;:.—]+$/, '')
    .replace(/^[;—]\s*/, '');

export function familyOf(choice: string): Family | null {
  const own = connectiveOf(choice);
  return (Object.keys(families) as Family[]).find((family) => (families[family] as readonly string[]).includes(own)) ?? null;
}

export function transitionProblems(item: BatchItem): string[] {
  const texts = choiceTexts(item);
  const found = texts.map(familyOf);
  const ends = new Set(texts.map((text) => /[,;:.]?$/.exec(text)?.[0] ?? ''));
  return [
    ...texts.filter((_, index) => found[index] === null).map((text) => `not in the list of connectives: ${text}`),
    ...(new Set(found.filter((family) => family !== null)).size < found.filter((family) => family !== null).length
      ? [`two choices state the same relation: ${found.join(', ')}`]
      : []),
    ...(ends.size > 1 ? ['the choices end differently'] : []),
  ];
}
