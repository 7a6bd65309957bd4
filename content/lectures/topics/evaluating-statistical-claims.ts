import type { Figure } from '#core/questions/figure.ts';
import { r } from '#content/concepts/concept.ts';
import { lectureOf } from '../lecture.ts';

const cell = (x: number, y: number, lines: readonly [string, string]) =>
  lines.map((text, row) => ({ type: 'text' as const, at: [x, y + 18 * row] as [number, number], text, size: 13, anchor: 'middle' as const }));

/** What may be claimed, by how people came into the study and how they came into their groups. */
const allowed: Figure = {
  width: 440,
  height: 200,
  title: 'What a study allows you to claim',
  alt: 'A table with two rows and two columns. Columns: groups assigned at random, and groups not assigned at random. Rows: people selected at random, and people not selected at random. Selected and assigned: a cause, for the whole population. Selected, not assigned: a link, for the whole population. Not selected, assigned: a cause, for people like these. Neither: a link, for people like these.',
  shapes: [
    { type: 'line', from: [130, 8], to: [130, 192], stroke: 'ink', width: 1.5 },
    { type: 'line', from: [8, 56], to: [432, 56], stroke: 'ink', width: 1.5 },
    { type: 'line', from: [8, 124], to: [432, 124], stroke: 'muted', width: 1 },
    { type: 'line', from: [282, 8], to: [282, 192], stroke: 'muted', width: 1 },
    ...cell(206, 28, ['Assigned', 'at random']),
    ...cell(358, 28, ['Not assigned', 'at random']),
    ...cell(68, 86, ['Selected', 'at random']),
    ...cell(68, 154, ['Not selected', 'at random']),
    ...cell(206, 86, ['a cause, for the', 'whole population']),
    ...cell(358, 86, ['a link, for the', 'whole population']),
    ...cell(206, 154, ['a cause, for', 'people like these']),
    ...cell(358, 154, ['a link, for', 'people like these']),
  ],
};

export const evaluatingStatisticalClaims = lectureOf(25, {
  id: 'evaluating-statistical-claims',
  title: 'Who was chosen, who was assigned: statistical claims',
  promise: r`You can read how a study was done and say for whom its result holds, and whether it shows a cause.`,
  minutes: 15,
  concepts: [
    'who-was-asked',
    'how-far-it-reaches',
    'chance-makes-causes-visible',
    'association-is-not-cause',
    'two-separate-questions',
    'repair-the-design',
    'lurking-variables',
  ],
  parts: [
    {
      id: 'two-draws',
      heading: 'Chance can help in two places',
      blocks: [
        {
          kind: 'text',
          text: r`These questions have almost no numbers. They describe a study and ask what it proves. You need two ideas, and both have the word “random” in them. That is why so many people mix them up.`,
        },
        {
          kind: 'text',
          text: r`First, chance can decide who gets <i>into</i> the study. That is random selection. It makes the people in the study a small picture of the whole population. Second, chance can decide who gets <i>which treatment</i>. That is random assignment. It makes the groups alike, so that a difference at the end most likely comes from the treatment.`,
        },
        {
          kind: 'text',
          text: r`Here is a way to keep them apart. Selection happens at the door: who comes in? Assignment happens inside: who goes left and who goes right? A study may use chance at the door, inside, in both places, or in neither.`,
        },
        {
          kind: 'text',
          text: r`Selection answers “for whom?” Assignment answers “is it a cause?” Ask both questions of every study, one after the other, and never let one answer the other.`,
        },
        {
          kind: 'figure',
          figure: allowed,
          caption: r`Two questions, four cases. A link is what the test calls an association. Find the cell before you read the choices.`,
        },
      ],
    },
    {
      id: 'selection',
      heading: 'For whom? Look at who could be chosen',
      blocks: [
        {
          kind: 'text',
          text: r`Imagine a hat with names in it. Random selection draws from the hat, so the result holds for the group whose names were in it, and for no larger one. Your task is to find the hat. It stands after the words “selected at random <i>from</i>.”`,
        },
        {
          kind: 'text',
          text: r`If people came on their own, there was no hat. Those who answer an online survey, stay after a meeting, or walk past a certain door are often alike in exactly the thing that is being asked about. The sample is then biased. A larger one of the same kind is biased in the same way.`,
        },
        {
          kind: 'example',
          level: 2,
          text: r`To learn how satisfied its residents are with public transportation, a town showed a survey on screens inside its buses. In one week, 2,400 riders answered, and 81% of them were satisfied.`,
          stem: r`Why might the result not represent the residents of the town?`,
          steps: [
            r`Who could answer? Only people inside a bus.`,
            r`Does that have to do with the question? Yes. People who are unhappy with the buses may have stopped riding them.`,
            r`So the way of choosing people favors one answer. The large number, 2,400, does not help.`,
          ],
          answer: r`Only people who ride the buses could answer, and they may be more satisfied than others.`,
          check: { evidence: ['on screens inside its buses', 'its residents'] },
        },
        {
          kind: 'text',
          text: r`Look at what is <i>not</i> in doubt. Nobody says that the riders lied, or that 81% is wrong arithmetic. The doubt is about people who had no chance to be heard. Name them, and you have named the problem.`,
        },
        {
          kind: 'example',
          level: 3,
          text: r`A researcher selected 150 teachers at random from all teachers in the public high schools of one state and asked how many hours a week they spend planning lessons.`,
          stem: r`What is the largest population to which the results can be generalized?`,
          steps: [
            r`Find the hat: “from all teachers in the public high schools of one state.”`,
            r`Smaller than the hat, such as the 150 teachers, is too timid.`,
            r`Larger than the hat, such as all teachers of the state, is too bold: other schools had no chance to be in it.`,
          ],
          answer: r`All teachers in the public high schools of that state`,
          check: { evidence: ['selected 150 teachers at random from all teachers in the public high schools of one state'] },
        },
        {
          kind: 'text',
          text: r`Keep the time and the place as well. A sample from one school year, one city, or one website speaks for that year, that city, or the visitors of that website.`,
        },
      ],
    },
    {
      id: 'assignment',
      heading: 'A cause? Look at who decided',
      blocks: [
        {
          kind: 'text',
          text: r`Suppose students who take music lessons have better grades. Did the lessons do it? Perhaps. But perhaps families who can pay for lessons can pay for tutors as well. The students sorted themselves, so the groups were different from the start.`,
        },
        {
          kind: 'text',
          text: r`Now let a coin decide who gets lessons. Coins do not look at families. Tutors, talent, and sleep are spread over both groups by chance. If one group does much better in the end, the lessons are the likely reason. That is why only random assignment lets you say “cause.”`,
        },
        {
          kind: 'text',
          text: r`Such a claim has a limit. If the people were volunteers, the cause is shown for people like them. That does not weaken the claim. It only says where the claim was tested.`,
        },
        {
          kind: 'interactive',
          show: {
            type: 'evidence',
            text: 'Ninety seedlings of one kind were numbered. A computer picked 45 of the numbers at random. Those seedlings stood under red light for four weeks, and the others stood under white light. In the end, the mean height was greater under red light.',
            question: 'Which words allow you to say that the light is the likely cause?',
            deciding: ['picked 45 of the numbers at random'],
            reason:
              'Chance decided which seedlings stood under red light. So the two groups should be alike apart from the light, and the difference may be called its effect.',
          },
          caption: r`Click or tap the words that decide.`,
          inWords: r`In a short report about seedlings under red and white light, the deciding words are “picked 45 of the numbers at random.” They say that chance assigned the treatment.`,
        },
        {
          kind: 'text',
          text: r`If nobody assigned anything, it is an observation. Words like “survey,” “records,” and “chose to” give it away. Then the safe verbs are “is associated with” and “tends to.” Cross out “causes,” “improves,” “leads to,” and “because of.” Often one choice is left.`,
        },
        {
          kind: 'question',
          id: 'readers',
          text: r`A survey of randomly selected adults in a county found that those who read before going to bed report falling asleep sooner, on average, than those who do not.`,
          stem: r`Which conclusion is supported by the survey?`,
          choices: [
            {
              text: r`Reading before bed makes adults in the county fall asleep sooner.`,
              why: r`Nobody was assigned to read. Calmer people may both read more and fall asleep sooner.`,
            },
            {
              text: r`Adults in the county who read before bed tend to report falling asleep sooner.`,
              why: r`The sample was random, so it speaks for the county. It was a survey, so it shows a link and no more.`,
            },
            {
              text: r`Adults everywhere who read before bed tend to report falling asleep sooner.`,
              why: r`The verb is careful enough, but the hat held only adults of one county.`,
            },
            {
              text: r`Nothing can be said about adults who were not asked.`,
              why: r`They were selected at random. That is exactly what lets a few speak for the county.`,
            },
          ],
          key: 1,
          check: { evidence: ['survey of randomly selected adults in a county', 'on average'] },
        },
      ],
    },
    {
      id: 'both',
      heading: 'Both questions at once',
      blocks: [
        {
          kind: 'text',
          text: r`Hard questions combine the two. Note two things on your scratch paper: how people came in, and how they came into their groups. Then look for the one choice that is right on both counts. Each wrong one is usually right on one count.`,
        },
        {
          kind: 'example',
          level: 4,
          text: r`From the 1,400 students at a college, 120 were selected at random. Each of them was free to choose a planning app or a paper planner for one semester. Those who chose the app handed in more assignments on time.`,
          stem: r`Which conclusion is best supported by this study?`,
          steps: [
            r`For whom? The 120 were selected at random from the students at the college. So the result holds for them all.`,
            r`A cause? Each was free to choose. Nothing was assigned, so only a link can be claimed.`,
            r`Students who like order may choose an app more often, and hand in on time with or without it.`,
          ],
          answer: r`Among students at the college, choosing the app is associated with handing in more assignments on time.`,
          check: { evidence: ['were selected at random', 'was free to choose'] },
        },
        {
          kind: 'text',
          text: r`If a question asks you to repair a study, first read the claim that is wanted. Is it about more people, or about a cause? Then you know which of the two draws must be random. Better tools, more people, and more time are good things. None of them replaces the coin.`,
        },
        {
          kind: 'question',
          id: 'repair',
          text: r`At a fitness center, members who chose to train with a coach became stronger in three months than members who trained alone. The manager wants to know whether the coaching was the cause.`,
          stem: r`Which change to the study would help most?`,
          choices: [
            {
              text: r`Observing more members who chose for themselves`,
              why: r`More members of the same kind leave the same doubt: those who want a coach may be more eager.`,
            },
            { text: r`Observing the members for a full year`, why: r`Time does not make the groups alike. They still sorted themselves.` },
            { text: r`Randomly selecting the members to be observed`, why: r`That would widen the result to all members. It says nothing about a cause.` },
            {
              text: r`Assigning members at random to train with or without a coach`,
              why: r`Then eager and less eager members are in both groups, and a difference points to the coaching.`,
            },
          ],
          key: 3,
          check: { evidence: ['members who chose to train with a coach', 'whether the coaching was the cause'] },
        },
        {
          kind: 'text',
          text: r`Even a good-looking comparison can hide a second difference. If one class had the new software <i>and</i> an extra hour, you cannot tell which one helped. Look for anything besides the treatment that was not the same.`,
        },
        {
          kind: 'question',
          id: 'second-difference',
          text: r`A school gave its morning class tablets and its afternoon class printed books. The two classes also had different teachers. At the end of the year, the morning class scored higher than the afternoon class on the same test.`,
          stem: r`Why can the higher scores not be credited to the tablets alone?`,
          choices: [
            { text: r`Both classes took the same test.`, why: r`That is a strength. With different tests the scores could not be compared at all.` },
            {
              text: r`The classes also differed in teacher and time of day.`,
              why: r`Either of these could explain the scores, so the tablets cannot have all the credit.`,
            },
            { text: r`Tablets cost more than printed books.`, why: r`It may matter to the school, but it does not explain a score.` },
            { text: r`A year is too short for a comparison.`, why: r`More time would not make the classes alike. The teachers would still differ.` },
          ],
          key: 1,
          check: { evidence: ['The two classes also had different teachers', 'morning class tablets and its afternoon class printed books'] },
        },
      ],
    },
    {
      id: 'traps',
      heading: 'Three reasons that only sound good',
      blocks: [
        {
          kind: 'list',
          items: [
            r`Doubting a study because it is small. Size is almost never the answer here.`,
            r`Refusing a cause because the people were volunteers. Volunteers can be assigned at random.`,
            r`Stretching the result to people who were never in the hat.`,
          ],
        },
        {
          kind: 'text',
          text: r`You can leave the calculator closed. These questions hardly ever ask you to compute anything.`,
        },
      ],
    },
  ],
  remember: [
    r`Selected at random: it holds for the population in the hat.`,
    r`Assigned at random: it may be called a cause.`,
    r`Neither question answers the other.`,
  ],
});
