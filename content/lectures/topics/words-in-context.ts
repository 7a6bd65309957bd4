import { r } from '../../concepts/concept.ts';
import { lectureOf } from '../lecture.ts';

const stem = r`Which choice completes the text with the most logical and precise word or phrase?`;
/** The question with its choices, each on its line, for an example. */
const among = (...choices: readonly string[]) => [stem, ...choices].join('\n\n');

export const wordsInContext = lectureOf(4, {
  id: 'words-in-context',
  title: 'The text has already chosen the word',
  promise: r`You can let the text tell you what a blank means before four good-sounding words can talk you out of it.`,
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
          text: r`These questions come first in each module, and there are several. Each shows a short text with a blank and four words. All four fit the grammar. Often all four sound fine. Your ear will not decide, and it is not meant to.`,
        },
        {
          kind: 'text',
          text: r`What decides is a clue: a few words elsewhere in the text that say the same thing as the blank, or the opposite, or its cause, or its result. The writers put it there on purpose. Without it, two words would be right, and that would be no question. So the first job is never “Which word do I like?” It is “Where is the clue?”`,
        },
        {
          kind: 'text',
          text: r`Cover the choices. Read to the end, for the clue often stands after the blank. Then put a plain word of your own into it: <i>hard, rare, proved, shy</i>. A clumsy word is good enough. It only has to mean the right thing. Now uncover the choices and take the one nearest to it.`,
        },
        {
          kind: 'example',
          level: 2,
          text: r`When Zofia Rydet set out to photograph the inside of every home in Poland, she posed people in their rooms among their things, nearly always in the same way and with a direct flash. Because her method was so ______, the pictures make it possible to compare one home with another.`,
          stem: among('costly', 'artistic', 'consistent', 'hurried'),
          steps: [
            r`The clue stands before the blank: “nearly always in the same way.” The result after it agrees: the pictures can be compared.`,
            r`Your own word: <i>the same</i>, or <i>unchanging</i>.`,
            r`Of <i>costly</i>, <i>artistic</i>, <i>consistent</i>, and <i>hurried</i>, only one says that. <i>Artistic</i> is tempting, since these are photographs. But nothing in the text is about art.`,
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
          text: r`Small words tell you how clue and blank are related. After <i>although, but, rather than, far from</i>, the blank means the opposite of the other side. After <i>because</i> or <i>so … that</i>, it must make the result follow. After a colon, it usually means the same. With a cause, watch the direction: the blank may be what made something happen, or what happened. Read the sentence with your own word in it, and ask whether the result really follows.`,
        },
        {
          kind: 'text',
          text: r`A “not” turns the meaning once more. So do <i>hardly, by no means</i>, and <i>anything but</i>. Count the turns, and note a plus or a minus for the blank. Many people who know all four words miss the question here.`,
        },
        {
          kind: 'example',
          level: 3,
          text: r`In 2020 a team led by Jane Greaves reported signs of the gas phosphine in the clouds of Venus. The matter is anything but ______: another team attributes one signal to sulfur dioxide and one to faulty calibration, and Greaves’s team has replied that sulfur dioxide cannot be the source.`,
          stem: among('contentious', 'resolved', 'surprising', 'recent'),
          steps: [
            r`The clue after the colon: one team reports, another explains it away, the first replies. The dispute goes on.`,
            r`“Anything but” turns the blank around. Plus or minus? The blank means <i>at an end</i>.`,
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
            { text: r`celebrated`, why: r`It would have been a reason to celebrate. But the clue is “he must have been confused,” and that is no praise.` },
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
          text: r`Hard questions offer two words with nearly the same meaning. Then one clue is not enough. Three things can separate them. <i>Tone</i>: does the text praise or blame? <i>Strength</i>: to challenge a claim is less than to refute it. <i>Company</i>: what can the word be said of? A person can be reticent. A river cannot.`,
        },
        {
          kind: 'interactive',
          show: {
            type: 'word-scale',
            sentence: 'Visitors praised the museum for its ______ labels: each told them in a single line all that they wished to know.',
            words: [
              { word: 'lavish', effect: 'Rich and generous. A single line is the reverse of that.', fits: false },
              { word: 'curt', effect: 'Short, but rudely so. Nobody would praise that: the wrong tone.', fits: false },
              { word: 'concise', effect: 'Short, with nothing missing, and it praises. Both clues agree.', fits: true },
              { word: 'cryptic', effect: 'Short and hard to understand. But the labels told visitors all that they wished to know.', fits: false },
            ],
          },
          caption: 'Two clues: “praised” and “in a single line all that they wished to know.” Try each word.',
          inWords: '<i>Curt</i>, <i>concise</i>, and <i>cryptic</i> can all be said of short texts. Only <i>concise</i> is also praise and leaves nothing out.',
        },
        {
          kind: 'text',
          text: r`Texts about research have favorite verbs. Sort them by what they do to a claim. For it: <i>corroborate, bolster, substantiate</i>. Against it: <i>undermine, contradict, refute</i>. Neither: <i>presuppose</i>, to take for granted; <i>attribute</i>, to name as the cause.`,
        },
        {
          kind: 'text',
          text: r`And if you do not know a word? Work with those you do know. Two that clash with a clue leave two, and a guess between two is much better than a guess among four. Never choose a word only because it looks difficult.`,
        },
        {
          kind: 'text',
          text: r`In the weeks before the test, learn words together with their company. Not <i>tenuous</i> alone, but “a tenuous link.” Not <i>mitigate</i> alone, but “to mitigate the harm.” A word learned that way brings its clue along, and you will know its tone without having to think.`,
        },
        {
          kind: 'example',
          level: 4,
          text: r`A well-known story has the painter Phyllis Pearsall walking 3,000 miles through London to list its streets for her atlas. Peter Barber of the British Library called the story rubbish, since her father, a map publisher, had already brought out such maps. Yet his objection has done little to ______ the legend, which still stands in reference works and has even been made into a musical.`,
          stem: among('perpetuate', 'distort', 'embellish', 'dispel'),
          steps: [
            r`The clue stands after the blank: the legend still stands. “Little” turns it: the objection did <i>not much harm</i> it.`,
            r`So the blank means to harm or to end. <i>Dispel</i> and <i>distort</i> both sound harmful.`,
            r`Second clue: what would a good objection do to a false story? Make it go away, not twist it. A legend is <i>dispelled</i>. <i>Perpetuate</i>, to keep alive, misses the turn in “little.”`,
          ],
          answer: r`dispel`,
          check: { evidence: ['has done little to', 'still stands in reference works'] },
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
          text: r`And about one question in ten asks what a word “most nearly means” as used in a text, often an old one. The word is common. The sense is not. Cover it, treat the place as a blank, and put each choice in. The most familiar sense is nearly always on offer, and it is seldom right.`,
        },
        {
          kind: 'question',
          id: 'irving-faith',
          text: 'The following text is from Washington Irving’s 1819 short story “The Spectre Bridegroom.” A baron likes to tell tales of marvels to the poor relations who dine at his table.\n\nThe <u>faith</u> of his guests exceeded even his own: they listened to every tale of wonder with open eyes and mouth, and never failed to be astonished, even though repeated for the hundredth time.',
          stem: r`As used in the text, what does the word “faith” most nearly mean?`,
          choices: [
            { text: r`Religion`, why: r`A common sense of the word. Put it in: the guests’ religion exceeded his. Nothing in the text is about that.` },
            { text: r`Loyalty`, why: r`One can keep faith with a host. But the clue is how they listen, and astonishment is not loyalty.` },
            { text: r`Patience`, why: r`A hundred repetitions would need it. But they are never tired, and “astonished” each time.` },
            { text: r`Belief`, why: r`Open eyes, open mouths, astonished every time: they believe his tales even more than he does.` },
          ],
          key: 3,
          check: { evidence: ['listened to every tale of wonder with open eyes and mouth'] },
        },
        {
          kind: 'question',
          id: 'new-gourna',
          text: r`For the people of Gourna in Egypt, the architect Hassan Fathy designed a new village in mud brick, with domes and vaults that answered the hot climate. Yet his plan proved to be ______ the wishes of most of those for whom it was meant: they would not move.`,
          stem,
          choices: [
            { text: r`at odds with`, why: r`<i>At odds with</i> means “in conflict with.” He wanted them to move, and they would not.` },
            { text: r`in keeping with`, why: r`It means “matching.” It fits the climate, and misses the “Yet” and the colon.` },
            { text: r`in exchange for`, why: r`It would mean that the wishes were given for the plan. Nothing is traded here.` },
            { text: r`in search of`, why: r`A plan may go in search of wishes. But the clue says how it ended: they would not move.` },
          ],
          key: 0,
          check: { evidence: ['they would not move'] },
        },
      ],
    },
    {
      id: 'first-ten-seconds',
      heading: 'Your first ten seconds',
      blocks: [
        {
          kind: 'list',
          ordered: true,
          items: [
            r`Cover the choices and read the whole text, past the blank.`,
            r`Find the clue, and the hinge between clue and blank. Plus or minus?`,
            r`Say your own word. Then look.`,
          ],
        },
        {
          kind: 'text',
          text: r`Beware of three kinds of wrong word. The <i>usual partner</i>: it often stands beside this noun, but the clue says something else. The <i>reverse</i>: it fits if you miss a “not.” The <i>wrong tone</i>: the right meaning with a sneer or a smile that the text does not have.`,
        },
      ],
    },
  ],
  remember: [
    r`Find the clue before you look at the words.`,
    r`Count the turns: but, not, hardly, anything but.`,
    r`If two words fit, the text holds a second clue.`,
  ],
});
