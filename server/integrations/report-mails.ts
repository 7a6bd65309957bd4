/** Mails to students about questions they have reported. */
import type { ReportOutcome } from '#core/questions/reports.ts';
import type { Mail } from './mail.ts';
import { letter } from './mail-templates.ts';

const words = {
  mended: { subject: 'We corrected a question you reported', opening: 'You were right to tell us. We corrected this question' },
  retired: { subject: 'We removed a question you reported', opening: 'Thank you for telling us. No one will get this question again' },
  kept: { subject: 'About a question you reported', opening: 'We reviewed this question after your report and are keeping it as it is' },
} as const satisfies Record<Exclude<ReportOutcome, 'dismissed'>, { subject: string; opening: string }>;

/** `excerpt`: the beginning of the question as it would be read aloud, since mails show no formulas. `answer`: what an author wrote for everybody who reported it, or nothing. */
export const reportDecisionMail = (
  { name, email }: { readonly name: string; readonly email: string },
  { outcome, excerpt, answer }: { readonly outcome: Exclude<ReportOutcome, 'dismissed'>; readonly excerpt: string; readonly answer: string },
): Mail =>
  letter({
    name,
    email,
    subject: words[outcome].subject,
    opening: words[outcome].opening,
    text: [`“${excerpt}”`, answer].filter(Boolean).join('\n\n'),
    closing: 'Reports like yours make the questions better for everyone. Your earlier results do not change.',
  });
