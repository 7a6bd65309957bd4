/** The question on the landing page. It is asked nowhere else, so that answering it there gives nothing away. */

type SampleLetter = 'A' | 'B' | 'C' | 'D';

/** What everybody sees. */
export const sampleQuestion = {
  passage:
    'A tide pool looks settled, yet each one is remade twice a day. To a marine biologist its order is only _______: whatever takes hold on the rock this morning must be ready to begin again by evening.',
  stem: 'Which choice completes the text with the most logical and precise word or phrase?',
  choices: ['abundant', 'remote', 'provisional', 'orderly'],
} as const;

const key: SampleLetter = 'C';

const why: Readonly<Record<SampleLetter, string>> = {
  A: '“Abundant” is about how much there is. The text is about how long it lasts: the pool is remade twice a day.',
  B: '“Remote” is about distance. Nothing in the text says that the pool, or its order, is far from anything.',
  C: '“Provisional” means for now, until something changes. That is what the text goes on to say: what takes hold in the morning must begin again by evening.',
  D: '“Orderly” repeats “order” without adding to it. The word “only” asks for a limit, and the second half says which one: it doesn’t last.',
};

const tip = 'Predict the blank in your own words first. Here: “temporary.” Then look for the choice that means that.';

/** Whether this choice is right, and why or why not. */
export const judgeSample = (choice: SampleLetter) => ({ right: choice === key, comment: why[choice], tip });
