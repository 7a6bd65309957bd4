/** Regular forms of headwords. */

const endings = ['', 's', 'd', 'es', 'ed', 'ing'];

/** Whether a choice is a form of a headword: “delays” of “delay,” “gave rise to” of “give rise to.” */
export const isFormOf = (text: string, headword: string): boolean =>
  headword.includes(' ')
    ? text.endsWith(headword.slice(headword.indexOf(' ')))
    : [headword, headword.replace(/e$/, ''), headword.replace(/y$/, 'i')].some((stemmed) => endings.some((ending) => text === stemmed + ending));
