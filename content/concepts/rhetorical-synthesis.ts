import { conceptsOf, r } from './concept.ts';

export const rhetoricalSynthesis = conceptsOf(7, [
  {
    id: 'know-the-audience',
    title: 'Know the audience',
    idea: r`For readers who do not know the subject, say what it is; for readers who do, go straight to what is new.`,
    signal: r`“… to an audience unfamiliar with” or “… to an audience already familiar with.”`,
    how: [
      r`A stranger needs to hear who or what you are talking about. A friend would be bored by it. The goal tells you which of the two is listening.`,
      r`For “unfamiliar,” the right choice explains the subject in a few words: “a kind of,” “a Kenyan painter.” For “already familiar,” the right choice has no such explanation and adds a fact.`,
      r`All four choices may be true. Judge them by the listener alone.`,
    ],
    example: {
      text: r`• A sextant is an instrument with two mirrors and a small telescope.

• It measures the angle between the horizon and a star.

• Sailors used it to find their position at sea.`,
      stem: r`The student wants to introduce the sextant to an audience unfamiliar with it. Which choice most effectively uses relevant information from the notes to accomplish this goal?`,
      steps: [
        r`The audience does not know the word, so say what a sextant is.`,
        r`Then say what it was for.`,
        r`Choose the sentence that does both without assuming anything.`,
      ],
      answer: r`A sextant is an instrument that sailors used to find their position at sea by measuring the angle between the horizon and a star.`,
    },
    check: { evidence: ['an instrument with two mirrors', 'find their position at sea'] },
    mistake: {
      choice: r`The sextant’s mirrors and telescope made it possible to measure the angle between the horizon and a star.`,
      code: 'AUD',
      why: r`Every word is true. But it speaks of “the sextant” as if you already knew it. It never says what the thing is.`,
    },
    archetypes: ['SYN-a', 'SYN-b'],
    related: ['similar-or-different', 'why-it-matters'],
  },
  {
    id: 'similar-or-different',
    title: 'Similarity or difference',
    idea: r`For a comparison the sentence must name both things and say what they share or where they differ.`,
    signal: r`“Emphasize a similarity between,” “emphasize a difference between.”`,
    how: [
      r`Read the goal and circle one word: similarity or difference. Half of the wrong choices do the other one.`,
      r`Then look for <i>both</i> names in the choice, and for a joining word: “both,” “like,” “while,” “unlike.”`,
      r`The feature must be the same for both. “One is red, while the other is heavy” compares nothing.`,
    ],
    example: {
      text: r`• The kora is a West African instrument with 21 strings.

• The concert harp is a European instrument with up to 47 strings.

• Both are played by plucking the strings with the fingers.`,
      stem: r`The student wants to emphasize a similarity between the kora and the concert harp. Which choice most effectively uses relevant information from the notes to accomplish this goal?`,
      steps: [r`Circle: <i>similarity</i>.`, r`What do both share? Plucked strings.`, r`The sentence must name both and say this.`],
      answer: r`Both the kora and the concert harp are played by plucking their strings with the fingers.`,
    },
    check: { evidence: ['Both are played by plucking the strings'] },
    mistake: {
      choice: r`While the concert harp has up to 47 strings, the kora has 21.`,
      code: 'GOAL',
      why: r`It compares the two neatly, and both numbers are right. But it shows a difference. You were asked for a similarity.`,
    },
    archetypes: ['SYN-c', 'SYN-d'],
    related: ['compare-amounts', 'two-goals-at-once'],
  },
  {
    id: 'aim-method-finding',
    title: 'Aim, method, or finding',
    idea: r`A study has an aim, a method, and a finding; the goal asks for one of them, and only that one counts.`,
    signal: r`“Present the aim of the study,” “describe the method,” “present the study and its findings.”`,
    how: [
      r`Aim: what they wanted to know. Method: what they did. Finding: what came out. Label each note with A, M, or F.`,
      r`Then look at the goal and at the labels you need.`,
      r`Words help: “sought to,” “to determine whether” show an aim; “measured,” “compared” a method; “found,” “showed” a finding.`,
    ],
    example: {
      text: r`• A team wanted to know whether bees prefer warm nectar.

• They offered two groups of feeders: warm and cool.

• They counted visits for ten days.

• The warm feeders had twice as many visits.`,
      stem: r`The student wants to present the aim of the study. Which choice most effectively uses relevant information from the notes to accomplish this goal?`,
      steps: [r`Label: A, M, M, F.`, r`The goal asks for A.`, r`The sentence must say what the team wanted to know.`],
      answer: r`A team set out to determine whether bees prefer warm nectar to cool nectar.`,
    },
    check: { evidence: ['wanted to know whether bees prefer warm nectar'] },
    mistake: {
      choice: r`A team found that warm feeders were visited twice as often as cool ones.`,
      code: 'GOAL',
      why: r`The result is the most interesting note, so it draws the eye. But it is the finding. The goal says “aim.”`,
    },
    archetypes: ['SYN-e'],
    related: ['an-example-or-reason', 'why-it-matters'],
  },
  {
    id: 'an-example-or-reason',
    title: 'An example, a reason',
    idea: r`If the goal wants an example or a reason, the sentence must give a particular one, tied to the claim.`,
    signal: r`“Provide an example of,” “specify the reason,” “explain why.”`,
    how: [
      r`A general statement is not an example. Ask: could I take a picture of it? “A lamp in Room 3,” yes; “old lamps,” no.`,
      r`A reason answers “why” and usually brings “because,” “since,” or “in order to.”`,
      r`Check that it is the right reason, for the right thing. Notes often hold two.`,
    ],
    example: {
      text: r`• Some birds build nests in odd places.

• A wren in one garden built in the pocket of a coat.

• The coat had hung in the shed all winter.

• Wrens like narrow, dry holes.`,
      stem: r`The student wants to specify the reason a wren might build in a pocket. Which choice most effectively uses relevant information from the notes to accomplish this goal?`,
      steps: [r`The goal: a reason.`, r`Which note answers “why”? Wrens like narrow, dry holes.`, r`The sentence must connect this note with the pocket.`],
      answer: r`A wren may choose a pocket because it likes narrow, dry holes.`,
    },
    check: { evidence: ['Wrens like narrow, dry holes'] },
    mistake: {
      choice: r`A wren in one garden built its nest in the pocket of a coat that had hung in the shed all winter.`,
      code: 'GOAL',
      why: r`It is a fine example, full of detail. But it does not say <i>why</i>. The goal asked for the reason.`,
    },
    archetypes: ['SYN-f'],
    related: ['aim-method-finding', 'example-or-specification'],
  },
  {
    id: 'generalize-from-notes',
    title: 'A generalization the notes support',
    idea: r`A generalization goes beyond the single case but not beyond the notes.`,
    signal: r`“Make a generalization about.”`,
    how: [
      r`To generalize is to step back until several notes fit into one sentence. Step back too far, and you say what nobody knows.`,
      r`Find what the notes have in common. Say that, with a word such as “some,” “often,” or “can.”`,
      r`Cross out choices with one case only, and choices with “all,” “always,” or “never” that the notes do not support.`,
    ],
    example: {
      text: r`• One desert mouse gets all its water from seeds.

• One desert beetle collects drops of fog on its back.

• One desert fox takes most of its water from its food.`,
      stem: r`The student wants to make a generalization about desert animals. Which choice most effectively uses relevant information from the notes to accomplish this goal?`,
      steps: [
        r`In common: three animals get water in unusual ways, not by drinking from pools.`,
        r`Step back: some desert animals have ways to live without open water.`,
        r`Keep the “some.”`,
      ],
      answer: r`Some desert animals get water in ways other than drinking from pools or streams.`,
    },
    check: { evidence: ['gets all its water from seeds', 'collects drops of fog', 'most of its water from its food'] },
    mistake: {
      choice: r`Desert animals never need to drink.`,
      code: 'EXTREME',
      why: r`It is short and general, as asked. But three animals are not all animals, and even the fox takes only “most” of its water from food.`,
    },
    archetypes: ['SYN-g'],
    related: ['how-far-it-reaches', 'point-and-support'],
  },
  {
    id: 'compare-amounts',
    title: 'Compare amounts',
    idea: r`To compare quantities, put the same measure of both things into one sentence, or say which is more.`,
    signal: r`“Compare the lengths of,” “the ages of,” “how long each took.”`,
    how: [
      r`The goal names a measure. Find that measure in the notes, once for each thing. Cross out all other numbers.`,
      r`The right sentence holds both, or one and the difference: “longer than,” “three times as.”`,
      r`Check the arithmetic and the direction. Wrong choices often compare a different measure, with correct numbers.`,
    ],
    example: {
      text: r`• North Bridge opened in 1931 and is 400 meters long.

• South Bridge opened in 1975 and is 1,200 meters long.`,
      stem: r`The student wants to compare the lengths of the two bridges. Which choice most effectively uses relevant information from the notes to accomplish this goal?`,
      steps: [r`The measure is length: 400 meters and 1,200 meters.`, r`\(3\cdot400=1200\), so South Bridge is three times as long.`, r`Leave the years out.`],
      answer: r`At 1,200 meters, South Bridge is three times as long as North Bridge.`,
    },
    check: { evidence: ['is 400 meters long', 'is 1,200 meters long'] },
    mistake: {
      choice: r`South Bridge opened 44 years after North Bridge.`,
      code: 'GOAL',
      why: r`It compares the two bridges, and \(1975-1931=44\) is right. But it compares ages. The goal says lengths.`,
    },
    archetypes: ['SYN-h'],
    related: ['similar-or-different'],
  },
  {
    id: 'two-goals-at-once',
    title: 'Two goals at once',
    idea: r`If the goal has an “and,” check off both parts; a choice with only one of them is wrong.`,
    signal: r`“Emphasize a similarity and indicate when,” “describe the work and name its maker.”`,
    how: [
      r`Long goals look alike. Split them at “and,” and number the parts.`,
      r`Go through the choices with part 1 only. Cross out. Then part 2 with what is left. Two quick passes are safer than a slow one.`,
      r`Do not be distracted by extra detail. It neither helps nor hurts.`,
    ],
    example: {
      text: r`• The museums on Elm Street and Oak Street both display only glass art.

• The museum on Elm Street opened in 1988.

• The museum on Oak Street opened in 2004.`,
      stem: r`The student wants to emphasize a similarity between the two museums and indicate when each opened. Which choice most effectively uses relevant information from the notes to accomplish this goal?`,
      steps: [r`Part 1: a similarity. Both display only glass art.`, r`Part 2: two years, 1988 and 2004.`, r`Check off both.`],
      answer: r`The museum on Elm Street, which opened in 1988, and the one on Oak Street, which opened in 2004, both display only glass art.`,
    },
    check: { evidence: ['both display only glass art', '1988', '2004'] },
    mistake: {
      choice: r`Like the museum on Elm Street, which opened in 1988, the museum on Oak Street displays only glass art.`,
      code: 'HALF',
      why: r`The similarity is there, and even one year. But “each” asks for both. 2004 is missing.`,
    },
    archetypes: ['SYN-i'],
    related: ['both-parts-of-a-claim', 'similar-or-different'],
  },
  {
    id: 'why-it-matters',
    title: 'Why it matters',
    idea: r`An advantage is a feature plus what it is good for; the sentence must say the second part.`,
    signal: r`“Explain an advantage of,” “emphasize the significance of.”`,
    how: [
      r`“It is light” is a feature. “It is light, so one person can carry it” is an advantage. The word “so” makes the difference.`,
      r`Find the feature in the notes and the use in the notes. Join them.`,
      r`If a choice lists features only, ask “so what?” If it cannot answer, cross it out. If its answer is not in the notes, cross it out as well.`,
    ],
    example: {
      text: r`• Clay pots called ollas are buried among plants.

• Their walls let water seep out slowly.

• Gardens with ollas need less water than gardens that are sprayed.`,
      stem: r`The student wants to explain an advantage of ollas. Which choice most effectively uses relevant information from the notes to accomplish this goal?`,
      steps: [r`Feature: water seeps out slowly.`, r`Good for: less water is needed.`, r`The sentence must have both, or at least the second.`],
      answer: r`Because water seeps slowly through their walls, gardens with ollas need less water than gardens that are sprayed.`,
    },
    check: { evidence: ['let water seep out slowly', 'need less water'] },
    mistake: {
      choice: r`Ollas are clay pots that are buried among plants and let water seep out slowly.`,
      code: 'GOAL',
      why: r`It describes ollas well. But so what? The benefit, less water, is left out.`,
    },
    archetypes: ['SYN-j'],
    related: ['know-the-audience', 'aim-method-finding'],
  },
]);
