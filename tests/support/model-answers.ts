/** What a model that does its work answers. */

/** A Math question whose right answer is 6, the smallest of its choices and so the first. */
export const goodDraft = JSON.stringify({
  format: 'choice',
  stimulus: null,
  stem: 'If \\(3x + 4 = 22\\), what is the value of \\(x\\)?',
  correct: { text: '\\(6\\)', why: 'Subtracting 4 from 22 leaves 18, and 18 divided by 3 is 6.' },
  wrong: [
    { text: '\\(18\\)', why: 'This is the value of 3x, before dividing by 3.', misconception: 'STOP' },
    { text: '\\(\\frac{26}{3}\\)', why: 'This adds 4 to 22 instead of subtracting it.', misconception: 'INVOP' },
    { text: '\\(54\\)', why: 'This multiplies 18 by 3 instead of dividing.', misconception: 'SWAP' },
  ],
  steps: ['Subtract 4 from both sides, which leaves \\(3x = 18\\).', 'Divide both sides by 3, which gives \\(x = 6\\).'],
  takeaway: 'Undo addition first, then multiplication.',
  skillTags: ['solve-linear'],
});

/** The letter of the choice that reads so, as a blind solver finds it in what it was sent. */
export function letterOf(sent: string, text: string): string {
  const { material } = JSON.parse(sent) as { material: { choices: { id: string; text: string }[] } };
  return material.choices.find((choice) => choice.text === text)?.id ?? '';
}
