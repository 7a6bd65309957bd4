/** Notes about an architect, and the goals they can serve: to play with in the lecture on rhetorical synthesis. */
import type { InteractiveSettings } from '#core/lectures/interactive.ts';

export const lariShelters = {
  type: 'notes-goal',
  notes: [
    'Yasmeen Lari was the first woman in Pakistan to qualify as an architect.',
    'She designed large buildings until she retired in 2000.',
    'Since then she has built shelters for people who have lost their homes.',
    'The shelters use mud, lime, and bamboo, which do little harm to the environment.',
    'A shelter costs only about a hundred dollars.',
  ],
  goals: [
    {
      goal: 'Introduce Lari to an audience unfamiliar with her.',
      serves: [0, 2],
      sentence: 'Yasmeen Lari, the first woman in Pakistan to qualify as an architect, builds shelters for people who have lost their homes.',
    },
    {
      goal: 'Emphasize a difference between her earlier and her later work.',
      serves: [1, 2],
      sentence: 'Until 2000 Lari designed large buildings, while since then she has built shelters for people who have lost their homes.',
    },
    {
      goal: 'Explain an advantage of the materials of the shelters.',
      serves: [3],
      sentence: 'Because they are made of mud, lime, and bamboo, the shelters do little harm to the environment.',
    },
  ],
} satisfies InteractiveSettings;
