/** A share of right answers where there are enough for a percentage, else the counts. Pure. */
import { accuracy, tooFew } from '#core/progress/accuracy.ts';
import { formatPercent } from '#client/ui/format.ts';

export const shareText = (right: number, answers: number): string => (tooFew(answers) ? `${right} of ${answers}` : formatPercent(accuracy(right, answers)));
