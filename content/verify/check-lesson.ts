/** What concepts and lectures are checked for alike: their formatted texts. */
import { parseRichText } from '#core/questions/rich-text.ts';
import { textProblems, type RenderLatex } from './check-question.ts';

/** What is wrong with a text that names question parts: marks that don't pair, formulas that don't set, values left over. */
export const lessonTextProblems = (text: string, renderLatex: RenderLatex): string[] => [
  ...parseRichText(text).problems,
  ...textProblems(
    text
      .replaceAll(/<\/?[ui]>/g, '')
      .replaceAll('______', 'word')
      .replaceAll(/\bText [12]\b/g, 'This text'),
    renderLatex,
  ),
];
