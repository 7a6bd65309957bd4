import { r } from '#content/concepts/concept.ts';
import { lectureOf } from '../lecture.ts';

const stem = r`Which choice completes the text with the most logical transition?`;
/** The question with its choices, each on its line, for an example. */
const among = (...choices: readonly string[]) => [stem, ...choices].join('\n\n');

export const transitions = lectureOf(8, {
  id: 'transitions',
  title: 'And, but, or so?',
  promise: r`You can hear how one sentence is related to another, with the transition still covered, and pick the word for exactly that relation.`,
  minutes: 13,
  concepts: [
    'name-the-relation',
    'example-or-specification',
    'cause-to-effect',
    'order-in-time',
    'concession-or-contrast',
    'instead-after-a-no',
    'indeed-or-moreover',
    'look-two-sentences-back',
  ],
  parts: [
    {
      id: 'signposts',
      heading: 'A signpost does not build the road',
      blocks: [
        {
          kind: 'text',
          text: r`<i>However</i> does not make two sentences disagree. It tells the reader that they do. The relation is there before the word, in what the two sentences say. That is good news, because it means you can find it while the choices are covered.`,
        },
        {
          kind: 'text',
          text: r`And you should cover them. With <i>moreover</i> in the blank, the second sentence sounds like an addition. With <i>however</i>, it sounds like a contrast. A transition colors whatever stands around it. Try all four, one after another, and you will hear four meanings and trust none.`,
        },
        {
          kind: 'text',
          text: r`So shorten each sentence to a few words. Then say <i>and</i>, <i>but</i>, or <i>so</i> between them. One will fit. Each stands for a family of transitions, so you know the family before you have seen a single choice. Often that alone leaves only one choice standing.`,
        },
        {
          kind: 'example',
          level: 2,
          text: r`A shark has no bones, and the Greenland shark has no other hard tissue whose layers could be counted, as the rings of a tree can. ______ the ages of these sharks were hard to establish for a long time.`,
          stem: among('Even so,', 'As a result,', 'For instance,', 'Meanwhile,'),
          steps: [
            r`Shorten: no layers to count; ages hard to establish.`,
            r`Say: no layers to count, <i>so</i> ages hard to establish.`,
            r`The “so” family: <i>as a result, therefore, consequently</i>. <i>For instance</i> would make the hard task a case of having no bones. <i>Even so</i> would make it a surprise.`,
          ],
          answer: r`As a result,`,
          check: { evidence: ['no other hard tissue whose layers could be counted', 'hard to establish'] },
        },
      ],
    },
    {
      id: 'kinds-of-but',
      heading: 'Three kinds of “but”',
      blocks: [
        {
          kind: 'text',
          text: r`Harder questions offer two words from the same large family. Then you must hear which “but” it is. <i>By contrast</i> sets two subjects next to each other: this one is so, that one is different. (<i>Conversely</i> turns the first statement around.) <i>Even so, still</i>, and <i>nevertheless</i> speak of one subject and a surprise: it should have led to something else. <i>Instead</i> and <i>rather</i> follow a “no” and fill the empty place: not this, but that.`,
        },
        {
          kind: 'text',
          text: r`Test by putting a longer phrase into the blank. “Unlike the first”: contrast. “In spite of that”: surprise. “In its place”: replacement. Only one of them makes sense. A fourth kind comes first: <i>granted</i> and <i>admittedly</i> concede a point, and the reply to it comes in the next sentence.`,
        },
        {
          kind: 'interactive',
          show: {
            type: 'relation',
            first: 'Most pitcher plants make up for poor soil with the insects that they trap.',
            second: 'mature plants of one kind, Nepenthes lowii, take most of their nitrogen from the droppings of tree shrews.',
            relations: [
              {
                name: 'In its place',
                words: ['Instead', 'Rather'],
                reason: 'These need a “no” before them. The first sentence denies nothing.',
              },
              {
                name: 'Unlike the first',
                words: ['By contrast', 'In contrast'],
                reason: 'Two subjects, most pitcher plants and one kind, with two ways to feed. This is it.',
              },
              {
                name: 'In spite of that',
                words: ['Even so', 'Nevertheless'],
                reason: 'The first sentence says only “most,” so one kind that differs is no surprise. Two subjects are compared.',
              },
              {
                name: 'Because of that',
                words: ['As a result', 'Therefore'],
                reason: 'That others trap insects does not cause this kind to live on droppings.',
              },
            ],
            right: 1,
          },
          caption: 'One subject or two? A surprise or a difference? Try each relation.',
          inWords:
            'The two sentences speak of two subjects that differ: most pitcher plants, and one kind. So “By contrast” fits. Nothing is denied, nothing surprises in spite of the first sentence, and nothing follows from it.',
        },
        {
          kind: 'example',
          level: 3,
          text: r`For his museum in the remote city of Nukus, Igor Savitsky collected paintings by artists whose work the Soviet state had condemned. ______ part of this art was bought with money from the state.`,
          stem: among('Even so,', 'By contrast,', 'Instead,', 'For this reason,'),
          steps: [
            r`Shorten: the state condemned the art; the state’s money bought it.`,
            r`Say: condemned, <i>but</i> bought. Which “but”? There is one subject, this art, and a surprise.`,
            r`“In spite of that” fits. “Unlike the first” does not: no second thing is compared. “In its place” does not: nothing is denied.`,
          ],
          answer: r`Even so,`,
          check: { evidence: ['whose work the Soviet state had condemned', 'bought with money from the state'] },
        },
        {
          kind: 'question',
          id: 'oi-lanterns',
          text: r`In a small painting of a brightly lit building in Edo at night, Katsushika Ōi did not sign her name in the usual place. ______ she spread its characters over three of the lanterns in the picture.`,
          stem,
          choices: [
            { text: r`Nevertheless,`, why: r`“In spite of that” makes no sense. Not signing in one place is no reason against signing in another.` },
            { text: r`Instead,`, why: r`First the “no”: not in the usual place. Then what takes its place: the lanterns.` },
            { text: r`Similarly,`, why: r`Nothing is alike here. One place is refused, and another is used.` },
            { text: r`For example,`, why: r`The lanterns are not one case of not signing. They are where the name went.` },
          ],
          key: 1,
          check: { evidence: ['did not sign her name in the usual place'] },
        },
      ],
    },
    {
      id: 'kinds-of-and',
      heading: 'Several kinds of “and”',
      blocks: [
        {
          kind: 'text',
          text: r`“And” has its kinds too. A second point on the same side: <i>moreover, furthermore, in addition</i>. The same point, only stronger: <i>indeed, in fact</i>. A second case that behaves like the first: <i>similarly, likewise</i>. One case out of several: <i>for example, for instance</i>. The same thing made exact: <i>specifically, in particular</i>. The same thing in other words: <i>that is</i>.`,
        },
        {
          kind: 'text',
          text: r`Two tests sort them. Does the second sentence zoom in? Then it is an example, or it makes the first exact. Could it be said <i>in place of</i> the first, with more force? Then it is <i>indeed</i>.`,
        },
        {
          kind: 'question',
          id: 'godwit-record',
          text: r`In 2007, a bar-tailed godwit called E7 flew from Alaska to New Zealand, about 11,500 kilometers, without landing. It was a journey of remarkable length. ______ no land bird had until then been recorded on so long a flight without a stop.`,
          stem,
          choices: [
            { text: r`Instead,`, why: r`Nothing is denied before it, so there is no place to fill.` },
            { text: r`Furthermore,`, why: r`The direction is right. But no second point is added: a record is “remarkable length” said more strongly.` },
            { text: r`Afterward,`, why: r`“Until then” looks back, so the second sentence does not tell of something later.` },
            { text: r`Indeed,`, why: r`Remarkable, indeed the longest on record. It is the same point with more force.` },
          ],
          key: 3,
          check: { evidence: ['a journey of remarkable length', 'no land bird had until then been recorded'] },
        },
      ],
    },
    {
      id: 'kinds-of-so',
      heading: '“So” and “then”',
      blocks: [
        {
          kind: 'text',
          text: r`A result simply happens. An aim is something that somebody wants. If the first sentence names a fact, the second may follow <i>as a result</i>. If it names a wish or a plan, the second is done <i>to that end</i>. Check the order as well. The cause must come first, or no word of this family fits.`,
        },
        {
          kind: 'text',
          text: r`With steps and dates, draw a line and put both events on it. Later: <i>then, next, subsequently, afterward</i>. At the same time: <i>meanwhile</i>. Earlier: <i>previously</i>. Last of several: <i>finally</i>. Dates and tenses are your evidence, and <i>had</i> often points back.`,
        },
        {
          kind: 'question',
          id: 'rydet-homes',
          text: r`In 1978, at 67, Zofia Rydet made up her mind to photograph the inside of every home in Poland and so record a folk culture that was disappearing. ______ she traveled through the countryside by bus, knocked on doors unannounced, and posed people in their rooms among their things.`,
          stem,
          choices: [
            { text: r`To that end,`, why: r`The first sentence names an aim, and the second tells what she did for it.` },
            { text: r`By contrast,`, why: r`Her travels are not set against her plan. They carry it out.` },
            { text: r`Likewise,`, why: r`There is no second case beside the first. Plan and travels belong to one undertaking.` },
            { text: r`In other words,`, why: r`The second sentence does not say the plan again. It tells what she did to carry it out.` },
          ],
          key: 0,
          check: { evidence: ['made up her mind to photograph the inside of every home', 'knocked on doors unannounced'] },
        },
      ],
    },
    {
      id: 'look-back',
      heading: 'The last sentence can be an aside',
      blocks: [
        {
          kind: 'text',
          text: r`Usually the blank joins the sentences on its two sides. In the hardest questions, the sentence right before the blank may be an aside: a detail, a date, a word of background. Then the relation jumps over it to the main line. Suspect this when none of the choices belongs to the family you found. Read the text without the aside, and listen again.`,
        },
        {
          kind: 'text',
          text: r`Some words look further back by nature. <i>In short</i>, <i>thus</i>, and <i>ultimately</i> can sum up all that came before. <i>Similarly</i> needs its twin, and the twin may stand two sentences up. So before you choose one of these, find what it points to.`,
        },
        {
          kind: 'example',
          level: 4,
          text: r`The navigators of the Marshall Islands found their way by the swells, which change their course around an island. They also made charts of these swells from sticks and shells, but as a rule the charts were left on shore. ______ Mau Piailug, from the Caroline Islands, guided a canoe from Hawaii to Tahiti in 1976 by watching swells and stars.`,
          stem: among('By contrast,', 'For example,', 'Therefore,', 'Likewise,'),
          steps: [
            r`The sentence before the blank speaks of charts that stayed on shore. It is an aside.`,
            r`The main line: navigators of one group of islands steered by swells; a navigator from another steered by swells and stars.`,
            r`Two cases alike: <i>likewise</i>. <i>By contrast</i> tempts readers who compare Piailug with the charts. <i>For example</i> fails because he was not one of the Marshall navigators.`,
          ],
          answer: r`Likewise,`,
          check: { evidence: ['found their way by the swells', 'by watching swells and stars'] },
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
            r`Cover the choices. Read to the end of the sentence with the blank.`,
            r`Shorten both sides, and say <i>and</i>, <i>but</i>, or <i>so</i>.`,
            r`Then ask which kind. Uncover the choices, and take the word for that kind.`,
          ],
        },
        {
          kind: 'text',
          text: r`One last shortcut: if two choices mean the same, such as <i>therefore</i> and <i>consequently</i>, neither can be the one right answer. And do not let single words mislead you. “Cold” here and “warm” there do not make a contrast if the two sentences agree.`,
        },
      ],
    },
  ],
  remember: [
    r`Find the relation before you see the words.`,
    r`One subject and a surprise: even so. Two subjects: by contrast.`,
    r`After a “no” comes instead.`,
  ],
});
