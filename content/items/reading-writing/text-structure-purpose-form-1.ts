import type { AuthoredQuestion } from '../authored.ts';

const structure = 'Which choice best describes the overall structure of the text?';
const purpose = 'Which choice best states the main purpose of the text?';

/** Text Structure and Purpose, practice exam form 1. */
export const textStructurePurposeForm1 = [
  {
    id: 'tsp-101', topicId: 5, archetype: 'TSP-b', difficulty: 2, form: 1,
    skillTags: ['claim-then-example', 'overall-structure'],
    stimulus: { kind: 'prose', text: 'The name of a place can outlast the thing it once described. Wall Street, in New York City, is a well-known example. In 1653, Dutch colonists put up a wall along the northern edge of their small settlement at the tip of Manhattan. The English, who had taken over the colony, pulled the wall down in 1699, and the town soon spread far beyond it. Nothing of the wall can be seen today, yet the street that ran beside it still carries its name.' },
    stem: structure,
    correct: { text: 'It makes a general statement about place names and then supports it with one case.', why: 'The first sentence is general, and everything after it tells the story of one street.' },
    distractors: [
      { text: 'It tells the story of one place name and then draws a general statement from it.', misconception: 'REV', why: 'The order is the other way around: the general statement is the first sentence, and Wall Street follows as “a well-known example.”' },
      { text: 'It makes a general statement about place names and then questions it with one case.', misconception: 'HALF', why: 'The case fits the statement instead of questioning it: the wall is gone, “yet the street … still carries its name.”' },
      { text: 'It tells the story of one place name and then questions a general statement about it.', misconception: 'HALF', why: 'The general statement comes first, and the story of Wall Street, “a well-known example,” bears it out.' },
    ],
    steps: ['Label each part: the first sentence is about place names in general; the second says “example.”', 'The rest is the story of that one example.', 'So the structure is a general statement supported by a single case.'],
    takeaway: 'Write a two-word label for each part of the text, then match the labels, in order, to a choice.',
    provenance: { kind: 'authored', setting: 'factual', facts: [{ claim: 'Wall Street is named for a wall built by Dutch colonists in 1653 and removed by the English in 1699.', reference: 'Encyclopaedia Britannica, “Wall Street”; Edwin G. Burrows and Mike Wallace, <i>Gotham</i>' }] },
  },
  {
    id: 'tsp-102', topicId: 5, archetype: 'TSP-c', difficulty: 3, form: 1,
    skillTags: ['view-evidence-question', 'overall-structure'],
    stimulus: { kind: 'prose', text: 'For much of the twentieth century, biologists took for granted that every community of animals takes its food, directly or indirectly, from sunlight: plants and algae capture the light, and other creatures feed on them. In 1977, researchers in the submersible <i>Alvin</i> were exploring the Galápagos Rift, on the floor of the Pacific Ocean, when they came upon crowds of clams, mussels, and giant worms living in total darkness beside vents of warm water. Bacteria there, it turned out, make food with energy from chemicals that flow out of the vents. How many more communities of animals may be living on food made without sunlight, biologists have yet to learn.' },
    stem: structure,
    correct: { text: 'It presents a long-held assumption, describes a discovery at odds with it, and ends with a question that remains open.', why: 'The text moves from what biologists “took for granted” to the find of 1977 to what they “have yet to learn.”' },
    distractors: [
      { text: 'It presents a long-held assumption, describes a discovery at odds with it, and ends with a view that replaced the old one.', misconception: 'HALF', why: 'The last sentence states no new view; it names something that biologists “have yet to learn.”' },
      { text: 'It presents a long-held assumption, describes a discovery in keeping with it, and ends with a question that remains open.', misconception: 'REV', why: 'Animals “living in total darkness” and bacteria that use chemicals do not fit the assumption that every community “takes its food … from sunlight.”' },
      { text: 'It presents a long-held assumption, describes a discovery in keeping with it, and ends with a view that built on the old one.', misconception: 'REV', why: 'The discovery goes against the assumption, and the text ends with what biologists “have yet to learn,” not with a view.' },
    ],
    steps: ['Find the time words: “For much of the twentieth century,” “In 1977,” “have yet to learn.”', 'Label the three parts: old assumption, surprising find, open question.', 'Check the link: the find contradicts the assumption, and the last sentence asks how many more such communities there may be.'],
    takeaway: 'Time words often mark the joints of a text; name each stage and how it relates to the one before.',
    provenance: { kind: 'authored', setting: 'factual', facts: [{ claim: 'In 1977 scientists in Alvin found animal communities at vents on the Galápagos Rift, fed by chemosynthetic bacteria.', reference: 'Woods Hole Oceanographic Institution, “The Discovery of Hydrothermal Vents”; Encyclopaedia Britannica, “deep-sea vent”' }] },
  },
  {
    id: 'tsp-103', topicId: 5, archetype: 'TSP-f', difficulty: 4, form: 1,
    skillTags: ['purpose-of-letter', 'literary-prose'],
    stimulus: { kind: 'prose', headnote: 'The following text is an original passage written for this practice exam. It is a letter from a potter to a former apprentice.', text: 'You write that eleven of your bowls have cracked in the firing and that you have begun to suspect the clay of disliking you. I must tell you about my first winter at the wheel. Of the forty pitchers I threw, thirty-one leaked, and my teacher, who never raised her voice, used them to prop open the windows. I kept one. It stands before me as I write, holding nothing, for it never could; yet there is no piece in the shop that I should be sorrier to lose. Send me a shard or two, if you can spare them. I have a shelf for such things.' },
    stem: purpose,
    correct: { text: 'To encourage a learner by recalling failures of the writer’s own', why: 'The writer answers the news of cracked bowls with the story of her own leaking pitchers and treats both kinds of failure as worth keeping.' },
    distractors: [
      { text: 'To encourage a learner by praising the progress of the learner’s work', misconception: 'OUTSIDE', why: 'The learner’s bowls have cracked, and the writer praises nothing about them; the comfort lies in the story of the leaking pitchers.' },
      { text: 'To instruct a learner by analyzing failures of the writer’s own', misconception: 'TOPIC', why: 'The writer never says why the pitchers leaked or what should have been done; no advice about clay or firing is given.' },
      { text: 'To instruct a learner by correcting mistakes in the learner’s work', misconception: 'OUTSIDE', why: 'The letter says nothing about what went wrong with the bowls; the writer only asks for “a shard or two.”' },
    ],
    steps: ['Ask why the writer tells this story to this reader: the reader is upset about cracked bowls.', 'The story shows that the writer failed too and now treasures the failure.', 'So the purpose is to encourage the learner by recalling the writer’s own failures.'],
    takeaway: 'In a letter, ask what the writer hopes the reader will feel or do; the topic alone is not the purpose.',
    provenance: { kind: 'authored', setting: 'fictional', facts: [] },
  },
  {
    id: 'tsp-104', topicId: 5, archetype: 'TSP-a', difficulty: 1, form: 1,
    skillTags: ['informative-purpose'],
    stimulus: { kind: 'prose', text: 'On an island far north of mainland Norway, a tunnel leads deep into a frozen mountain. At its end is the Svalbard Global Seed Vault, which opened in 2008. Seed banks around the world send boxes of seeds to be kept there. These seeds are spare copies. If a seed bank loses its own seeds in a flood or a fire, it can ask for its copies back and grow the plants again.' },
    stem: purpose,
    correct: { text: 'To explain what the seed vault is used for', why: 'The text tells what is kept in the vault and how the spare copies help when other seeds are lost.' },
    distractors: [
      { text: 'To explain how the seed vault was dug', misconception: 'OUTSIDE', why: 'The text says where the tunnel is but nothing about how it was dug.' },
      { text: 'To explain why the seed vault is kept cold', misconception: 'OUTSIDE', why: 'The mountain is called “frozen,” but no reason for the cold is given.' },
      { text: 'To explain how seeds are picked for the vault', misconception: 'TOPIC', why: 'Seed banks “send boxes of seeds,” but the text does not tell how the seeds are picked.' },
    ],
    steps: ['Ask what most of the sentences tell you about the vault.', 'They tell what is stored there and when the copies are used.', 'So the purpose is to explain what the vault is for.'],
    takeaway: 'The main purpose must cover most of the sentences, not just one of them.',
    provenance: { kind: 'authored', setting: 'factual', facts: [{ claim: 'The Svalbard Global Seed Vault opened in 2008 and stores duplicate seed samples that depositing seed banks can take back.', reference: 'Crop Trust, “Svalbard Global Seed Vault”; Encyclopaedia Britannica, “Svalbard Global Seed Vault”' }] },
  },
  {
    id: 'tsp-105', topicId: 5, archetype: 'TSP-a', difficulty: 2, form: 1,
    skillTags: ['informative-purpose'],
    stimulus: { kind: 'prose', text: 'In the early 1820s, students at a school for blind children in Paris learned of a code of raised dots devised by Charles Barbier, a former army officer. It could be read by touch, but each sign used as many as twelve dots, too many to feel at once with a fingertip, and the signs stood for sounds rather than letters. One student, Louis Braille, set about changing it. By 1824, when he was fifteen, he had made signs of no more than six dots that stood for letters of the alphabet. His system is still in use around the world.' },
    stem: purpose,
    correct: { text: 'To explain how Braille’s system improved on an earlier one', why: 'The text names two problems with Barbier’s code and shows how Braille’s smaller, letter-based signs solved them.' },
    distractors: [
      { text: 'To explain how Braille’s system spread to other countries', misconception: 'NARROW', why: 'Only the last sentence says that the system is used “around the world”; how it spread is not told.' },
      { text: 'To explain how Barbier’s system improved on an earlier one', misconception: 'WHO', why: 'Barbier’s code is the earlier one; it is the system whose “dots” and “sounds” Braille set about changing.' },
      { text: 'To explain how Barbier’s system spread in the army', misconception: 'OUTSIDE', why: 'Barbier is called “a former army officer,” but the army’s use of his code is never mentioned.' },
    ],
    steps: ['Notice the two halves: problems with Barbier’s code, then what Braille did.', 'Match each problem to its solution: twelve dots become six, and sounds become letters.', 'So the purpose is to explain how Braille’s system improved on the earlier one.'],
    takeaway: 'If a text sets out problems and then answers them, its purpose involves both halves.',
    provenance: {
      kind: 'authored', setting: 'factual', facts: [
        { claim: 'Barbier’s code used up to twelve raised dots per sign and represented sounds; Louis Braille reduced it to six-dot signs for letters by 1824, aged fifteen.', reference: 'Encyclopaedia Britannica, “Braille”; C. Michael Mellor, <i>Louis Braille: A Touch of Genius</i>' },
      ],
    },
  },
  {
    id: 'tsp-106', topicId: 5, archetype: 'TSP-h', difficulty: 4, form: 1,
    skillTags: ['underlined-qualification'],
    stimulus: { kind: 'prose', text: 'Borrowed words can tell historians which peoples once lived side by side. From Old Norse, the language of Scandinavian settlers in medieval England, English took not only terms for unfamiliar things but such homely words as “egg,” “sky,” and “window.” Words so ordinary are seldom picked up from a passing trader; they point to neighbors who spoke with one another daily, <u>though they cannot tell us whether those neighbors sought each other’s company or merely could not avoid it.</u> To learn that, historians turn to other sources, such as law codes and the layout of villages.' },
    stem: 'Which choice best describes the function of the underlined portion in the text as a whole?',
    correct: { text: 'It limits the conclusions that can be drawn from borrowed words.', why: '“Though they cannot tell us” marks a boundary: the words prove contact but not what kind of contact it was.' },
    distractors: [
      { text: 'It extends the conclusions that can be drawn from borrowed words.', misconception: 'REV', why: '“They cannot tell us” takes something away from what the words show; it adds no further conclusion.' },
      { text: 'It limits the kinds of borrowed words that can serve as evidence.', misconception: 'HALF', why: 'The underlined part limits what the words reveal about the neighbors, not which words count as evidence.' },
      { text: 'It extends the kinds of borrowed words that can serve as evidence.', misconception: 'POS', why: 'Kinds of words (“egg,” “sky,” and “window”) are discussed in the sentence before; the underlined part adds none.' },
    ],
    steps: ['Read the claim before the underlined part: ordinary words point to daily contact.', 'The underlined part begins with “though they cannot tell us,” so it sets a limit.', 'It does not deny the contact; it limits what the evidence can show.'],
    takeaway: '“Though” and “cannot tell us” usually limit a claim; check whether the claim itself survives.',
    provenance: { kind: 'authored', setting: 'factual', facts: [{ claim: 'English took everyday words such as “egg,” “sky,” and “window” from Old Norse, spoken by Scandinavian settlers in medieval England.', reference: 'Albert C. Baugh and Thomas Cable, <i>A History of the English Language</i>; Merriam-Webster entries “egg,” “sky,” “window”' }] },
  },
  {
    id: 'tsp-107', topicId: 5, archetype: 'TSP-i', difficulty: 5, form: 1,
    skillTags: ['problem-solution-limit', 'overall-structure'],
    stimulus: { kind: 'prose', text: 'Well before photography, artists knew how to cast an image of the world onto paper with a camera obscura; what they lacked was any means of making the image stay. Around 1800, Thomas Wedgwood coated paper and leather with silver nitrate and obtained the shapes of leaves, but since he could not halt the chemical’s response to light, his pictures had to be kept in the dark and viewed by candle, lest they blacken altogether. Louis Daguerre’s process, made public in 1839, produced images at once durable and astonishingly exact. Yet each was a single plate of silvered copper from which no prints could be made, so that a portrait, however fine, existed only once.' },
    stem: structure,
    correct: { text: 'It identifies a problem, describes an attempt that fell short of solving it, and presents a better solution along with a drawback.', why: 'Images would not stay; Wedgwood’s pictures still blackened; Daguerre’s lasted, “Yet” could not be copied.' },
    distractors: [
      { text: 'It identifies a problem, describes an attempt that fell short of solving it, and presents a revision of that attempt that left no drawback.', misconception: 'HALF', why: 'Daguerre’s is a different process on metal plates; the text does not show him revising Wedgwood’s, and it does have a drawback, named after “Yet.”' },
      { text: 'It identifies a problem, describes a solution that was soon put to wide use, and presents a better solution along with a drawback.', misconception: 'HALF', why: 'Wedgwood’s pictures “had to be kept in the dark” lest they “blacken altogether,” so they were no solution, and no wide use is mentioned.' },
      { text: 'It identifies a problem, describes a solution that was soon put to wide use, and presents a revision that removed its one flaw.', misconception: 'HALF', why: 'Wedgwood did not solve the problem, and Daguerre’s process, which is not a revision of his, had a limit of its own: it “existed only once.”' },
    ],
    steps: ['Mark the joints: “what they lacked,” “Around 1800 … but,” “1839,” “Yet.”', 'Label them: problem, failed attempt, better solution, limit of that solution.', 'Test every part of a choice: one wrong part, such as a solved problem that was not solved, rules it out.'],
    takeaway: 'In long structure choices, check part by part; half-right choices usually fail in the last part.',
    provenance: {
      kind: 'authored', setting: 'factual', facts: [
        { claim: 'Thomas Wedgwood made silver nitrate images about 1800 that could not be fixed and darkened in light.', reference: 'Encyclopaedia Britannica, “Thomas Wedgwood” and “history of photography”' },
        { claim: 'The daguerreotype, made public in 1839, was a detailed, permanent, unique image on silvered copper that could not be used to make prints.', reference: 'The Metropolitan Museum of Art, Heilbrunn Timeline of Art History, “The Daguerreian Era and Early American Photography on Paper”' },
      ],
    },
  },
] as const satisfies readonly AuthoredQuestion[];
