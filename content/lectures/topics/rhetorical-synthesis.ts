import { r } from '#content/concepts/concept.ts';
import { lariShelters } from '../interactives/lari-shelters.ts';
import { lectureOf } from '../lecture.ts';

const asked = (goal: string) => `The student wants to ${goal}. Which choice most effectively uses relevant information from the notes to accomplish this goal?`;

export const rhetoricalSynthesis = lectureOf(7, {
  id: 'rhetorical-synthesis',
  title: 'Read the goal, and the goal decides',
  promise: r`You can read the goal so exactly that four true sentences become one right answer and three wrong ones.`,
  minutes: 14,
  concepts: [
    'know-the-audience',
    'similar-or-different',
    'aim-method-finding',
    'an-example-or-reason',
    'generalize-from-notes',
    'compare-amounts',
    'two-goals-at-once',
    'why-it-matters',
  ],
  words: ['emphasize'],
  parts: [
    {
      id: 'all-four-are-true',
      heading: 'All four sentences are true',
      blocks: [
        {
          kind: 'text',
          text: r`A student has taken notes and wants to write one sentence. You get the notes, a goal, and four sentences. As a rule all four are well written and true to the notes. So two habits that serve you elsewhere fail here. Checking the facts does not help, because the facts are right. And choosing the sentence with the most in it does not help, because nobody asked for the most.`,
        },
        {
          kind: 'text',
          text: r`What decides is the goal. It is in the line that begins “The student wants to.” Read it first, before the notes. Often you can then answer from the choices alone: only one of them does what the goal says. The notes are there for the rare case in which a choice adds something that nobody noted.`,
        },
        {
          kind: 'text',
          text: r`This can make the topic one of the quickest of the section. Points are lost here mostly by hurrying past a word.`,
        },
        {
          kind: 'interactive',
          show: lariShelters,
          caption: 'The same five notes. Choose a goal, and see which notes light up.',
          inWords:
            'To introduce Lari, one says who she is and what she does. For a difference, the notes about her work before and after 2000 are needed. For an advantage of the materials, one note is enough. The others are still true, but they are not used.',
        },
      ],
    },
    {
      id: 'one-word-of-the-goal',
      heading: 'Highlight what the goal asks for',
      blocks: [
        {
          kind: 'text',
          text: r`Most goals fall into a few kinds, and each leaves a mark on the right sentence. A <i>similarity</i> needs both names and a word like <i>both</i> or <i>like</i>. A <i>difference</i> needs both names and a word like <i>while</i> or <i>unlike</i>, about the same feature. A <i>comparison of amounts</i> needs the same measure twice, or the difference. A <i>reason</i> needs a <i>because</i>. An <i>advantage</i> needs a feature and what it is good for.`,
        },
        {
          kind: 'text',
          text: r`So highlight the word, and say what mark you are looking for. Many wrong choices carry the mark of another goal. They are good sentences in the wrong place.`,
        },
        {
          kind: 'text',
          text: r`Look closely at the narrow words. The <i>materials</i> of a house, the <i>aim</i> of a study, the year when <i>each</i> club was founded: one such word can shut out three choices. If the goal says materials, a sentence about the shape of the roof fails, however beautiful it is.`,
        },
        {
          kind: 'example',
          level: 2,
          text: r`• In 1944, Halim El-Dabh made <i>The Expression of Zaar</i> with a recorder that stored sound on steel wire.

• His material was the singing of women at a healing ceremony.

• In 1963, Delia Derbyshire made the title music of a British television series by cutting and joining recording tape.

• Among her raw sounds were the plain tones of oscillators.`,
          stem: asked('emphasize a difference in the sounds with which the two worked'),
          steps: [
            r`Highlight: <i>difference</i>, and <i>sounds</i>.`,
            r`Find the feature in the notes: women singing, and tones of oscillators. The sentence must have both.`,
            r`“El-Dabh recorded on wire, while Derbyshire used tape” is a true difference. But it is a difference in tools, and the goal says sounds.`,
          ],
          answer: r`While El-Dabh worked with the voices of women at a ceremony, Derbyshire’s raw sounds included the plain tones of oscillators.`,
          check: { evidence: ['the singing of women at a healing ceremony', 'the plain tones of oscillators'] },
        },
        {
          kind: 'question',
          id: 'gorilla-counts',
          text: r`• The mountain gorillas of the Virunga Mountains were fewest in 1981, when 242 were counted.

• In 2003, a count gave 380.

• In 2010, there were 480.

• The next count, completed in 2016, found 604.

• Researchers trace the rise partly to better ways of counting and partly to real growth.`,
          stem: asked('compare the numbers of gorillas counted in 1981 and in 2016'),
          choices: [
            {
              text: r`From 2003 to 2010, the number of mountain gorillas that were counted rose from 380 to 480.`,
              why: r`A comparison, and a correct one, but of other years.`,
            },
            {
              text: r`In 1981, when the mountain gorillas were fewest, only 242 of them were counted.`,
              why: r`It has one of the two numbers. A comparison needs both, or the difference.`,
            },
            {
              text: r`The count of 2016 found 604 mountain gorillas, about two and a half times as many as the 242 of 1981.`,
              why: r`It has both years, both numbers, and how they are related: \(2.5\cdot242=605\), so “about” is right.`,
            },
            {
              text: r`The rise between 1981 and 2016 is due partly to better counting and partly to real growth.`,
              why: r`The years are right. But this gives reasons, and no numbers to compare.`,
            },
          ],
          key: 2,
          check: { evidence: ['when 242 were counted', 'completed in 2016, found 604'] },
        },
      ],
    },
    {
      id: 'who-is-listening',
      heading: 'Ask who is listening',
      blocks: [
        {
          kind: 'text',
          text: r`Some goals name an audience. For people <i>unfamiliar</i> with a subject, the sentence must say what it is, in a few words set off by commas. For people <i>already familiar</i> with it, the same words are wasted, and the choice that contains them is wrong. Think of talking about a book with a friend who has read it. You would not begin with who wrote it. Watch for a small insertion such as “Nüshu, a script used by women, …” The part between the commas is there for strangers.`,
        },
        {
          kind: 'question',
          id: 'vindolanda-letter',
          text: r`• Vindolanda was a Roman fort in northern England.

• Thin wooden tablets with ink writing have been found there.

• On one of them, written about the year 100, Claudia Severa invites her friend Sulpicia Lepidina to come for her birthday.

• The main part is in the hand of a trained scribe.

• The closing is in Severa’s own, less practiced hand.`,
          stem: asked('describe how the letter was written to an audience already familiar with Vindolanda and its tablets'),
          choices: [
            {
              text: r`A trained scribe wrote the main part of Claudia Severa’s invitation to Sulpicia Lepidina, and Severa added the closing herself.`,
              why: r`It says how the letter was written, and explains neither the fort nor the tablets.`,
            },
            {
              text: r`At Vindolanda, a Roman fort in northern England, thin wooden tablets with ink writing have been found, among them a letter.`,
              why: r`It tells this audience what it knows already, and of the writing of the letter it says nothing.`,
            },
            {
              text: r`About the year 100, Claudia Severa invited her friend Sulpicia Lepidina to come for her birthday.`,
              why: r`It fits the audience. But it says what the letter was about, not how it was written.`,
            },
            {
              text: r`A letter on a thin wooden tablet from Vindolanda, a Roman fort, was written partly by a scribe and partly by its sender.`,
              why: r`The second half meets the goal. The first half explains the fort to people who know it.`,
            },
          ],
          key: 0,
          check: { evidence: ['already familiar with Vindolanda and its tablets', 'in the hand of a trained scribe'] },
        },
      ],
    },
    {
      id: 'studies-and-generalizations',
      heading: 'Studies, examples, generalizations',
      blocks: [
        {
          kind: 'text',
          text: r`Notes about a study hold an aim, a method, and a finding. Give each note an A, an M, or an F. <i>Aim</i>: what they wanted to know. <i>Method</i>: what they did. <i>Finding</i>: what came out. The finding is the most interesting, so wrong choices love to offer it when the goal says “aim.”`,
        },
        {
          kind: 'example',
          level: 3,
          text: r`• Michael Pardo’s team asked whether elephants address one another with something like names.

• The team analyzed 469 calls recorded in Kenya, noting who called and to whom.

• A computer model had to guess from the sound alone whom a call was meant for.

• It was right in 27.5 percent of cases.

• With random data, it was right in only 8 percent.`,
          stem: asked('present the finding of the study'),
          steps: [
            r`Label the notes: A, M, M, F, F.`,
            r`The goal asks for F. The number 27.5 says little by itself. With the 8 beside it, you see that the model did better than chance.`,
            r`“Pardo’s team analyzed 469 calls to learn whether elephants use names” is rich in detail. But it gives aim and method, and stops before the result.`,
          ],
          answer: r`From its sound alone, a computer model could tell whom an elephant’s call was meant for in 27.5 percent of cases, compared with 8 percent for random data.`,
          check: { evidence: ['right in 27.5 percent of cases', 'right in only 8 percent'] },
        },
        {
          kind: 'text',
          text: r`For an <i>example</i>, ask whether you could take a picture of it. For a <i>generalization</i>, step back until several notes fit under one sentence, and no further. A single case is too small for it. “All” and “never” are too large.`,
        },
        {
          kind: 'question',
          id: 'outside-the-laboratory',
          text: r`• Agnes Pockels, who ran her parents’ household, built a device for measuring the surface of water.

• Marjorie Rice, a homemaker, found four new types of pentagon that can tile a plane.

• Kathleen Drew-Baker held an unpaid position when she found a missing stage in the life of a seaweed.`,
          stem: asked('make a generalization about how discoveries are made'),
          choices: [
            {
              text: r`Marjorie Rice, who was a homemaker, found four new types of pentagon that can tile a plane.`,
              why: r`One case. It is an example of the generalization, not the generalization.`,
            },
            {
              text: r`The most important discoveries have been made by people without a paid position.`,
              why: r`Three cases cannot support “the most important.” It goes further than the notes.`,
            },
            {
              text: r`Agnes Pockels worked at home, Marjorie Rice did too, and Kathleen Drew-Baker had an unpaid position.`,
              why: r`A list of the three cases. Nothing is said about discoveries in general.`,
            },
            {
              text: r`Some discoveries have been made by people who were not paid for research.`,
              why: r`All three notes fit under it, and “some” claims no more than they show.`,
            },
          ],
          key: 3,
          check: { evidence: ['ran her parents’ household', 'a homemaker', 'an unpaid position'] },
        },
      ],
    },
    {
      id: 'two-goals',
      heading: 'Split long goals at “and”',
      blocks: [
        {
          kind: 'text',
          text: r`The hardest goals hold two wishes. Number them. Go through the choices for wish 1 and cross out. Then take wish 2 with what is left. Two quick passes are safer than one slow one, because the tempting choices meet one wish very well.`,
        },
        {
          kind: 'text',
          text: r`An advantage deserves a second look. “The lamp folds” is a feature. “The lamp folds, so it fits into a pocket” is an advantage. Ask of the choice: so what? If it cannot answer from the notes, cross it out.`,
        },
        {
          kind: 'example',
          level: 4,
          text: r`• In the cold desert of Ladakh, farmers are short of water, especially in April and May.

• Ice stupas are cones of ice that store winter water there.

• Water piped from higher up rises by its own pressure, sprays out, and freezes as it falls.

• A cone has little surface for the amount of water it holds.

• It therefore melts more slowly in the sun than a flat sheet of ice does.`,
          stem: asked('introduce ice stupas to an audience unfamiliar with them and explain an advantage of their shape'),
          steps: [
            r`Wish 1: say what they are. “Cones of ice that store winter water.” Wish 2: an advantage of the <i>shape</i>, so a feature and what it is good for.`,
            r`The feature: little surface for a lot of water. What it is good for: the ice melts slowly.`,
            r`“Ice stupas, cones of ice in Ladakh, are made with piped water that needs no pump” meets wish 1 and gives an advantage. But it is one of the method, not of the shape, and the pump is not in the notes.`,
          ],
          answer: r`Ice stupas, cones of ice that store winter water in Ladakh, melt more slowly in the sun than flat ice does because they have little surface for the water they hold.`,
          check: {
            evidence: ['cones of ice that store winter water', 'A cone has little surface for the amount of water it holds', 'melts more slowly in the sun'],
          },
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
            r`Skip to the line “The student wants to.” Highlight the word that matters. If there is an “and,” number the parts.`,
            r`Say what mark the sentence must carry: two names, two numbers, a <i>because</i>, an explanation between commas.`,
            r`Read the choices for this mark alone. Go to the notes only to check what remains.`,
          ],
        },
        {
          kind: 'text',
          text: r`Three traps keep coming back. The sentence with the most detail, which meets another goal. The sentence that meets one half of the goal. And the sentence for the wrong audience. As a rule, none of them is false. Say to yourself: true, but not what was asked.`,
        },
      ],
    },
  ],
  remember: [r`Read the goal before the notes.`, r`True is not enough; it must do what the goal says.`, r`If the goal has two parts, check off both.`],
});
