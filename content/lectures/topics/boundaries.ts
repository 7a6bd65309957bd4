import { r } from '#content/concepts/concept.ts';
import { lectureOf } from '../lecture.ts';

const stem = r`Which choice completes the text so that it conforms to the conventions of Standard English?`;
/** The question with its choices, each on its line, for an example. */
const among = (...choices: readonly string[]) => [stem, ...choices].join('\n\n');

export const boundaries = lectureOf(9, {
  id: 'boundaries',
  title: 'What stands on each side?',
  promise: r`You can decide every punctuation question by looking at what stands to the left and to the right, and never by listening for a pause.`,
  minutes: 15,
  concepts: [
    'two-full-sentences',
    'part-of-a-sentence',
    'colon-after-a-full-sentence',
    'marks-in-pairs',
    'which-one-or-extra',
    'however-between-sentences',
    'lists-with-commas-inside',
    'no-mark-at-all',
  ],
  parts: [
    {
      id: 'two-sides',
      heading: 'Forget the pause',
      blocks: [
        {
          kind: 'text',
          text: r`Many of us learned to put a comma where we would take a breath. It works often enough to become a habit, and the test is built to break it. A period, a semicolon, and a comma can all sound like a pause. They do not mean the same.`,
        },
        {
          kind: 'text',
          text: r`A mark says how two pieces are related: two sentences, a sentence and a part, a sentence and a list. So the question is always the same. What stands on the left? What stands on the right? A <i>full sentence</i> has a subject and a verb, and it could stand alone between two periods. Everything else is a part. There are only a few rules, and all of them follow from this one distinction.`,
        },
      ],
    },
    {
      id: 'full-and-full',
      heading: 'Full and full: a real stop',
      blocks: [
        {
          kind: 'text',
          text: r`The rule: between two full sentences goes a period, a semicolon, or a comma <i>with</i> one of seven small words: <i>and, but, or, so, yet, for, nor</i>. Period and semicolon do the same job, so if both are offered and nothing else differs, neither is the answer.`,
        },
        {
          kind: 'text',
          text: r`How the test hides it: the second sentence begins with <i>it, this</i>, or <i>they</i> and feels like a mere addition. But “it fell” has a subject and a verb. It is full.`,
        },
        {
          kind: 'interactive',
          show: {
            type: 'sentence-diagram',
            parts: [
              { text: 'Agnes Pockels could not attend a university', role: 'clause' },
              { text: 'she learned physics from her brother’s books', role: 'clause' },
            ],
            joints: [
              [
                { mark: ',', fits: false, reason: 'A comma alone is too weak for two full sentences. This is the comma splice.' },
                { mark: ';', fits: true, reason: 'Two full sentences, held together by a semicolon.' },
                { mark: ', so', fits: true, reason: 'The comma has help from a joining word.' },
                { mark: ' so,', fits: false, reason: 'The comma comes after the joining word. It belongs before “so.”' },
                { mark: '', fits: false, reason: 'Nothing at all: the two sentences run into each other.' },
              ],
            ],
          },
          caption: 'Two full sentences. Try each mark between them.',
          inWords: 'A semicolon joins the two sentences, and so does a comma with “so.” A comma alone, a comma after “so,” and no mark at all do not.',
        },
        {
          kind: 'example',
          level: 2,
          text: r`From soundings taken at sea, Marie Tharp drew six profiles of the floor of the North ______ from one to the next, she kept finding the same notch at the crest of the ridge.`,
          stem: among('Atlantic,', 'Atlantic;', 'Atlantic and,', 'Atlantic'),
          steps: [
            r`Left: “Marie Tharp drew six profiles of the floor of the North Atlantic.” Full.`,
            r`Right: “From one to the next, she kept finding the same notch.” It begins with a phrase, but “she kept finding” is there. Full.`,
            r`Full and full, so a semicolon. “Atlantic,” would make a comma splice.`,
          ],
          answer: r`Atlantic;`,
          check: { evidence: ['Marie Tharp drew six profiles', 'she kept finding the same notch'] },
        },
      ],
    },
    {
      id: 'parts-lean',
      heading: 'A part leans on a sentence',
      blocks: [
        {
          kind: 'text',
          text: r`<i>Because, when, although, while, if, since, after</i>: put one of these before a full sentence, and it becomes a part. It leans on another sentence, and no period or semicolon may come between the two. If the part comes first, a comma shows where the main sentence begins. If it comes last, it often needs no mark.`,
        },
        {
          kind: 'question',
          id: 'pearsall-atlas',
          text: r`When no publisher would take her ______ Phyllis Pearsall founded a company of her own and had 10,000 copies printed.`,
          stem,
          choices: [
            {
              text: r`atlas;`,
              why: r`Then “When no publisher would take her atlas” is all there is on the left. That is a part, and a semicolon needs full sentences.`,
            },
            { text: r`atlas.`, why: r`The period cuts off the part, and “When …” is left hanging.` },
            { text: r`atlas, and`, why: r`Now “and” joins a part to a sentence as if both were full. The “When” part never gets its main sentence.` },
            { text: r`atlas,`, why: r`Part first, full sentence second: a comma shows where the main sentence begins.` },
          ],
          key: 3,
          check: { evidence: ['When no publisher would take her', 'Phyllis Pearsall founded a company'] },
        },
      ],
    },
    {
      id: 'colon',
      heading: 'The colon delivers what was promised',
      blocks: [
        {
          kind: 'text',
          text: r`The rule: before a colon comes a full sentence. After it comes what that sentence promised, a list, a name, or an explanation. That is why no colon follows “such as,” “including,” or a bare “are”: there, the left side is not a full sentence yet. What follows may even be a full sentence, if it explains the first.`,
        },
        {
          kind: 'text',
          text: r`How the test hides it: beside the colon it offers a semicolon. For a list, the semicolon fails, since a list is not a sentence. The semicolon has one other use. When the items of a list have commas of their own, semicolons keep them apart: “Cairo, Egypt; Lima, Peru; and Accra, Ghana.”`,
        },
        {
          kind: 'example',
          level: 3,
          text: r`For <i>The Adventures of Prince Achmed</i>, first shown in 1926, Lotte Reiniger and a few helpers moved figures a little at a time under a camera. She cut the figures from two plain ______ cardboard and sheets of lead.`,
          stem: among('materials;', 'materials:', 'materials are:', 'materials'),
          steps: [
            r`Left: “She cut the figures from two plain materials.” Full, and it makes you ask: which two?`,
            r`Right: “cardboard and sheets of lead.” A list, no verb. It answers.`,
            r`Full sentence, then the answer: a colon. “Materials;” would need a full sentence on the right.`,
          ],
          answer: r`materials:`,
          check: { evidence: ['She cut the figures from two plain', 'cardboard and sheets of lead'] },
        },
      ],
    },
    {
      id: 'extras',
      heading: 'Extras take a pair of marks',
      blocks: [
        {
          kind: 'text',
          text: r`An <i>extra</i> can be lifted out, and the sentence still stands. In the middle of a sentence it needs a mark on each side, and both must be of one kind: two commas, two dashes, two parentheses. At the start or the end, one is enough. If one mark is already there, look for its partner. Distance is how the test hides it: by the time you reach the blank, the first dash is a line away.`,
        },
        {
          kind: 'interactive',
          show: {
            type: 'sentence-diagram',
            parts: [
              { text: 'The prints of Anna Atkins', role: 'phrase' },
              { text: 'made with sunlight and without a camera', role: 'extra' },
              { text: 'show each seaweed in white on blue', role: 'dependent' },
            ],
            joints: [
              [
                { mark: '—', fits: true, reason: 'The dash opens the extra. Now something must close it.' },
                { mark: ';', fits: false, reason: 'On the left is only a subject, not a full sentence.' },
                { mark: ':', fits: false, reason: 'A colon needs a full sentence before it.' },
              ],
              [
                { mark: '—', fits: true, reason: 'A dash opened the extra, and a dash closes it.' },
                { mark: ',', fits: false, reason: 'A comma cannot close what a dash has opened.' },
                { mark: '', fits: false, reason: 'The extra stays open, and one lonely dash stands between subject and verb.' },
              ],
            ],
          },
          caption: 'An extra between a subject and its verb. Open it, then close it.',
          inWords:
            'A dash opens the extra, and only a second dash can close it. Without the extra, the sentence reads “The prints of Anna Atkins show each seaweed in white on blue.”',
        },
        {
          kind: 'text',
          text: r`If words tell <i>which one</i> is meant, they are not an extra and take no commas at all. A job before a name is the usual case. “The photographer” alone would not say who is meant, so “the photographer Zofia Rydet” takes no commas. And one comma alone is never right here.`,
        },
        {
          kind: 'question',
          id: 'kwali-potter',
          text: r`As a child, Nigerian ______ learned to build large pots from coils of clay, without a wheel.`,
          stem,
          choices: [
            { text: r`potter, Ladi Kwali`, why: r`The comma cuts the job off from the name, and no second comma closes what it opens.` },
            { text: r`potter Ladi Kwali`, why: r`The name says which potter. It cannot be lifted out, so no mark belongs here.` },
            { text: r`potter Ladi Kwali,`, why: r`The comma stands between the subject and its verb, “learned.”` },
            { text: r`potter, Ladi Kwali,`, why: r`Lift the name out: “Nigerian potter learned to build.” Something is missing, so the name is not an extra.` },
          ],
          key: 1,
          check: { evidence: ['Nigerian ______ learned'] },
        },
      ],
    },
    {
      id: 'however',
      heading: 'However joins nothing',
      blocks: [
        {
          kind: 'text',
          text: r`<i>However, therefore, moreover</i>, and <i>then</i> look like joining words. They are not. Two full sentences around them still need a period or a semicolon. The only question is on which side of it the word belongs. Usually it opens the second sentence (“; however,”). The test knows that you expect this, so in some texts the word ends the first sentence instead.`,
        },
        {
          kind: 'example',
          level: 4,
          text: r`Many people take it for granted that a fine player can tell an old Italian violin from a new one by its sound. In blind tests, well-known soloists could not do ______ they picked out the old violins no more often than guessing would allow.`,
          stem: among('so; however,', 'so, however,', 'so, however;', 'so however'),
          steps: [
            r`Two full sentences meet: “soloists could not do so” and “they picked out the old violins no more often than guessing would allow.” So a semicolon or a period.`,
            r`Where is the contrast? “Could not do so” goes against the first sentence of the text. The last part says the same as “could not do so.”`,
            r`So “however” belongs to the left side. “So; however, they” would announce a contrast between two statements that agree.`,
          ],
          answer: r`so, however;`,
          check: { evidence: ['take it for granted', 'could not do', 'no more often than guessing would allow'] },
        },
      ],
    },
    {
      id: 'no-mark',
      heading: 'Where nothing belongs',
      blocks: [
        {
          kind: 'text',
          text: r`Subject, verb, and object hang together like links in a chain. A single mark between them breaks it, however long the subject is. The same holds before <i>that</i> and <i>whether</i> in “she said that” and “they asked whether.” When three choices have marks and one has none, give the one without a mark a fair chance.`,
        },
        {
          kind: 'question',
          id: 'mousa-whether',
          text: r`With a league of amateur soccer teams in Iraq, Salma Mousa wanted to find ______ contact between groups lessens prejudice even after a war.`,
          stem,
          choices: [
            { text: r`out whether`, why: r`“Find out” and what is to be found out belong together, as a verb and its object do.` },
            { text: r`out, whether`, why: r`The comma separates the verb from its object. You may hear a pause here. There is no reason for a mark.` },
            { text: r`out: whether`, why: r`A colon needs a full sentence before it. “Mousa wanted to find out” is still waiting for its object.` },
            { text: r`out whether,`, why: r`The comma separates “whether” from the words that it introduces.` },
          ],
          key: 0,
          check: { evidence: ['wanted to find ______ contact between groups lessens prejudice'] },
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
            r`Look at what differs in the choices. If only marks differ, it is a question of boundaries.`,
            r`Cover the right side: is the left a full sentence? Cover the left: is the right one?`,
            r`Full and full, part and full, full and list, extra, or a chain: name the case, and the mark follows.`,
          ],
        },
        {
          kind: 'text',
          text: r`Always read to the period. A verb that waits at the far end can turn what looked like a sentence into a long subject.`,
        },
      ],
    },
  ],
  remember: [
    r`Ask what stands on the left and what stands on the right.`,
    r`A comma alone never joins two full sentences.`,
    r`An extra in mid-sentence takes two marks of one kind.`,
  ],
});
