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
      text: 'She wants to clean the rust off the frame before she paints it.',
      why: 'She thinks that paint put on now “would soon peel away with the rust,” so she reaches for sandpaper and rubs the metal smooth first.',
    },
    distractors: [
      { text: 'She is saving the paint until the day of her grandfather’s birthday.', misconception: 'ECHO', why: 'The birthday is mentioned, but she wants the bicycle to look new “before his birthday”; the reason for waiting is the rust.' },
      { text: 'She thinks that the old bicycle looks new enough already.', misconception: 'REV', why: 'The frame sheds “small flakes of rust,” and she is working to make it look new.' },
      { text: 'She has found out that she bought the wrong color.', misconception: 'OUTSIDE', why: 'The paint is green, but nothing in the text says that green is the wrong color.' },
    ],
    steps: [
      'Find the sentence that the question is about: “So she left the can closed.”',
      'The word “So” points back to the reason. The sentence before it says that the paint “would soon peel away with the rust.”',
      'What she does next fits that reason: she smooths the metal with sandpaper.',
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
      text: 'A shopkeeper’s growing dislike of advertising leads him to do without a sign, a decision that raises him in the eyes of some neighbors.',
      why: 'His hatred of “puffing” grows until even a sign counts as “puffing,” and “the more thoughtful members of the community” take the missing sign as proof of still higher principles.',
    },
    distractors: [
      { text: 'A shopkeeper who loses his sign in a storm decides that the shop is so well known that strangers will find it without one.', misconception: 'OUTSIDE', why: 'The gale is in the text, but Mr. Baines does not count on fame: “Uninformed persons” are expected to “ask and learn,” and his reason is his objection to “puffing.”' },
      { text: 'A shopkeeper’s refusal to hold sales or put up a sign leads the more thoughtful people in town to question his judgment.', misconception: 'REV', why: 'The thoughtful people do not question him; they accept the missing sign as evidence of “the height of Mr. Baines’s principles.”' },
      { text: 'A shopkeeper leaves his building unmarked so that people will talk about it, showing that he understands modern advertising.', misconception: 'CONN', why: 'This turns principle into a trick. Mr. Baines refuses to “participate in” the “craze for unscrupulous self-advertisement.”' },
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
    stem: 'According to the text, how does wrapping itself in kelp help a sea otter?',
    correct: {
      text: 'It keeps the otter in one place during sleep.',
      why: 'The text says that the otter, “held by the kelp,” does not “drift off with the current while it sleeps.”',
    },
    distractors: [
      { text: 'It keeps the otter warm in the cold ocean.', misconception: 'OUTSIDE', why: 'The text never mentions warmth; it says that the kelp keeps the otter from drifting.' },
      { text: 'It hides the otter from animals that hunt it.', misconception: 'OUTSIDE', why: 'No hunting animals appear in the text; the danger it names is the current.' },
      { text: 'It carries the otter to new places to look for food.', misconception: 'REV', why: 'The kelp holds the otter still. The otter looks for food only after it “unrolls itself and swims away.”' },
    ],
    steps: [
      'Look for the place where the text says what the kelp does for the otter.',
      'It says: “Held by the kelp, the otter does not drift off with the current while it sleeps.”',
      'Not drifting off is the same as staying in one place.',
    ],
    takeaway: 'The right answer to a detail question says the same thing as the text in different words.',
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
      text: 'The needs of railroads led North Americans to give up many local times for a few shared ones.',
      why: 'The first sentence says that railroads changed how people told time, and the rest explains the problem with local times and the shared zones that replaced them.',
    },
    distractors: [
      { text: 'Before 1883, noon arrived at slightly different moments in neighboring North American towns.', misconception: 'NARROW', why: 'This is true, but it is only the background; it leaves out the railroads and the change to shared zones.' },
      { text: 'New means of transportation have always changed how people around the world think about time.', misconception: 'BROAD', why: 'The text is about one change in the United States and Canada, not about all transportation around the world.' },
      { text: 'Once North American towns had agreed to share a few times, railroads could finally run fast trains between them.', misconception: 'CEREV', why: 'The order is turned around: fast trains came first, and the shared zones were adopted because of them.' },
    ],
    steps: [
      'Read the first sentence as a promise: the text will show how railroads changed the way people told time.',
      'Check that the rest keeps the promise: local times caused confusion, so the railroads adopted a few zones, and towns followed.',
      'Choose the statement that covers both the cause (railroads) and the change (local times to shared times).',
    ],
    takeaway: 'A main idea covers the whole text: not just one detail, and nothing bigger than the text itself.',
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
      { text: 'A translation that reads smoothly is harder to produce than many reviewers of foreign books suppose.', misconception: 'HALF', why: 'The difficulty is only what the author concedes before “Yet”; and the reviewers are praising the effect, not underrating it.' },
      { text: 'A translation should keep its sentences rough so that readers will trust its fidelity to the foreign book.', misconception: 'STRAW', why: 'The author says the opposite about roughness: “clumsy sentences … are no proof of fidelity.”' },
      { text: 'A translation can succeed only if it makes readers notice how other people divide up the world.', misconception: 'EXTREME', why: 'The author calls such noticing “among the reasons” for reading, one thing a reader “might have come for,” not the single test of success.' },
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
