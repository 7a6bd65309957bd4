/** Central Ideas and Details, practice exam 1. */
import type { AuthoredQuestion } from '../authored.ts';

export const centralIdeasDetailsForm1: readonly AuthoredQuestion[] = [
  {
    id: 'cid-101',
    topicId: 1,
    archetype: 'CID-a',
    difficulty: 1,
    form: 1,
    skillTags: ['explicit-detail', 'literary-prose'],
    stimulus: {
      kind: 'prose',
      headnote: 'The following text is an original passage written for this practice exam.',
      text: 'Amara wheeled her grandfather’s old bicycle out of the shed on Saturday morning. She had already bought a can of green paint, and she wanted the bicycle to look new before his birthday. But when she ran her hand along the frame, small flakes of rust came off on her fingers. If she painted now, she thought, the paint would soon peel away with the rust. So she left the can closed, found a sheet of sandpaper, and began to rub the metal smooth.',
    },
    stem: 'According to the text, why does Amara leave the can of paint closed?',
    correct: {
      text: 'She must take something off the frame first.',
      why: 'She thinks that paint put on now “would soon peel away with the rust,” so she rubs the metal smooth with sandpaper before painting.',
    },
    distractors: [
      { text: 'She must buy something else for the job first.', misconception: 'ECHO', why: 'She had “already bought” the paint, and she “found” the sandpaper; nothing in the text is left to buy.' },
      { text: 'She must ask someone for permission first.', misconception: 'OUTSIDE', why: 'Nobody else speaks or is asked anything; what stops her is the “small flakes of rust.”' },
      { text: 'She must wait for the weather to change first.', misconception: 'OUTSIDE', why: 'The weather is not mentioned, and she does not wait: she starts on the rust at once with sandpaper.' },
    ],
    steps: [
      'Find the sentence that the question is about: “So she left the can closed.”',
      'The word “So” points back to the reason. The sentence before it says that the paint “would soon peel away with the rust.”',
      'What she does next fits that reason: she rubs the rust off with sandpaper, so something has to come off the frame first.',
    ],
    takeaway: 'For a “why” question, look at the sentence just before words such as “so” or “therefore.”',
    provenance: { kind: 'authored', setting: 'fictional', facts: [] },
  },
  {
    id: 'cid-102',
    topicId: 1,
    archetype: 'CID-d',
    difficulty: 4,
    form: 1,
    skillTags: ['literary-main-idea', 'older-prose', 'irony'],
    stimulus: {
      kind: 'prose',
      headnote: 'The following text is from Arnold Bennett’s 1908 novel <i>The Old Wives’ Tale</i>. The shop belongs to Mr. Baines.',
      text: 'A strange peculiarity of the shop was that it bore no signboard. Once it had had a large signboard which a memorable gale had blown into the Square. Mr. Baines had decided not to replace it. He had always objected to what he called “puffing,” and for this reason would never hear of such a thing as a clearance sale. The hatred of “puffing” grew on him until he came to regard even a sign as “puffing.” Uninformed persons who wished to find Baines’s must ask and learn. For Mr. Baines, to have replaced the sign would have been to condone, yea, to participate in, the modern craze for unscrupulous self-advertisement. This abstention of Mr. Baines’s from indulgence in signboards was somehow accepted by the more thoughtful members of the community as evidence that the height of Mr. Baines’s principles was greater even than they had imagined.',
    },
    stem: 'Which choice best states the main idea of the text?',
    correct: {
      text: 'A shopkeeper’s dislike of advertising leads him to do without a sign, and some of his neighbors think the better of him for it.',
      why: 'His hatred of “puffing” grows until even a sign counts as “puffing,” and “the more thoughtful members of the community” take the missing sign as proof of still higher principles.',
    },
    distractors: [
      { text: 'A shopkeeper’s dislike of advertising leads him to do without a sign, and some of his neighbors start to question his judgment.', misconception: 'REV', why: 'The thoughtful neighbors do not question him; they accept the missing sign as evidence of “the height of Mr. Baines’s principles.”' },
      { text: 'A shopkeeper’s trust in his good name leads him to do without a sign, and some of his neighbors think the better of him for it.', misconception: 'OUTSIDE', why: 'Mr. Baines does not count on being known: “Uninformed persons” are expected to “ask and learn,” and his reason is his objection to “puffing.”' },
      { text: 'A shopkeeper’s trust in his good name leads him to do without a sign, and some of his neighbors start to question his judgment.', misconception: 'HALF', why: 'Both halves go wrong: his reason is his “hatred of ‘puffing,’” and the thoughtful neighbors find his principles “greater even than they had imagined.”' },
    ],
    steps: [
      'Follow the chain of events: the sign blows down, he does not replace it, and the text explains why.',
      'His reason is a dislike of “puffing” (showy advertising) that “grew on him.”',
      'The last sentence adds the result: some people think even more highly of him.',
      'The main idea must hold all three parts: the dislike, the missing sign, and the effect on the neighbors.',
    ],
    takeaway: 'In a literary passage, the main idea joins what the character does, why, and what comes of it; check the last sentence for the result.',
    provenance: {
      kind: 'public-domain',
      author: 'Arnold Bennett',
      title: 'The Old Wives’ Tale',
      year: 1908,
      source: 'Standard Ebooks edition, Book I, Chapter I, Section I',
      facts: [],
    },
  },
  {
    id: 'cid-103',
    topicId: 1,
    archetype: 'CID-a',
    difficulty: 1,
    form: 1,
    skillTags: ['explicit-detail', 'science'],
    stimulus: {
      kind: 'prose',
      text: 'Sea otters spend much of their lives floating on their backs, and they even sleep that way. In many places along the Pacific coast, they rest among giant kelp, a seaweed that is anchored to the seafloor and grows up to the surface. Before settling down, an otter often rolls over several times so that strands of kelp wrap around its body. Held by the kelp, the otter does not drift off with the current while it sleeps. When it wakes, it unrolls itself and swims away to look for food.',
    },
    stem: 'According to the text, what does a sea otter often do before it settles down to rest?',
    correct: {
      text: 'It turns over more than once.',
      why: 'The text says that before settling down, an otter “often rolls over several times.”',
    },
    distractors: [
      { text: 'It cleans its thick fur for a long time.', misconception: 'OUTSIDE', why: 'Neither fur nor cleaning is mentioned; what the otter does is roll over in the kelp.' },
      { text: 'It looks for something to eat nearby.', misconception: 'REV', why: 'The order is wrong: the otter looks for food after it “wakes,” when it “swims away.”' },
      { text: 'It dives down to the seafloor.', misconception: 'WHO', why: 'It is the kelp that is “anchored to the seafloor”; the otter stays afloat at the surface.' },
    ],
    steps: [
      'Look for the words “Before settling down,” which match the question.',
      'The text says that the otter “often rolls over several times” at that point.',
      'Rolling over several times is the same as turning itself around more than once. Looking for food comes after waking.',
    ],
    takeaway: 'The right answer to a detail question says the same thing as the text in different words; check the order of events too.',
    provenance: {
      kind: 'authored',
      setting: 'factual',
      facts: [
        { claim: 'Sea otters rest floating on their backs and wrap themselves in kelp to keep from drifting.', reference: 'Monterey Bay Aquarium, animal guide page “Sea otter”; Encyclopaedia Britannica, “sea otter”' },
        { claim: 'Giant kelp is anchored to the seafloor by a holdfast and grows to the surface.', reference: 'Encyclopaedia Britannica, “kelp”; Monterey Bay Aquarium, “Giant kelp”' },
      ],
    },
  },
  {
    id: 'cid-104',
    topicId: 1,
    archetype: 'CID-b',
    difficulty: 2,
    form: 1,
    skillTags: ['main-idea', 'history'],
    stimulus: {
      kind: 'prose',
      text: 'Railroads changed the way North Americans told time. For most of the nineteenth century, each town set its clocks by the sun, so noon came a little earlier in one town than in the next town to the west. Travelers on foot or horseback hardly noticed. Trains, however, moved so fast that schedules based on dozens of local times confused passengers and workers alike. On November 18, 1883, the railroads of the United States and Canada adopted a system of a few broad zones, each with one shared time. Many towns soon set their own clocks to match.',
    },
    stem: 'Which choice best states the main idea of the text?',
    correct: {
      text: 'The needs of railroads led to a system of shared times, and many North American towns came to use it.',
      why: 'The first sentence says that railroads changed how people told time, and the rest explains the problem with local times and the shared zones that replaced them.',
    },
    distractors: [
      { text: 'The needs of railroads led to a system of shared times, but many North American towns refused to use it.', misconception: 'REV', why: 'The last sentence says the opposite: “Many towns soon set their own clocks to match.”' },
      { text: 'The wishes of towns led to a system of shared times, and many North American railroads came to use it.', misconception: 'CEREV', why: 'The roles are turned around: the railroads adopted the system, and the towns followed.' },
      { text: 'The wishes of towns led to a system of shared times, but many North American railroads refused to use it.', misconception: 'WHO', why: 'The system was the railroads’ own: they “adopted a system of a few broad zones,” and the towns followed.' },
    ],
    steps: [
      'Read the first sentence as a promise: the text will show how railroads changed the way people told time.',
      'Check that the rest keeps the promise: local times caused confusion, so the railroads adopted a few zones.',
      'Check the end as well: “Many towns soon set their own clocks to match,” so the towns came to use the system.',
      'Choose the statement that has both the right starting point (railroads) and the right result (towns followed).',
    ],
    takeaway: 'A main idea covers the whole text, from its starting point to its result; check both ends.',
    provenance: {
      kind: 'authored',
      setting: 'factual',
      facts: [
        { claim: 'Before standard time, towns used local solar time; railroads in the United States and Canada adopted time zones on November 18, 1883.', reference: 'Encyclopaedia Britannica, “standard time”; Library of Congress, “Today in History: November 18”' },
      ],
    },
  },
  {
    id: 'cid-105',
    topicId: 1,
    archetype: 'CID-h',
    difficulty: 5,
    form: 1,
    skillTags: ['implicit-thesis', 'concession', 'humanities'],
    stimulus: {
      kind: 'prose',
      text: 'Reviewers who praise a translation for reading “as if it had been written in English” intend a compliment, and it would be ungenerous to deny that the effect is hard to achieve; clumsy sentences, after all, are no proof of fidelity. Yet the praise has a curious consequence. It treats the distance between two languages as a flaw to be polished away, so that a reader who finishes a novel from Lisbon or Seoul may have been spared every occasion for noticing that other people divide up the world in other ways. If such noticing is among the reasons for reading foreign books at all, then the smoothest version, whatever else it has accomplished, has not delivered everything that a reader might have come for.',
    },
    stem: 'Which choice best states the main idea of the text?',
    correct: {
      text: 'A translation admired for its smoothness may deny readers part of what foreign books can offer.',
      why: 'After granting that smoothness is hard to achieve, the author argues that the smoothest version may leave out the “noticing” that is “among the reasons for reading foreign books.”',
    },
    distractors: [
      { text: 'A translation admired for its smoothness may have been harder to make than its readers suppose.', misconception: 'HALF', why: 'The difficulty is only what the author concedes before “Yet”; the point after the turn is what the smooth version leaves out.' },
      { text: 'A translation criticized for its roughness may give readers more of what foreign books can offer.', misconception: 'STRAW', why: 'The author does not defend roughness: “clumsy sentences … are no proof of fidelity.” The text is about what smooth versions lack.' },
      { text: 'A translation criticized for its roughness may have been harder to make than its readers suppose.', misconception: 'WHO', why: 'The effect that is “hard to achieve” is smoothness; of “clumsy sentences” the author says only that they are “no proof of fidelity.”' },
    ],
    steps: [
      'Separate what the author grants from what the author claims. “It would be ungenerous to deny” is a concession; “Yet” begins the real point.',
      'The point is a conditional: if noticing other ways of seeing is one reason to read foreign books, a perfectly smooth version leaves something out.',
      'Keep the author’s caution: “may have been spared,” “not … everything.” The answer must be just as careful.',
    ],
    takeaway: 'When an author concedes something first, the main idea comes after the turn, and it is only as strong as the author’s own wording.',
    provenance: { kind: 'authored', setting: 'fictional', facts: [] },
  },
];
