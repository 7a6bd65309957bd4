import { r } from '#content/concepts/concept.ts';
import { lectureOf } from '../lecture.ts';

const stem = r`Which choice completes the text so that it conforms to the conventions of Standard English?`;
/** The question with its choices, each on its line, for an example. */
const among = (...choices: readonly string[]) => [stem, ...choices].join('\n\n');

export const formStructureSense = lectureOf(10, {
  id: 'form-structure-sense',
  title: 'Find the partner of the blank',
  promise: r`You can find the one word that decides a form, even if the sentence hides it, and let that word choose the answer.`,
  minutes: 15,
  concepts: [
    'find-the-true-subject',
    'tricky-subjects',
    'tense-follows-time',
    'main-verb-or-not',
    'pronouns-point-to-a-noun',
    'apostrophes-show-owners',
    'modifiers-next-to-their-noun',
    'same-form-in-a-series',
  ],
  parts: [
    {
      id: 'partners',
      heading: 'Every form has a partner',
      blocks: [
        {
          kind: 'text',
          text: r`In these questions the choices are forms of one word: <i>grow, grows, growing, had grown</i>. The meaning hardly differs, and your ear is a poor judge, because in speech we let many things pass. What decides is a partner elsewhere in the sentence. A verb has a subject. A pronoun has a noun. A tense has a time word. An opening phrase has the noun after it. An item in a list has the other items.`,
        },
        {
          kind: 'text',
          text: r`You have used most of the rules for years without naming them. What makes the questions hard is distance. The test puts other words between the partners, and those words are chosen to mislead. So the work is always the same. Let the choices show you which kind of partner you need. Find it. Cross out what stands between.`,
        },
      ],
    },
    {
      id: 'true-subject',
      heading: 'A verb and its true subject',
      blocks: [
        {
          kind: 'text',
          text: r`The rule: one thing does, several things do. How the test hides it: between subject and verb come phrases with <i>of, in</i>, or <i>with</i>, and groups with <i>that</i> or <i>who</i>. These often end in a noun of the other number. Ask “Who or what?” before the verb, and say subject and verb together without the rest.`,
        },
        {
          kind: 'example',
          level: 2,
          text: r`The record of cherry blossoms in Kyoto that Yasuyuki Aono put together from court diaries and other old papers ______ back to the year 812.`,
          stem: among('go', 'goes', 'have gone', 'are going'),
          steps: [
            r`The choices differ in number: <i>goes, go, have gone, are going</i>. So look for the subject.`,
            r`What goes back to 812? The record. “Of cherry blossoms” and “that Yasuyuki Aono put together” only say which record.`,
            r`“The record … goes back.” <i>Papers</i> stands next to the blank and is plural. It is there to be crossed out.`,
          ],
          answer: r`goes`,
          check: { evidence: ['The record of cherry blossoms', 'other old papers'] },
        },
        {
          kind: 'text',
          text: r`Some subjects hide their number. <i>Each, every, either</i>, and <i>neither</i> are singular. Two things joined by <i>and</i> are plural. “The number of” is one number; “a number of” means several. After <i>there</i>, or after a place at the start, the subject comes later than the verb. Turn the sentence around and read it again.`,
        },
        {
          kind: 'question',
          id: 'tharp-profiles',
          text: r`Each of the six profiles that Marie Tharp drew from the measurements of others ______ a slice of the floor of the North Atlantic.`,
          stem,
          choices: [
            { text: r`show`, why: r`Plural, to match “profiles” or “others.” But the subject is “each.”` },
            { text: r`have shown`, why: r`Plural again. “Each” takes <i>has</i>.` },
            { text: r`shows`, why: r`“Each … shows.” <i>Each</i> is singular, whatever follows “of.”` },
            { text: r`are showing`, why: r`Plural as well, and nothing calls for an action that is going on just now.` },
          ],
          key: 2,
          check: { evidence: ['Each of the six profiles'] },
        },
      ],
    },
    {
      id: 'main-verb',
      heading: 'One main verb for each sentence',
      blocks: [
        {
          kind: 'text',
          text: r`A sentence needs a verb that shows its time: <i>tracks, tracked, had tracked</i>. The forms <i>tracking</i> and <i>to track</i> show none and cannot carry a sentence. The test hides this behind a long insertion with a verb of its own. But verbs inside a <i>who, which</i>, or <i>that</i> group do not count. Look for a main verb outside such groups. If there is none, the blank must supply it. If there is one already, a second is too many.`,
        },
        {
          kind: 'example',
          level: 3,
          text: r`In 1992, thousands of bath toys fell from a ship into the North Pacific. The oceanographer Curtis Ebbesmeyer, who had studied the drift of lost sneakers in the same way before, ______ them with a computer model of currents and with reports from people who walked the beaches.`,
          stem: among('tracking', 'tracked', 'to track', 'having tracked'),
          steps: [
            r`The choices are <i>tracking, to track, having tracked, tracked</i>. Only one shows a time, so the question is whether a main verb is needed.`,
            r`Subject: “The oceanographer Curtis Ebbesmeyer.” <i>Had studied</i> is inside one “who” group, and <i>walked</i> is inside another. Neither counts.`,
            r`There is no other verb. The blank must be the main verb.`,
          ],
          answer: r`tracked`,
          check: { evidence: ['The oceanographer Curtis Ebbesmeyer', 'who had studied the drift of lost sneakers'] },
        },
      ],
    },
    {
      id: 'time',
      heading: 'Tense: put it on a line',
      blocks: [
        {
          kind: 'text',
          text: r`Let time words and the other verbs decide. “In 1920” wants the simple past. “Since 1920” wants <i>has</i> or <i>have</i>. What came before another past event wants <i>had</i>. A statement that is always true stays in the present. With no time word in sight, keep the tense of the neighbors. And do not choose a form because it looks impressive. Longer is not better.`,
        },
        {
          kind: 'text',
          text: r`For things that are not real, use <i>were</i> and <i>would</i>: “If the ice were thicker, it would hold.” After a request or a demand comes the plain form: “They demanded that she be heard.”`,
        },
        {
          kind: 'interactive',
          show: {
            type: 'word-scale',
            sentence: 'By 1996, when the glass easels were taken down, the museum in São Paulo ______ them for nearly thirty years.',
            words: [
              { word: 'uses', effect: 'Now, or always. But 1996 is past, and the easels were taken down.', fits: false },
              { word: 'has used', effect: 'From the past up to today. The sentence stops at 1996.', fits: false },
              { word: 'had used', effect: 'Up to a point in the past, and that point is 1996.', fits: true },
              { word: 'will have used', effect: 'Up to a point that is still to come. 1996 is not.', fits: false },
            ],
          },
          caption: 'Put each form on a time line that ends in 1996.',
          inWords:
            'The time line runs from the opening of the gallery to 1996. “Had used” covers what lies before a point in the past. The other forms end today, in the future, or nowhere.',
        },
        {
          kind: 'question',
          id: 'leyster-pictures',
          text: r`In 1893, the scholar Cornelis Hofstede de Groot recognized Judith Leyster as the painter of seven pictures that ______ under the names of other painters for about two hundred years.`,
          stem,
          choices: [
            { text: r`had passed`, why: r`The two hundred years lie before 1893, and 1893 is past. Earlier than a past event: <i>had</i>.` },
            { text: r`have passed`, why: r`This leads up to today, as if the pictures still bore the wrong names.` },
            { text: r`pass`, why: r`A present habit. The time word is “1893,” and what is told came before it.` },
            { text: r`will pass`, why: r`This looks ahead. The two hundred years were over in 1893.` },
          ],
          key: 0,
          check: { evidence: ['In 1893', 'for about two hundred years'] },
        },
      ],
    },
    {
      id: 'small-marks',
      heading: 'Pronouns and apostrophes',
      blocks: [
        {
          kind: 'text',
          text: r`A pronoun is an arrow. Follow it to its noun and check the number: one team, <i>its</i> plan; two teams, <i>their</i> plans. <i>Its</i> owns something, and <i>it’s</i> is short for “it is.” <i>Who</i> does something, <i>whom</i> receives the action, and <i>whose</i> owns. For apostrophes, turn the words around with <i>of</i>. The plan of the team: <i>team’s</i>. The plans of the teams: <i>teams’</i>. If <i>of</i> makes no sense, there is no owner, and a plain plural is right. With two nouns in the choices, decide twice.`,
        },
        {
          kind: 'question',
          id: 'beetles-eyes',
          text: r`Dung beetles can steer by the Milky Way, although these ______ are too weak to pick out single stars.`,
          stem,
          choices: [
            { text: r`beetle’s eyes`, why: r`An owner, but only one. “These” and “Dung beetles” call for several.` },
            { text: r`beetles’ eyes’`, why: r`The eyes of the beetles: so far, so good. But the eyes own nothing, and the second apostrophe must go.` },
            { text: r`beetles eyes`, why: r`The eyes belong to the beetles, and without an apostrophe nothing shows it.` },
            { text: r`beetles’ eyes`, why: r`The eyes of the beetles: several owners, then a plain plural.` },
          ],
          key: 3,
          check: { evidence: ['Dung beetles can steer', 'are too weak'] },
        },
      ],
    },
    {
      id: 'neighbors',
      heading: 'Opening phrases and lists',
      blocks: [
        {
          kind: 'text',
          text: r`An opening phrase describes the noun right after its comma. Ask of the phrase: who or what? That noun must come next. Watch for owners: in “Lena’s map,” the noun is the map. The test uses this in both directions, so ask each time which of the two is described.`,
        },
        {
          kind: 'text',
          text: r`In a list, all items take the same form. Look at the items you are given, and give the blank theirs. In a comparison, compare like with like: the voice of one singer with <i>that of</i> another, not with the other singer.`,
        },
        {
          kind: 'example',
          level: 4,
          text: r`Drawn by hand with the help of students from Atlanta University, ______`,
          stem: among(
            'W. E. B. Du Bois showed his charts at the 1900 world’s fair in Paris.',
            'the 1900 world’s fair in Paris showed the charts of W. E. B. Du Bois.',
            'W. E. B. Du Bois’s charts were shown at the 1900 world’s fair in Paris.',
            'it was at the 1900 world’s fair in Paris that W. E. B. Du Bois showed his charts.',
          ),
          steps: [
            r`What was drawn by hand? Charts, not a person. A word for charts must follow the comma as the noun.`,
            r`“W. E. B. Du Bois showed his charts at the 1900 world’s fair” puts Du Bois there, and he was not drawn by hand. “The 1900 world’s fair in Paris showed …” puts the fair there.`,
            r`“W. E. B. Du Bois’s charts were shown …”: the name comes first, but as an owner. The noun is <i>charts</i>.`,
          ],
          answer: r`W. E. B. Du Bois’s charts were shown at the 1900 world’s fair in Paris.`,
          check: { evidence: ['Drawn by hand'] },
        },
        {
          kind: 'question',
          id: 'atkins-plate',
          text: r`To make a plate, Anna Atkins laid a piece of seaweed on treated paper, left it in sunlight, and ______ the sheet in water.`,
          stem,
          choices: [
            { text: r`washing`, why: r`The others are <i>laid</i> and <i>left</i>. An <i>-ing</i> form breaks the pattern.` },
            { text: r`washed`, why: r`<i>Laid, left, washed</i>: three past verbs with one subject.` },
            { text: r`to wash`, why: r`A <i>to</i> form does not match <i>laid</i> and <i>left</i>.` },
            { text: r`she washed`, why: r`The right tense, but a new subject. The list has one subject for all three verbs.` },
          ],
          key: 1,
          check: { evidence: ['laid a piece of seaweed on treated paper, left it in sunlight'] },
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
            r`Read the choices first. What differs: number, time, <i>-ing</i> or not, apostrophe, word order?`,
            r`That names the partner. Find it, and cross out what stands between.`,
            r`Say the two together. Then check number before tense.`,
          ],
        },
        {
          kind: 'text',
          text: r`If two choices differ in two ways, settle one first. And distrust the noun right before the blank. It is the most common bait in the whole topic.`,
        },
      ],
    },
  ],
  remember: [
    r`Look at the choices to learn which partner decides.`,
    r`Cross out what stands between the partners.`,
    r`The noun next to the blank is often bait.`,
  ],
});
