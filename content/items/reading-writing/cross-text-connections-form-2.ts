import type { AuthoredQuestion } from '../authored.ts';

/** Cross-Text Connections, practice exam form 2. */
export const crossTextConnectionsForm2 = [
  {
    id: 'ctc-201', topicId: 6, archetype: 'CTC-g', difficulty: 3, form: 2,
    skillTags: ['result-and-theory'],
    stimulus: {
      kind: 'pair',
      text1: 'Kenji Tanaka, who writes the labels in a small museum, keeps each of them to a few lines. A short label, he holds, sends our eyes back to the picture, so that we spend more time looking at it than we would beside a longer text.',
      text2: 'In Tanaka’s museum, we timed how long visitors looked at ten portraits and ten landscapes, first beside long labels and then beside short ones. With the long labels, groups had studied the portraits closely, comparing each face with what they had read; with the short ones, they soon walked on. Before the landscapes, however, groups now lingered twice as long. Visitors who came alone gave the portraits as much time as ever, whatever the label, and the landscapes rather less than before.',
    },
    stem: 'Based on the texts, how would the author of Text 2 most likely regard Tanaka’s view in Text 1?',
    correct: { text: 'As holding true for landscapes when visitors come in groups', why: 'Tanaka expects more time for the picture beside a short label, and Text 2 found this in one case only: before the landscapes, groups “now lingered twice as long.”' },
    distractors: [
      { text: 'As holding true for portraits when visitors come alone', misconception: 'HALF', why: 'Visitors who came alone gave the portraits “as much time as ever, whatever the label,” so a short label gained nothing.' },
      { text: 'As holding true for portraits when visitors come in groups', misconception: 'REV', why: 'Groups looked closely at the portraits beside the long labels; beside the short ones, “they soon walked on.”' },
      { text: 'As holding true for landscapes when visitors come alone', misconception: 'HALF', why: 'Landscapes gained time from groups only; visitors who came alone gave them “rather less than before.”' },
    ],
    steps: ['State what Tanaka predicts: beside a short label, people look at the picture longer.', 'Go through the four results of Text 2: two kinds of picture, two kinds of visitors.', 'Only one agrees with Tanaka: groups before landscapes. Groups left the portraits sooner, and visitors alone gave no picture more time than before.'],
    takeaway: 'When a study gives several results, state when and for whom each one holds before judging the theory.',
    provenance: { kind: 'authored', setting: 'fictional', facts: [] },
  },
  {
    id: 'ctc-202', topicId: 6, archetype: 'CTC-a', difficulty: 2, form: 2,
    skillTags: ['agreement-with-evidence'],
    stimulus: {
      kind: 'pair',
      text1: 'Planting trees along a street does more than make it pretty. On summer afternoons the leaves shade the pavement, and the water that they give off cools the air around them. Cities that plan new streets should plan for trees as well.',
      text2: 'Ask anyone over sixty on Mill Road in the city of Corvana. Until a storm took the maples, they will tell you, neighbors carried their chairs outside on July afternoons and stayed until supper. The next summer, the pavement burned through thin shoes, and the chairs stayed indoors. Nobody on Mill Road owned a thermometer or had ever talked with a builder. But when dozens of people tell the same story, I believe them.',
    },
    stem: 'Based on the texts, how would the author of Text 2 most likely respond to the claim in Text 1 that trees make streets cooler?',
    correct: { text: 'By backing it with memories of older residents', why: 'The author repeats what “anyone over sixty” on one street remembers of summers with and without maples, and adds, “I believe them.”' },
    distractors: [
      { text: 'By backing it with measurements from two streets', misconception: 'OUTSIDE', why: 'Text 2 is about a single street, where nobody “owned a thermometer.”' },
      { text: 'By backing it with advice from a street builder', misconception: 'REV', why: 'The people in Text 2 had never “talked with a builder”; planning is a matter of Text 1.' },
      { text: 'By backing it with lessons from a failed plan', misconception: 'TOPIC', why: 'The maples were lost to a storm; Text 2 speaks of no plan that went wrong.' },
    ],
    steps: ['Put the claim of Text 1 in a few words: trees cool streets.', 'Text 2 agrees: with the maples people sat outside, and without them the pavement burned.', 'Ask where this comes from: it is what people “over sixty” tell, so it comes from their memories.'],
    takeaway: 'Decide first whether Text 2 agrees; then name the kind of evidence that it adds.',
    provenance: { kind: 'authored', setting: 'fictional', facts: [] },
  },
  {
    id: 'ctc-203', topicId: 6, archetype: 'CTC-h', difficulty: 5, form: 2,
    skillTags: ['two-critics', 'partial-agreement'],
    stimulus: {
      kind: 'pair',
      text1: 'A third of Ines Vidal’s painting <i>The Orchard Wall</i> is bare canvas. Some have called it unfinished; I call it generous. Vidal renders the near trees so exactly that our eyes, schooled by them, supply whatever lies beyond the wall. What looks like an omission is her most deliberate stroke, an invitation that a less courageous painter would never have dared to extend.',
      text2: 'Vidal’s letters settle one matter: her dealer fetched the canvas early, and a village was still to be painted beyond the wall. As for an invitation, I have stood before that blank for hours, and it asked for nothing and gave me nothing; it is a door, and it is shut. And yet I know of no bolder passage in her work, for the pictures that she planned to the last leaf never risk so much; chance had the nerve that she had not.',
    },
    stem: 'Based on the texts, how would the author of Text 2 most likely respond to the view of the bare canvas presented in Text 1?',
    correct: { text: 'By granting that it is daring but denying that it is deliberate', why: 'Text 2 knows “no bolder passage in her work” but holds that the blank is due to chance: a village “was still to be painted” there.' },
    distractors: [
      { text: 'By granting that it is deliberate but denying that it is daring', misconception: 'REV', why: 'Both halves are turned around: the letters show that more “was still to be painted,” and the blank is called bold.' },
      { text: 'By granting that it is deliberate but denying that it is generous', misconception: 'HALF', why: 'Text 2 does deny the generosity (“gave me nothing”), but it does not grant the intention: the dealer “fetched the canvas early.”' },
      { text: 'By granting that it is generous but denying that it is deliberate', misconception: 'HALF', why: 'Text 2 does deny the intention, but the blank, it says, “asked for nothing and gave me nothing”: it is no generous invitation.' },
    ],
    steps: ['List the points of Text 1: the blank is generous, deliberate, and daring.', 'Check each against Text 2: deliberate, no (the canvas was fetched early); generous, no (“a door, and it is shut”); daring, yes (“no bolder passage”).', 'So Text 2 grants the daring and denies the intention: “chance had the nerve.”'],
    takeaway: 'Break the first author’s view into separate points and ask of each one whether the second author accepts it.',
    provenance: { kind: 'authored', setting: 'fictional', facts: [] },
  },
] as const satisfies readonly AuthoredQuestion[];
