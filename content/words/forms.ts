/** Regular forms of headwords. */

const endings = ['', 's', 'd', 'es', 'ed', 'ing'];

/** Whether a choice is a form of a headword: “delays” of “delay,” “gave rise to” of “give rise to.” */
export const isFormOf = (text: string, headword: string): boolean =>
  headword.includes(' ')
    ? text.endsWith(headword.slice(headword.indexOf(' ')))
    : [headword, headword.replace(/e$/, ''), headword.replace(/y$/, 'i')].some((stemmed) => endings.some((ending) => text === stemmed + ending));

/** Regular forms of a single headword; of a phrase only the phrase itself. Some are no words ("happeniing"): they match nothing. */
export const formsOf = (headword: string): readonly string[] =>
  headword.includes(' ')
    ? [headword]
    : [...new Set([headword, headword.replace(/e$/, ''), headword.replace(/y$/, 'i')].flatMap((stemmed) => endings.map((ending) => stemmed + ending)))];
