/** What may become of a question, one step at a time. */

export const questionStatuses = ['draft', 'in-review', 'published', 'retired'] as const;
export type QuestionStatus = (typeof questionStatuses)[number];

export const nextStatuses: Readonly<Record<QuestionStatus, readonly QuestionStatus[]>> = {
  draft: ['in-review', 'retired'],
  'in-review': ['draft', 'published', 'retired'],
  published: ['retired'],
  retired: ['draft', 'published'],
};

/** Publishing another version of what is published is a step, too. */
export const mayBecome = (from: QuestionStatus, to: QuestionStatus): boolean => nextStatuses[from].includes(to) || (from === 'published' && to === 'published');
