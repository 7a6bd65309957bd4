import { conceptsOf, r } from './concept.ts';

const stem = r`Which choice completes the text with the most logical and precise word or phrase?`;

export const wordsInContext = conceptsOf(4, [
  {
    id: 'say-your-own-word-first',
    title: 'Say your own word first',
    idea: r`Cover the choices, find the words that explain the blank, and fill it with a plain word of your own.`,
    signal: r`A blank, and nearby a phrase that says the same thing in other words, often after a colon or comma.`,
    how: [
      r`The choices are built to distract. All four sound fine in the sentence. The text, not your ear, decides.`,
      r`Somewhere in the text are words that tell you what the blank must mean. Highlight them. Then say your own word: “hard,” “rare,” “proved.”`,
      r`Now uncover the choices and take the one nearest to your word.`,
    ],
    example: {
      text: r`The old instructions were ______: three people who followed them step by step built three quite different chairs.`,
      stem,
      steps: [
        r`The words after the colon explain the blank: three people, three different chairs.`,
        r`Your own word: “unclear.”`,
        r`The choice nearest to that is <i>ambiguous</i>, open to more than one reading.`,
      ],
      answer: r`ambiguous`,
    },
    check: { evidence: ['built three quite different chairs'] },
    mistake: {
      choice: r`elaborate`,
      code: 'COLLO',
      why: r`Instructions often <i>are</i> elaborate, so the pair sounds natural. But long and detailed instructions need not lead to different chairs. Nothing in the text says they were long.`,
    },
    archetypes: ['WIC-a'],
    related: ['contrast-clue', 'cause-clue'],
  },
  {
    id: 'contrast-clue',
    title: 'Contrast flips the meaning',
    idea: r`A contrast word makes the blank mean the opposite of the other side; count the flips.`,
    signal: r`“Although,” “but,” “far from,” “rather than,” “by no means,” “hardly.”`,
    how: [
      r`A contrast word is a hinge. If one side is positive, the other is negative. So find the hinge, find the clue on the other side, and flip it.`,
      r`Negations flip the meaning once more. “Not,” “hardly,” and “by no means” each count as one flip. Two flips bring you back.`,
      r`Write a plus or a minus over the blank before you look at the choices.`,
    ],
    example: {
      text: r`Although the committee’s first report had been full of doubts, its second was by no means ______: it called the plan sound and urged the city to begin at once.`,
      stem,
      steps: [
        r`The colon explains: the second report praised the plan.`,
        r`“By no means” flips the blank: the report was <i>not</i> something negative.`,
        r`So the blank is a word for doubt: <i>skeptical</i>.`,
      ],
      answer: r`skeptical`,
    },
    check: { evidence: ['Although', 'by no means', 'called the plan sound'] },
    mistake: {
      choice: r`enthusiastic`,
      code: 'REV',
      why: r`The second report <i>was</i> enthusiastic, so the word fits the story. But “by no means” comes before the blank and would turn it into its opposite.`,
    },
    archetypes: ['WIC-b', 'WIC-h'],
    related: ['say-your-own-word-first', 'concession-or-contrast'],
  },
  {
    id: 'cause-clue',
    title: 'Cause and result as a clue',
    idea: r`If the text gives a cause or a result, the blank must be the word that makes it follow.`,
    signal: r`“Because,” “so … that,” “as a result,” “therefore,” “in order to.”`,
    how: [
      r`A result tells you about its cause. If everybody left early, the talk was probably dull. Let the side you know choose the word for the side you do not.`,
      r`Read the sentence with your own word in it. Does the result really follow? A “difficult” talk and a “long” one lead to different results.`,
      r`Watch the direction: the blank may be the cause, or the result.`,
    ],
    example: {
      text: r`The paint is so ______ that museums keep it in the dark; even a few weeks of sunlight would change its color for good.`,
      stem,
      steps: [
        r`The result: it is kept in the dark, because light would change it.`,
        r`So the paint is easily harmed. Your own word: “delicate.”`,
        r`Nearest: <i>fragile</i>.`,
      ],
      answer: r`fragile`,
    },
    check: { evidence: ['so ______ that', 'would change its color for good'] },
    mistake: {
      choice: r`valuable`,
      code: 'COLLO',
      why: r`Museums keep valuable things safe, so it is a natural guess. But being valuable does not make paint change in the sun.`,
    },
    archetypes: ['WIC-c'],
    related: ['say-your-own-word-first', 'cause-to-effect'],
  },
  {
    id: 'verbs-of-argument',
    title: 'Verbs of argument',
    idea: r`Verbs such as <i>support</i>, <i>undermine</i>, and <i>attribute</i> say how a fact and a claim are related.`,
    signal: r`A study, a theory, a critic, and a blank between the evidence and the claim.`,
    how: [
      r`In texts about research the blank often decides one thing: is the evidence for, against, or neither?`,
      r`Sort the verbs you know. For: <i>corroborate, bolster, confirm</i>. Against: <i>undermine, contradict, refute</i>. Neither: <i>presuppose</i> (take for granted), <i>attribute</i> (name as the cause), <i>anticipate</i> (expect or come before).`,
      r`Then check the strength. To <i>challenge</i> a claim is less than to <i>refute</i> it.`,
    ],
    example: {
      text: r`A second set of letters, found years later in another house, ______ the biographer’s guess: they mention the very journey she had only suspected.`,
      stem,
      steps: [
        r`The letters mention the journey the biographer had suspected.`,
        r`So they are <i>for</i> the guess, from a second source.`,
        r`<i>Corroborate</i> means to support with further evidence.`,
      ],
      answer: r`corroborates`,
    },
    check: { evidence: ['they mention the very journey she had only suspected'] },
    mistake: {
      choice: r`refines`,
      code: 'COLLO',
      why: r`New evidence often refines a guess, so the pair sounds natural. But to refine is to improve by small changes. The letters change nothing in the guess. They back it up.`,
    },
    archetypes: ['WIC-d'],
    related: ['finding-that-supports', 'near-synonyms'],
  },
  {
    id: 'near-synonyms',
    title: 'Tone and near-synonyms',
    idea: r`When two words are close in meaning, a second clue decides: tone, strength, or what the word can be said of.`,
    signal: r`Rare words, and at least two choices that seem to fit.`,
    how: [
      r`<i>Thrifty</i> and <i>stingy</i> both mean careful with money. One praises, the other blames. The text has a tone, and the word must share it.`,
      r`If you do not know a word, work with the ones you do. Cross out what clashes with any clue.`,
      r`Ask what the word can describe. A person can be <i>reticent</i> (slow to speak); a river cannot. That small test often settles it.`,
    ],
    example: {
      text: r`Reviewers admired the novelist’s ______ style: in eighty pages, without a wasted word, she tells the story of three generations.`,
      stem,
      steps: [
        r`Clue 1: few words for much story, so the style is brief.`,
        r`Clue 2: “admired,” so the word must praise.`,
        r`<i>Concise</i> means brief and to the point, and it praises.`,
      ],
      answer: r`concise`,
    },
    check: { evidence: ['admired', 'without a wasted word'] },
    mistake: {
      choice: r`curt`,
      code: 'CONN',
      why: r`<i>Curt</i> means brief as well, so the first clue fits. But it means rudely brief. Nobody admires that, and the text says “admired.”`,
    },
    archetypes: ['WIC-e', 'WIC-i'],
    related: ['verbs-of-argument', 'contrast-clue'],
  },
  {
    id: 'set-phrases',
    title: 'Set phrases',
    idea: r`A set phrase means something as a whole; check that meaning, and check what must come after it.`,
    signal: r`Choices of two or three words: “at odds with,” “give rise to,” “in keeping with.”`,
    how: [
      r`You often cannot guess a set phrase from its parts. “At odds with” has nothing odd about it: it means in conflict with.`,
      r`Turn each choice into one plain verb or adjective. “Give rise to” is <i>cause</i>. “Account for” is <i>explain</i>. “Fall short of” is <i>not reach</i>.`,
      r`Then put the plain word into the sentence, and let the clues decide as always.`,
    ],
    example: {
      text: r`The engineer’s calm public statements were ______ her private notes, in which she worried about every joint of the bridge.`,
      stem,
      steps: [
        r`In public she was calm; in private she worried.`,
        r`The two do not agree. Your own words: “in conflict with.”`,
        r`That is <i>at odds with</i>.`,
      ],
      answer: r`at odds with`,
    },
    check: { evidence: ['calm public statements', 'worried about every joint'] },
    mistake: {
      choice: r`in keeping with`,
      code: 'REV',
      why: r`Statements and notes by one person usually agree, so it reads smoothly. But <i>in keeping with</i> means “matching,” and calm does not match worry.`,
    },
    archetypes: ['WIC-f'],
    related: ['say-your-own-word-first'],
  },
  {
    id: 'a-familiar-word-in-a-new-sense',
    title: 'A familiar word in a new sense',
    idea: r`A common word may have a less common sense; put each choice in its place and see which keeps the meaning.`,
    signal: r`“As used in the text, what does the word ‘…’ most nearly mean?”`,
    how: [
      r`The test picks words you know, such as <i>check</i>, <i>qualify</i>, or <i>temper</i>, and uses them in a sense you may have forgotten. The usual sense is nearly always among the choices.`,
      r`Forget the word. Cover it and treat the place as a blank. What must it mean there?`,
      r`Replace the word with each choice and read the whole sentence again. Only one keeps the meaning.`,
    ],
    example: {
      text: r`The mayor supported the new park but soon <u>qualified</u> her support: it would depend, she said, on whether the neighbors agreed.`,
      stem: r`As used in the text, what does the word “qualified” most nearly mean?`,
      steps: [
        r`Cover the word. She supported the park, and then made it depend on something.`,
        r`So she put a condition on her support, or <i>limited</i> it.`,
        r`Put it in: “but soon limited her support.” It fits.`,
      ],
      answer: r`Limited`,
    },
    check: { evidence: ['it would depend, she said, on whether the neighbors agreed'] },
    mistake: {
      choice: r`Earned`,
      code: 'SENSE',
      why: r`You qualify for a team by earning a place, and that is the most common sense. But nobody earns anything here. She takes part of her promise back.`,
    },
    archetypes: ['WIC-g'],
    related: ['say-your-own-word-first', 'near-synonyms'],
  },
]);
