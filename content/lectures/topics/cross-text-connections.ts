import { r } from '#content/concepts/concept.ts';
import { lectureOf } from '../lecture.ts';

export const crossTextConnections = lectureOf(6, {
  id: 'cross-text-connections',
  title: 'Two authors, one point between them',
  promise: r`You can reduce two texts to one sentence each, and find the exact point where their authors agree or part ways.`,
  minutes: 14,
  concepts: [
    'one-sentence-each',
    'where-they-part',
    'partial-agreement',
    'the-case-that-does-not-fit',
    'reply-to-the-method',
    'common-ground',
    'result-meets-theory',
  ],
  words: ['concede', 'dismiss', 'dispute', 'endorse', 'reject'],
  parts: [
    {
      id: 'one-sentence-each',
      heading: 'Two texts are hard to hold, two sentences are not',
      blocks: [
        {
          kind: 'text',
          text: r`You get two short texts on one subject, and one question about how they are related. Most often it asks how the author of Text 2 would respond to something in Text 1. Nobody is asking what you think of the matter. You speak for somebody else, and you may say only what that person’s text supports.`,
        },
        {
          kind: 'text',
          text: r`The difficulty is memory. While you read Text 2, Text 1 fades, and what stays is a mood: “they disagree.” A mood cannot help you choose among four careful sentences. So after Text 1, stop. Finish the sentence “The first author says that …” in ten words. Do the same after Text 2. Then add one word between them: <i>agrees, disagrees, partly, adds</i>.`,
        },
        {
          kind: 'text',
          text: r`Now read the question once more. It often points to one claim, not to the whole of Text 1. Your answer must be about that claim.`,
        },
        {
          kind: 'example',
          level: 2,
          text: r`<i>Text 1:</i> Colonies of emperor penguins can be found without anyone going near them. On satellite images the stain of their droppings shows where a colony breeds, and in 2009 such stains led Peter Fretwell and Philip Trathan to some 38 colonies, ten of them new.

<i>Text 2:</i> Looking from above has advantages that a visit on foot does not have. In the old city of Angkor, in Cambodia, the low mounds on which people lived are hidden by plants. Laser scanning from the air revealed them, and with them the extent of the city.`,
          stem: r`Based on the texts, how would the author of Text 2 most likely respond to the search described in Text 1?`,
          steps: [
            r`Author 1: images from space show where penguins breed.`,
            r`Author 2: a view from above shows what is hidden on the ground, as at Angkor.`,
            r`The word between them is <i>agrees</i>. Penguins and cities are different subjects, but the point is the same. A choice that says “what works for birds does not work for cities” mistakes a new subject for an objection.`,
          ],
          answer: r`By seeing it as another case in which a view from above reveals what is hard to find on the ground`,
          check: {
            evidence: ['the stain of their droppings shows where a colony breeds', 'Looking from above has advantages that a visit on foot does not have'],
          },
        },
      ],
    },
    {
      id: 'where-they-part',
      heading: 'Find the point where they part',
      blocks: [
        {
          kind: 'text',
          text: r`People who disagree nearly always share something. Both accept <i>that</i> it happened, and differ on <i>why</i>. Or both accept the figures, and differ on what they mean. Write down what is shared. Then the point of difference stands out by itself.`,
        },
        {
          kind: 'text',
          text: r`Wrong choices miss that point in four ways. They let author 2 agree with everything. They let author 2 deny what is shared. They overstate: “cannot,” “never,” “worthless.” Or they give the right verdict for the wrong reason. The last kind is the most dangerous, so read each choice to its end.`,
        },
        {
          kind: 'text',
          text: r`Listen to how Text 2 begins its sentences. <i>Indeed</i>, <i>it is true</i>, and <i>no doubt</i> grant something. <i>But</i> and <i>yet</i> take a part of it back. What is granted and what is taken back are, together, your answer.`,
        },
        {
          kind: 'example',
          level: 3,
          text: r`<i>Text 1:</i> A culture without paper maps keeps its knowledge of the sea in the memory of its navigators. When the last teachers die, that knowledge is gone. The voyages of the Polynesians can never be repeated, and how they found their islands will remain a guess.

<i>Text 2:</i> By the 1970s the old art of navigation had died out in Hawaii. To test what was possible, the founders of a voyaging society built a double-hulled canoe and turned to Mau Piailug, from Micronesia, where the art was still alive. In 1976, without instruments, he guided the canoe from Hawaii to Tahiti by stars and swells.`,
          stem: r`Based on the texts, how would the author of Text 2 most likely respond to the claim in Text 1 that the voyages can never be repeated?`,
          steps: [
            r`Shared: such knowledge is carried by people, and in Hawaii it had indeed died out.`,
            r`Where they part: Text 1 says “never.” Text 2 tells of a voyage that was made.`,
            r`So author 2 would point to that voyage. “By denying that such knowledge can be lost” goes too far: Text 2 says it had died out in one place.`,
          ],
          answer: r`By noting that such a voyage has been made with the help of a navigator who had kept the old art`,
          check: { evidence: ['can never be repeated', 'had died out in Hawaii', 'In 1976, without instruments, he guided the canoe'] },
        },
        {
          kind: 'question',
          id: 'later-lesson',
          text: r`<i>Text 1:</i> Since our school moved its first class from eight to nine, grades have gone up. Rested students learn better.

<i>Text 2:</i> Grades have indeed gone up since the schedule changed. But in the same month the school hired four more tutors, who sit with small groups every afternoon.`,
          stem: r`Based on the texts, how would the author of Text 2 most likely respond to Text 1?`,
          choices: [
            {
              text: r`By denying that students have had better grades since the change`,
              why: r`This denies what is shared. “Grades have indeed gone up” grants it.`,
            },
            {
              text: r`By suggesting that the better grades may have another cause`,
              why: r`Both accept the grades. They part at the cause: the later start, or the tutors.`,
            },
            {
              text: r`By agreeing that a later start is the best way to help students`,
              why: r`The “But” shows that the author holds something back. Nothing here praises the later start.`,
            },
            {
              text: r`By arguing that rest has no influence on how well people learn`,
              why: r`Overstated. The author doubts one explanation of one case, not the worth of rest.`,
            },
          ],
          key: 1,
          check: { evidence: ['Grades have indeed gone up', 'hired four more tutors'] },
        },
      ],
    },
    {
      id: 'yes-but',
      heading: 'Yes to one part, no to another',
      blocks: [
        {
          kind: 'text',
          text: r`This is where the hard questions are. Author 2 accepts the data and doubts the interpretation. Or accepts the result and asks how it was found. Or grants the rule and brings a case that it does not cover. Make two boxes, one for the facts and one for the interpretation. Put a plus or a minus in each for author 2. Then look for the choice with the same two signs.`,
        },
        {
          kind: 'text',
          text: r`One kind of “no” is easy to miss. Text 2 may not care whether the result is true. It asks how anybody knows: who was asked, what was measured, under what conditions? Highlight every word about <i>how</i>. The right choice is then about the method too. A choice that offers a rival theory is about something else.`,
        },
        {
          kind: 'text',
          text: r`What if Text 1 says <i>all</i> or <i>always</i>, and Text 2 describes just one case? Ask whether the case is an example of the rule or an exception to it. If it is an exception, the fair response is “not always.” One case is not enough for “never.”`,
        },
        {
          kind: 'interactive',
          show: {
            type: 'choices-why',
            text: 'Text 1: In a London laboratory, bumblebees went out of their way to roll small wooden balls; one bee did so 117 times. Rolling brought them neither food nor a mate. The bees were having fun.\n\nText 2: That the bees rolled the balls, and gained nothing useful by it, is well shown. But fun is a feeling, and an animal that cannot be asked cannot tell us what it feels. To call the rolling rewarding is as far as one should go.',
            stem: 'How would the author of Text 2 respond to Text 1? Is it a plus or a minus for the observation? And for calling it fun?',
            choices: [
              { text: 'By accepting that bumblebees roll balls for fun', reason: 'Plus, plus. But Text 2 does not accept that the bees had fun.' },
              {
                text: 'By accepting what was observed and doubting that it can be called fun',
                reason: 'Plus for the observation, minus for the interpretation. This is Text 2.',
              },
              {
                text: 'By doubting that the bees rolled the balls without being rewarded with food',
                reason: 'Minus for the observation. Text 2 calls it well shown.',
              },
              {
                text: 'By insisting that insects do not have feelings',
                reason: 'Text 2 says that we cannot know what the bees feel. It does not say that they feel nothing.',
              },
            ],
            right: 1,
          },
          caption: 'Choose the two signs for the author of Text 2 before you tap.',
          inWords:
            'The author of Text 2 grants the observation and doubts the interpretation. The other choices give other signs, or turn a doubt into a denial.',
        },
        {
          kind: 'example',
          level: 4,
          text: r`<i>Text 1:</i> In 2014 Thomas Talhelm and colleagues proposed that growing rice, which demands shared work and shared water, has made people more interdependent than growing wheat. In tests of 1,162 people at six places in China, those from rice regions thought in more connected ways.

<i>Text 2:</i> That farming leaves a mark on habits of mind is an appealing thought. Whether these tests show it is another matter: three economists have argued that the sample and the measures were faulty and that, once these were corrected, most of the findings disappeared. Before explaining a pattern, one should be sure that it is there.`,
          stem: r`Based on the texts, how would the author of Text 2 most likely regard the results described in Text 1?`,
          steps: [
            r`Author 1: rice made people more interdependent, as tests show.`,
            r`Author 2: an appealing idea (plus), but the tests may not show it (minus). The doubt is about how the results were reached: “the sample and the measures.”`,
            r`“As showing a real pattern that has a cause other than rice” gives the wrong reason. Author 2 doubts that the pattern is there at all.`,
          ],
          answer: r`As uncertain, because the way in which they were obtained has been called into question`,
          check: { evidence: ['an appealing thought', 'the sample and the measures were faulty', 'one should be sure that it is there'] },
        },
      ],
    },
    {
      id: 'both-would-sign',
      heading: 'What both would sign',
      blocks: [
        {
          kind: 'text',
          text: r`Now and then the question asks what <i>both</i> authors would agree with. Imagine a sheet of paper with the statement on it. Would author 1 sign? Would author 2? Test each choice twice. What both sign is usually modest: that a thing happened, that it matters, that it has a certain feature. A strong statement has one signature at most.`,
        },
        {
          kind: 'question',
          id: 'printing-press',
          text: r`<i>Text 1:</i> The printing press changed Europe because it made copies alike. Readers far apart could count on having the identical text before them, compare what they read, and correct it.

<i>Text 2:</i> Early printed books were anything but uniform. Readers did come to count on them, but only because printers and booksellers worked hard to make them worthy of trust. What printing did, people did.`,
          stem: r`Based on the texts, both authors would most likely agree with which statement?`,
          choices: [
            {
              text: r`The copies of an early printed book were identical.`,
              why: r`Author 1 would sign this. Author 2 says “anything but uniform.”`,
            },
            {
              text: r`Printers did more for the rise of print than the press itself did.`,
              why: r`Close to Text 2. But in Text 1 the press comes first, and its author would not sign.`,
            },
            {
              text: r`Printing mattered because it spread books to people who had owned none.`,
              why: r`It may well be true. But neither text says so, so neither author would sign.`,
            },
            {
              text: r`Readers came to rely on printed books.`,
              why: r`Both say that readers could count on print. They differ on what made it so: the press, or the people.`,
            },
          ],
          key: 3,
          check: { evidence: ['could count on having the identical text before them', 'Readers did come to count on them'] },
        },
        {
          kind: 'text',
          text: r`A last kind sets a theory beside a result. Ask what the theory predicts, and compare. If the result fits, it supports the theory and does not prove it. If it does not, the theory is in trouble on that point and perhaps not on others. One snowy day in May disproves “it never snows in May.” It does not disprove “it seldom snows in May.”`,
        },
        {
          kind: 'question',
          id: 'unfinished-tasks',
          text: r`<i>Text 1:</i> In 1927 Bluma Zeigarnik presented a striking result: people whom she had interrupted at some of their tasks remembered those better than the finished ones. What we have not finished, it seems, stays in the mind.

<i>Text 2:</i> A 2025 analysis combined many studies of interrupted tasks. It found no general advantage of unfinished tasks in memory. It did confirm that people tend to go back to such tasks on their own.`,
          stem: r`Based on the texts, what does the analysis in Text 2 show about the idea in Text 1?`,
          choices: [
            {
              text: r`It does not support the idea, although it confirms another effect of interruptions.`,
              why: r`The idea predicts better memory, and none was found in general. Going back to a task is a different effect.`,
            },
            {
              text: r`It confirms that unfinished tasks stay in the mind longer than finished ones.`,
              why: r`The opposite: “no general advantage … in memory.” What is confirmed is something else.`,
            },
            {
              text: r`It proves that interruptions have no influence on what people do.`,
              why: r`Too strong, and the last sentence says otherwise: people do go back.`,
            },
            {
              text: r`It shows that Zeigarnik reported her result incorrectly.`,
              why: r`Not in the text. Other studies can differ from hers without any fault in her report.`,
            },
          ],
          key: 0,
          check: { evidence: ['remembered those better than the finished ones', 'no general advantage of unfinished tasks in memory'] },
        },
      ],
    },
    {
      id: 'first-ten-seconds',
      heading: 'Your first moves',
      blocks: [
        {
          kind: 'list',
          ordered: true,
          items: [
            r`Read the question first. Who responds, and to which claim?`,
            r`Read Text 1 and say it in ten words. Read Text 2 and say it in ten words.`,
            r`Name what is shared and where they part. Then open the choices.`,
          ],
        },
        {
          kind: 'text',
          text: r`If two choices remain, compare their strength and their reasons. The better one keeps a “yes” where the text has a “yes,” and doubts no more than the text doubts.`,
        },
      ],
    },
  ],
  remember: [
    r`One sentence for each text before anything else.`,
    r`Say what they share, then where they part.`,
    r`The right verdict for the wrong reason is a wrong choice.`,
  ],
});
