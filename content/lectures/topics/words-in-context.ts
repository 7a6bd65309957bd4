import { r } from '#content/concepts/concept.ts';
import { lectureOf } from '../lecture.ts';

const stem = r`Which choice completes the text with the most logical and precise word or phrase?`;
/** The question with its choices, each on its line, for an example. */
const among = (...choices: readonly string[]) => [stem, ...choices].join('\n\n');

export const wordsInContext = lectureOf(4, {
  id: 'words-in-context',
  title: 'The text has already chosen the word',
  promise: r`You can let the text tell you what a blank means before four good-sounding choices pull you off course.`,
  minutes: 15,
  concepts: ['say-your-own-word-first', 'contrast-clue', 'cause-clue', 'verbs-of-argument', 'near-synonyms', 'set-phrases', 'a-familiar-word-in-a-new-sense'],
  words: [
    'at odds with',
    'attribute',
    'bolster',
    'consistent',
    'contentious',
    'contradict',
    'corroborate',
    'dismiss',
    'dispel',
    'distort',
    'give rise to',
    'resolve',
    'perpetuate',
    'presuppose',
    'refute',
    'reticent',
    'undermine',
  ],
  parts: [
    {
      id: 'clue',
      heading: 'Somewhere in the text is the clue',
      blocks: [
        {
          kind: 'text',
          text: r`These questions come first in each Reading and Writing module, and there are several. Most show a short text with a blank and four words. All four fit the grammar. Often all four sound fine. So you cannot decide by ear, and you are not meant to.`,
        },
        {
          kind: 'text',
          text: r`What decides is a clue: a few words elsewhere in the text that say the same thing as the blank, or the opposite, or its cause, or its result. The writers put it there on purpose. Without it, more than one word could be right. So the first job is never “Which word do I like?” It is “Where is the clue?”`,
        },
        {
          kind: 'text',
          text: r`Cover the choices. Read to the end, because the clue often comes after the blank. Then fill the blank with a plain word of your own: <i>hard, rare, proved, shy</i>. A clumsy word is good enough. It only has to mean the right thing. Now uncover the choices and take the one nearest to it.`,
        },
        {
          kind: 'example',
          level: 2,
          text: r`When Zofia Rydet set out to photograph the inside of every home in Poland, she posed people in their rooms among their things, nearly always in the same way and with a direct flash. Because her method was so ______, the pictures make it possible to compare one home with another.`,
          stem: among('costly', 'artistic', 'consistent', 'hurried'),
          steps: [
            r`The clue comes before the blank: “nearly always in the same way.” The result after it agrees: the pictures can be compared.`,
            r`Your own word: <i>the same</i>, or <i>unchanging</i>.`,
            r`Of <i>costly</i>, <i>artistic</i>, <i>consistent</i>, and <i>hurried</i>, only one says that. <i>Artistic</i> is tempting, since these are photographs. But the text never says that they are beautiful, and beauty would not make homes easier to compare.`,
          ],
          answer: r`consistent`,
          check: { evidence: ['nearly always in the same way', 'make it possible to compare'] },
        },
      ],
    },
    {
      id: 'hinges',
      heading: 'Hinges: contrast, cause, and “not”',
      blocks: [
        {
          kind: 'text',
          text: r`Small words are the hinges. They tell you how the clue and the blank are related. With <i>although, but, rather than</i>, or <i>far from</i>, the blank means the opposite of the other side. What follows a colon usually explains or restates what comes before it. With <i>because</i> or <i>so … that</i>, one side must make the other follow. There, watch the direction: the blank may be the cause or the result. Read the sentence with your own word in it, and ask whether the result really follows.`,
        },
        {
          kind: 'text',
          text: r`A “not” flips the meaning once more. So do <i>hardly, by no means</i>, and <i>anything but</i>. Count the flips, and note a plus or a minus for the blank. Many students who know all four words miss the question here.`,
        },
        {
          kind: 'example',
          level: 3,
          text: r`In 2020 a team led by Jane Greaves reported signs of the gas phosphine in the clouds of Venus. The matter is anything but ______: another team attributes one signal to sulfur dioxide and one to faulty calibration, and Greaves’s team has replied that sulfur dioxide cannot be the source.`,
          stem: among('contentious', 'resolved', 'surprising', 'recent'),
          steps: [
            r`The clue comes after the colon: another team explains the signs away, and the first team replies. The dispute goes on.`,
            r`The matter is not settled. But “anything but” before the blank flips it, so the blank itself must mean <i>settled</i>.`,
            r`<i>Resolved</i> means just that. <i>Contentious</i>, “causing dispute,” describes the matter well, and is wrong for that very reason: “anything but contentious” would deny it.`,
          ],
          answer: r`resolved`,
          check: { evidence: ['anything but', 'another team attributes one signal to', 'has replied'] },
        },
        {
          kind: 'question',
          id: 'mpemba-teacher',
          text: r`As a schoolboy in Tanzania, Erasto Mpemba put a hot mixture of milk and sugar into a freezer and saw it freeze before cooler ones. His physics teacher ______ the observation, telling him that he must have been confused.`,
          stem,
          choices: [
            {
              text: r`celebrated`,
              why: r`A surprising result can be a reason to celebrate. But the clue is “he must have been confused,” and that is not praise.`,
            },
            { text: r`dismissed`, why: r`To dismiss a thing is to treat it as not worth a second thought. That is what the teacher’s words do.` },
            { text: r`duplicated`, why: r`To duplicate an observation is to make it again. Scientists do that often, but this teacher did not try.` },
            { text: r`anticipated`, why: r`To anticipate is to expect. Somebody who had expected it would not call the boy confused.` },
          ],
          key: 1,
          check: { evidence: ['telling him that he must have been confused'] },
        },
      ],
    },
    {
      id: 'two-that-fit',
      heading: 'When two words seem to fit, look for a second clue',
      blocks: [
        {
          kind: 'text',
          text: r`Hard questions offer two words with nearly the same meaning. Then one clue is not enough. Three things can separate them. <i>Tone</i>: does the text praise or blame? <i>Strength</i>: to challenge a claim is less than to refute it. <i>Company</i>: what can the word be said of? A person can be reticent, slow to speak. A river cannot.`,
        },
        {
          kind: 'interactive',
          show: {
            type: 'word-scale',
            sentence: 'Visitors praised the museum for its ______ labels: each told them in a single line all that they wanted to know.',
            words: [
              { word: 'lavish', effect: 'Rich and generous. A single line is the opposite of that.', fits: false },
              { word: 'curt', effect: 'Short, but rudely so. Nobody would praise that: the wrong tone.', fits: false },
              { word: 'concise', effect: 'Short, with nothing missing, and it praises. Both clues agree.', fits: true },
              { word: 'cryptic', effect: 'Short and hard to understand. But the labels told visitors all that they wanted to know.', fits: false },
            ],
          },
          caption: 'Two clues: “praised” and “in a single line all that they wanted to know.” Try each word.',
          inWords: '<i>Curt</i>, <i>concise</i>, and <i>cryptic</i> can all describe short texts. Only <i>concise</i> is also praise and leaves nothing out.',
        },
        {
          kind: 'text',
          text: r`Texts about research have favorite verbs. Sort them by what they do to a claim. For it: <i>corroborate, bolster, substantiate</i>. Against it: <i>undermine, contradict, refute</i>. Neither: <i>presuppose</i>, to take for granted; <i>attribute</i>, to name the cause of.`,
        },
        {
          kind: 'text',
          text: r`What if you do not know a word? Work with the ones you do know. If you can cross out two that clash with a clue, you are guessing between two words instead of four. Never choose a word only because it looks difficult.`,
        },
        {
          kind: 'text',
          text: r`In the weeks before the test, learn each word with the company it keeps. Not <i>tenuous</i> alone, but “a tenuous link.” Not <i>mitigate</i> alone, but “to mitigate the harm.” A word learned that way brings its clue along, and you will know its tone without having to think.`,
        },
        {
          kind: 'example',
          level: 4,
          text: r`A well-known story has the painter Phyllis Pearsall walking 3,000 miles through London to list its streets for her atlas. Peter Barber of the British Library called the story rubbish, since her father, a map publisher, had already brought out such maps. Yet his objection has done little to ______ the legend, which still appears in reference works and has even been made into a musical.`,
          stem: among('perpetuate', 'distort', 'embellish', 'dispel'),
          steps: [
            r`The clue comes after the blank: the legend is still around. “Little” is a flip: the objection did <i>not</i> do much harm to it.`,
            r`So the blank means to harm or to end. <i>Dispel</i> and <i>distort</i> both sound harmful.`,
            r`Second clue: what would a good objection do to a false story? Make it go away, not twist it. A legend is <i>dispelled</i>. <i>Perpetuate</i> (keep alive) and <i>embellish</i> (add details to) miss the flip in “little.”`,
          ],
          answer: r`dispel`,
          check: { evidence: ['has done little to', 'still appears in reference works'] },
        },
      ],
    },
    {
      id: 'phrases-and-senses',
      heading: 'Phrases, and old words in a new sense',
      blocks: [
        {
          kind: 'text',
          text: r`Sometimes the choices are phrases of two or three words, such as <i>at odds with</i> or <i>give rise to</i>. Turn each into one plain word first: <i>against, cause</i>. Then let the clue decide as always.`,
        },
        {
          kind: 'text',
          text: r`And about one in ten of these questions asks what a word in the text “most nearly” means, often in an old story or poem. The word is common. The sense is not. Cover it, treat the place as a blank, and put each choice in. The most familiar sense is nearly always among the choices, and it is rarely right.`,
        },
        {
          kind: 'question',
          id: 'irving-faith',
          text: 'The following text is from Washington Irving’s 1819 short story “The Spectre Bridegroom.” A baron likes to tell tales of marvels to the poor relations who dine at his table.\n\nThe <u>faith</u> of his guests exceeded even his own: they listened to every tale of wonder with open eyes and mouth, and never failed to be astonished, even though repeated for the hundredth time.',
          stem: r`As used in the text, what does the word “faith” most nearly mean?`,
          choices: [
            { text: r`Religion`, why: r`A common sense of the word. Put it in: the guests’ religion exceeded his. Nothing in the text is about that.` },
            { text: r`Loyalty`, why: r`You can keep faith with a host. But the clue is how they listen, and astonishment is not loyalty.` },
            { text: r`Patience`, why: r`Hearing a tale a hundred times would take patience. But they never grow tired of it: they are astonished each time.` },
            { text: r`Belief`, why: r`Open eyes, open mouths, astonished every time: they believe his tales even more than he does.` },
          ],
          key: 3,
          check: { evidence: ['listened to every tale of wonder with open eyes and mouth'] },
        },
        {
          kind: 'question',
          id: 'new-gourna',
          text: r`For the people of Gourna in Egypt, the architect Hassan Fathy designed a new village in mud brick, with domes and vaults that suited the hot climate. Yet his plan proved to be ______ the wishes of most of those for whom it was meant: they refused to move.`,
          stem,
          choices: [
            { text: r`at odds with`, why: r`<i>At odds with</i> means “in conflict with.” He planned for them to move, and they refused.` },
            {
              text: r`in keeping with`,
              why: r`It means “matching.” The design did match the climate. But “Yet” signals a contrast, and the people refused to move.`,
            },
            { text: r`in exchange for`, why: r`It would mean that the plan was traded for the wishes. Nothing is traded here.` },
            { text: r`in search of`, why: r`A planner might go in search of people’s wishes. But the clue says how it ended: they refused to move.` },
          ],
          key: 0,
          check: { evidence: ['they refused to move'] },
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
            r`Cover the choices and read the whole text, past the blank.`,
            r`Find the clue, and the hinge between the clue and the blank. Plus or minus?`,
            r`Say your own word. Then look.`,
          ],
        },
        {
          kind: 'text',
          text: r`Watch out for three kinds of wrong words. The <i>usual partner</i>: it often goes with this noun, but the clue says something else. The <i>reverse</i>: it fits if you miss a “not.” The <i>wrong tone</i>: the right meaning with a sneer or a smile that the text does not have.`,
        },
      ],
    },
  ],
  remember: [
    r`Find the clue before you look at the words.`,
    r`Count the flips: but, not, hardly, anything but.`,
    r`If two words fit, the text holds a second clue.`,
  ],
});
