import type { AuthoredQuestion } from '../authored.ts';

const intro = 'While researching a topic, a student has taken the following notes:';
const ask = (goal: string) => `The student wants to ${goal}. Which choice most effectively uses relevant information from the notes to accomplish this goal?`;

/** Rhetorical Synthesis, practice exam form 1. Every choice is true to its notes; only the goal decides. */
export const rhetoricalSynthesisForm1 = [
  {
    id: 'syn-101', topicId: 7, archetype: 'SYN-c', difficulty: 2, form: 1,
    skillTags: ['goal-similarity'],
    stimulus: { kind: 'notes', intro, notes: [
      'The kakapo is a large parrot that lives only in New Zealand.',
      'It cannot fly, but it climbs trees well, and it is active at night.',
      'Stoats, animals that people brought to New Zealand, prey on it where they can reach it.',
      'The kiwi is a round, long-billed bird that lives only in New Zealand.',
      'It cannot fly, and it is mostly active at night.',
      'Stoats prey on it, especially when it is young.',
    ] },
    stem: ask('emphasize a similarity in the dangers that the two birds face'),
    correct: { text: 'Like the kakapo, the kiwi has an enemy in the stoat.', why: 'An enemy is a danger, and the notes say of both birds that stoats “prey on” them.' },
    distractors: [
      { text: 'Like the kakapo, the kiwi is mostly active at night.', misconception: 'GOAL', why: 'This is a similarity in when the birds are active, which is no danger.' },
      { text: 'Like the kakapo, the kiwi is a bird that cannot fly.', misconception: 'GOAL', why: 'This is a similarity in how the birds move; the goal asks what puts them in danger.' },
      { text: 'Like the kakapo, the kiwi lives only in New Zealand.', misconception: 'GOAL', why: 'This is a similarity in where the birds live, and the notes do not call that a danger.' },
    ],
    steps: ['Name the goal: a similarity, and it must be about dangers.', 'Find what the notes say of both birds on that point: stoats prey on them.', 'All four sentences name something that the birds share, so choose by what it is.'],
    takeaway: 'For a similarity, check three things: both items are named, the trait is true of both, and it is the trait that the goal asks for.',
    provenance: { kind: 'authored', setting: 'factual', facts: [
      { claim: 'The kakapo is a large, nocturnal, flightless parrot of New Zealand that climbs trees; introduced predators such as stoats prey on it.', reference: 'New Zealand Department of Conservation, “Kākāpō”' },
      { claim: 'Kiwi are flightless, mostly nocturnal New Zealand birds; stoats are the main predator of young kiwi.', reference: 'New Zealand Department of Conservation, “Kiwi”; Encyclopaedia Britannica, “kiwi (bird)”' },
    ] },
  },
  {
    id: 'syn-102', topicId: 7, archetype: 'SYN-b', difficulty: 3, form: 1,
    skillTags: ['goal-introduce', 'audience-familiar'],
    stimulus: { kind: 'notes', intro, notes: [
      'Katsushika Hokusai (1760–1849) was a Japanese artist known for his prints.',
      'In the early 1830s, he produced <i>Thirty-Six Views of Mount Fuji</i>, a series of woodblock prints.',
      'One print in the series is titled <i>Fine Wind, Clear Morning</i>.',
      'It shows Mount Fuji glowing red beneath a blue sky.',
      'Green trees cover the lower slopes of the mountain.',
    ] },
    stem: ask('introduce <i>Fine Wind, Clear Morning</i> to an audience already familiar with Hokusai and his <i>Thirty-Six Views</i>'),
    correct: { text: '<i>Fine Wind, Clear Morning</i>, which shows a red mountain under a blue sky and above trees, is from Hokusai’s <i>Thirty-Six Views of Mount Fuji</i>.', why: 'It tells what the print shows and which series it belongs to, and it explains neither the artist nor the series, since this audience knows both.' },
    distractors: [
      { text: '<i>Fine Wind, Clear Morning</i>, which shows a red mountain, is from <i>Thirty-Six Views of Mount Fuji</i>, a series of woodblock prints by Hokusai, a Japanese artist.', misconception: 'AUD', why: 'It explains both the series (“a series of woodblock prints”) and the artist (“a Japanese artist”), which this audience knows.' },
      { text: '<i>Fine Wind, Clear Morning</i>, which shows a glowing red mountain under a blue sky, is from <i>Thirty-Six Views of Mount Fuji</i> by Hokusai, a Japanese artist.', misconception: 'AUD', why: 'It explains who Hokusai was (“a Japanese artist”), but the audience is “already familiar” with him.' },
      { text: '<i>Fine Wind, Clear Morning</i>, which shows a red mountain under a blue sky, is from Hokusai’s <i>Thirty-Six Views of Mount Fuji</i>, a series of prints.', misconception: 'AUD', why: 'It explains what <i>Thirty-Six Views of Mount Fuji</i> is (“a series of prints”), but the audience knows the series.' },
    ],
    steps: ['Split the goal: what must be introduced (one print), and what the audience knows already (the artist and the series).', 'Cross out choices that explain either of these.', 'The remaining choice spends its words on the print itself.'],
    takeaway: 'When an audience already knows something, a good introduction does not explain it again.',
    provenance: { kind: 'authored', setting: 'factual', facts: [
      { claim: 'Fine Wind, Clear Morning is a print of about 1830–32 in Hokusai’s series Thirty-Six Views of Mount Fuji and shows a red Mount Fuji under a blue sky, with trees on the lower slopes.', reference: 'The Metropolitan Museum of Art, “South Wind, Clear Sky (Gaifū kaisei)”; Encyclopaedia Britannica, “Hokusai”' },
    ] },
  },
  {
    id: 'syn-103', topicId: 7, archetype: 'SYN-i', difficulty: 5, form: 1,
    skillTags: ['goal-two-parts', 'goal-similarity'],
    stimulus: { kind: 'notes', intro, notes: [
      'Caroline Herschel (1750–1848) was an astronomer who was born in Hanover and worked in England.',
      'She discovered several comets, the first of them in 1786.',
      'In 1828, a learned society, the Astronomical Society of London, gave her a gold medal for a catalog of nebulae that her brother had observed.',
      'Maria Mitchell (1818–1889), an astronomer in the United States, discovered a comet in 1847.',
      'The king of Denmark gave her a gold medal for this discovery.',
    ] },
    stem: ask('emphasize a similarity in the two astronomers’ work and a difference in what each was honored for'),
    correct: { text: 'Both astronomers discovered comets, but Herschel received a medal for a catalog of nebulae and Mitchell for the discovery of a comet.', why: 'Discovering comets is the similarity in their work; the catalog and the comet, for which the medals were given, are the difference.' },
    distractors: [
      { text: 'Both astronomers were given gold medals, but Herschel received hers for a catalog of nebulae and Mitchell for the discovery of a comet.', misconception: 'HALF', why: 'The difference in what they were honored for is right, but gold medals are a similarity in their honors, not in their work.' },
      { text: 'Both astronomers were given gold medals, but Herschel received hers from a learned society and Mitchell received hers from a king.', misconception: 'GOAL', why: 'Gold medals are not work, and the difference lies in who gave the medals, not in what they were given for.' },
      { text: 'Both astronomers discovered comets, but Herschel received a medal from a learned society and Mitchell received hers from a king.', misconception: 'HALF', why: 'The similarity in their work is right, but the difference lies in who honored them, not in “what each was honored for.”' },
    ],
    steps: ['Split the goal in two: their work (alike), and what each was honored for (different).', 'In the notes, both discovered comets; one medal was for a catalog of nebulae, the other for a comet.', 'Test each choice for both parts: two have only one, and one has neither.'],
    takeaway: 'When a goal has two parts, tick them off one by one; half of the goal is not enough.',
    provenance: { kind: 'authored', setting: 'factual', facts: [
      { claim: 'Caroline Herschel discovered her first comet in 1786 and in 1828 received the gold medal of the Astronomical Society of London, which became the Royal Astronomical Society in 1831, for her catalog of the nebulae observed by William Herschel.', reference: 'Encyclopaedia Britannica, “Caroline Lucretia Herschel”' },
      { claim: 'Maria Mitchell discovered a comet in 1847 and received a gold medal from the king of Denmark.', reference: 'Encyclopaedia Britannica, “Maria Mitchell”' },
    ] },
  },
  {
    id: 'syn-104', topicId: 7, archetype: 'SYN-d', difficulty: 2, form: 1,
    skillTags: ['goal-difference'],
    stimulus: { kind: 'notes', intro, notes: [
      'Watercolor and gouache are two kinds of paint that are thinned with water.',
      'Watercolor is transparent, so the paper shows through it.',
      'It is made lighter with water and is applied from pale to dark.',
      'Gouache is opaque, so it hides what is underneath.',
      'It is made lighter with white paint and can be applied in either order.',
      'Unlike watercolor, it often contains chalk.',
    ] },
    stem: ask('emphasize a difference in the transparency of watercolor and gouache'),
    correct: { text: 'Watercolor lets the paper show through, but gouache hides whatever is underneath it.', why: 'Transparency is a matter of what shows through, and “but” sets paint that “lets the paper show through” against paint that “hides” it.' },
    distractors: [
      { text: 'Watercolor is made lighter with water, but gouache is made lighter with white paint.', misconception: 'GOAL', why: 'This is a difference in how the two paints are made lighter, not in what can be seen through them.' },
      { text: 'Watercolor is applied from pale to dark, but gouache can be applied in either order.', misconception: 'GOAL', why: 'This is a difference in the order in which colors are put on the paper.' },
      { text: 'Watercolor is usually made without chalk, but gouache is often made with some chalk.', misconception: 'GOAL', why: 'This is a difference in what the paints are made of; it says nothing of what shows through them.' },
    ],
    steps: ['Each sentence states a difference, so ask which difference the goal wants: transparency.', 'In the notes, watercolor is transparent “so the paper shows through it”; gouache is opaque.', 'Choose the sentence about what shows through and what is hidden.'],
    takeaway: 'If every choice does the general job, the goal’s own noun decides: a difference in what?',
    provenance: { kind: 'authored', setting: 'factual', facts: [
      { claim: 'Watercolor is transparent and lightened with water, worked from light to dark; gouache is opaque, lightened with white, and often contains chalk.', reference: 'Encyclopaedia Britannica, “gouache” and “watercolor”; Tate, Art Terms, “Gouache”' },
    ] },
  },
  {
    id: 'syn-105', topicId: 7, archetype: 'SYN-e', difficulty: 3, form: 1,
    skillTags: ['goal-study', 'study-finding'],
    stimulus: { kind: 'notes', intro, notes: [
      'In the 1640s, Evangelista Torricelli suggested that the weight of the air holds up the mercury in a glass tube.',
      'Blaise Pascal wanted to find out whether the air presses down less strongly at greater heights.',
      'In 1648, at his request, Florin Périer carried a tube of mercury up the Puy de Dôme, a mountain in France.',
      'Another tube stayed at the foot of the mountain.',
      'The mercury stood about 8 centimeters lower at the summit than at the foot.',
    ] },
    stem: ask('present the finding of the experiment on the Puy de Dôme'),
    correct: { text: 'The experiment on the Puy de Dôme ended with the mercury about 8 centimeters lower at the summit than at the foot.', why: 'A finding is what was seen in the end: the mercury “stood about 8 centimeters lower at the summit.”' },
    distractors: [
      { text: 'The experiment on the Puy de Dôme was meant to reveal whether air presses down less strongly at greater heights.', misconception: 'GOAL', why: 'This is what Pascal “wanted to find out,” which is the aim, not what was found.' },
      { text: 'The experiment on the Puy de Dôme was based on the idea that the weight of the air holds up mercury in a tube.', misconception: 'POS', why: 'This is Torricelli’s earlier idea, the background of the experiment.' },
      { text: 'The experiment on the Puy de Dôme was done by carrying one tube of mercury uphill while a second stayed below.', misconception: 'GOAL', why: 'This is how the experiment was done, which is its method.' },
    ],
    steps: ['Sort the notes: background, aim, method, finding.', 'A finding is a result that was observed; the last note reports where the mercury stood.', 'Choose the sentence that restates that note.'],
    takeaway: 'Aim = what they wanted to know; method = what they did; finding = what they saw.',
    provenance: { kind: 'authored', setting: 'factual', facts: [
      { claim: 'In 1648, at Pascal’s request, Florin Périer carried a mercury barometer up the Puy de Dôme while another was watched at the foot; the mercury stood about three inches (8 cm) lower at the summit.', reference: 'Encyclopaedia Britannica, “Blaise Pascal”; W. E. Knowles Middleton, <i>The History of the Barometer</i>' },
    ] },
  },
  {
    id: 'syn-106', topicId: 7, archetype: 'SYN-f', difficulty: 2, form: 1,
    skillTags: ['goal-example'],
    stimulus: { kind: 'notes', intro, notes: [
      'Biomimicry is the practice of designing things by imitating nature.',
      'The fastener Velcro was modeled on the burrs of a plant, which cling to cloth.',
      'A wall paint that rain washes clean was modeled on the leaves of a plant, the lotus.',
      'The nose of one fast Japanese train was modeled on the long bill of a bird, the kingfisher, to make the train quieter.',
      'An office building in Zimbabwe was modeled on the mounds that termites build, which air can flow through.',
    ] },
    stem: ask('give an example of a design that imitates part of an animal’s body'),
    correct: { text: 'The nose of one fast Japanese train was modeled on the bill of the kingfisher.', why: 'The kingfisher is an animal, and its bill, which the nose of the train was modeled on, is part of its body.' },
    distractors: [
      { text: 'The fastener Velcro was modeled on the burrs of a plant, which cling to cloth.', misconception: 'GOAL', why: 'Burrs are part of “a plant,” not of an animal.' },
      { text: 'A wall paint that stays clean was modeled on the leaves of a plant, the lotus.', misconception: 'GOAL', why: 'Leaves are part of “a plant, the lotus,” not of an animal.' },
      { text: 'One office building in Zimbabwe was modeled on the mounds that termites build.', misconception: 'HALF', why: 'Termites are animals, but the mounds that they build are not part of their bodies.' },
    ],
    steps: ['The goal has two conditions: an animal, and part of its body.', 'Cross out the two designs that come from plants.', 'Of the other two, a bill is part of a body; a mound is something that animals make.'],
    takeaway: 'Read each word of the goal as a condition, and check that your choice meets all of them.',
    provenance: { kind: 'authored', setting: 'factual', facts: [
      { claim: 'The nose of the 500 series Shinkansen was modeled on the kingfisher’s bill, which reduced noise at tunnel exits.', reference: 'Biomimicry Institute, AskNature, “High-speed train inspired by the kingfisher”' },
      { claim: 'Velcro was inspired by burrs.', reference: 'Encyclopaedia Britannica, “Velcro”' },
      { claim: 'Self-cleaning facade paint (Lotusan) was modeled on lotus leaves; the Eastgate Centre in Harare was modeled on termite mounds.', reference: 'Biomimicry Institute, AskNature, entries on the lotus leaf and on termite mounds' },
    ] },
  },
  {
    id: 'syn-107', topicId: 7, archetype: 'SYN-h', difficulty: 3, form: 1,
    skillTags: ['goal-compare-quantities'],
    stimulus: { kind: 'notes', intro, notes: [
      'Io, Ganymede, and Callisto are three of the largest moons of Jupiter.',
      'Galileo Galilei observed them in 1610.',
      'Io is about 3,640 kilometers wide and orbits Jupiter in about 1.8 days.',
      'Ganymede is about 5,270 kilometers wide and orbits Jupiter in about 7.2 days.',
      'Callisto is about 4,820 kilometers wide and orbits Jupiter in about 16.7 days.',
    ] },
    stem: ask('compare the sizes of Io and whichever of the three moons takes the longest to orbit Jupiter'),
    correct: { text: 'Callisto is about 4,820 kilometers wide, which is more than the 3,640 kilometers of Io.', why: 'Callisto takes the longest of the three, “about 16.7 days,” and the widths of Callisto and Io are compared.' },
    distractors: [
      { text: 'Ganymede orbits Jupiter in about 7.2 days, which is longer than the 1.8 days of Io.', misconception: 'GOAL', why: 'It compares times, not sizes, and Ganymede does not take the longest.' },
      { text: 'Callisto orbits Jupiter in about 16.7 days, which is longer than the 1.8 days of Io.', misconception: 'HALF', why: 'These are the right moons, but the sentence compares their orbits and not their sizes.' },
      { text: 'Ganymede is about 5,270 kilometers wide, which is more than the 3,640 kilometers of Io.', misconception: 'CELL', why: 'It compares sizes, but Ganymede takes only 7.2 days; of the three, Callisto takes the longest.' },
    ],
    steps: ['Find the moon that the goal describes: the longest time is 16.7 days, so it is Callisto.', 'Find what is compared: sizes, so the widths of Callisto and Io, 4,820 and 3,640 kilometers.', 'Choose the sentence with both of these numbers.'],
    takeaway: 'In a comparison, check three things: the right quantity, the right items, and a comparing word.',
    provenance: { kind: 'authored', setting: 'factual', facts: [
      { claim: 'Io: diameter about 3,640 km, period about 1.8 days; Ganymede: about 5,270 km, 7.2 days; Callisto: about 4,820 km, 16.7 days; observed by Galileo in 1610.', reference: 'NASA Space Science Data Coordinated Archive, “Jovian Satellite Fact Sheet”' },
    ] },
  },
  {
    id: 'syn-108', topicId: 7, archetype: 'SYN-a', difficulty: 3, form: 1,
    skillTags: ['goal-introduce', 'audience-unfamiliar'],
    stimulus: { kind: 'notes', intro, notes: [
      'The Antikythera mechanism is an ancient Greek device that was found in a shipwreck in 1901.',
      'It had many gears; when a handle was turned, pointers showed the positions of the Sun and the Moon.',
      'Derek de Solla Price was a historian of science.',
      'In 1974, he published <i>Gears from the Greeks</i>, a work about the mechanism in which he used X-ray images to count the teeth of the gears.',
    ] },
    stem: ask('introduce <i>Gears from the Greeks</i> to an audience unfamiliar with its author but familiar with the mechanism'),
    correct: { text: '<i>Gears from the Greeks</i>, published in 1974, is by Derek de Solla Price, a historian of science, and examines the Antikythera mechanism and its gears.', why: 'It says who Price was (“a historian of science”), which this audience does not know, and it does not explain the mechanism, which the audience knows.' },
    distractors: [
      { text: '<i>Gears from the Greeks</i>, published in 1974, is by Derek de Solla Price, a historian of science, and examines the Antikythera mechanism, an ancient device.', misconception: 'AUD', why: 'It says who Price was, but it also explains the mechanism as “an ancient device,” which this audience knows.' },
      { text: '<i>Gears from the Greeks</i>, published in 1974, is by Derek de Solla Price and examines the Antikythera mechanism, an ancient Greek device that has gears.', misconception: 'AUD', why: 'It explains the mechanism, which the audience knows, and does not say who Price was.' },
      { text: '<i>Gears from the Greeks</i>, published in 1974, is by Derek de Solla Price and uses X-ray images to examine the Antikythera mechanism and its gears.', misconception: 'AUD', why: 'It does not explain the mechanism again, but it does not say who Price was, either.' },
    ],
    steps: ['Split the goal: the author must be explained; the mechanism must not be.', 'The notes explain the author as “a historian of science” and the mechanism as “an ancient Greek device.”', 'Choose the sentence that has the first explanation and lacks the second.'],
    takeaway: 'For each thing that an introduction mentions, ask: does this audience need to be told what it is?',
    provenance: { kind: 'authored', setting: 'factual', facts: [
      { claim: 'The Antikythera mechanism is an ancient Greek geared device recovered in 1901 from a shipwreck; it showed positions of Sun and Moon.', reference: 'Encyclopaedia Britannica, “Antikythera mechanism”' },
      { claim: 'Derek de Solla Price, a historian of science, published Gears from the Greeks in 1974; it rests on X-ray and gamma-ray images of the fragments.', reference: 'Transactions of the American Philosophical Society 64, part 7 (1974); Encyclopaedia Britannica, “Derek J. de Solla Price”' },
    ] },
  },
  {
    id: 'syn-109', topicId: 7, archetype: 'SYN-g', difficulty: 4, form: 1,
    skillTags: ['goal-generalization'],
    stimulus: { kind: 'notes', intro, notes: [
      'In 1957, two engineers made a sort of plastic wallpaper with air bubbles in it; some years later, a colleague suggested using it to protect goods in shipping, and it is now called Bubble Wrap.',
      'Noah McVicker made a paste for cleaning wallpaper in the 1930s; in the 1950s, a teacher suggested using it as a toy, and it is now called Play-Doh.',
      'In 1968, Spencer Silver, who wanted a strong glue, made a weak one; in 1974, a colleague thought of using it on slips of paper.',
      'Such sticky notes are now sold worldwide, as Bubble Wrap and Play-Doh are.',
    ] },
    stem: ask('make a generalization about the scale on which some well-known products were first developed'),
    correct: { text: 'Some products that are known around the world go back to the work of one or two people.', why: 'Two engineers, McVicker, and Silver made the three products: work on a small scale, “one or two people,” led to things that are sold worldwide.' },
    distractors: [
      { text: 'Some products come to serve needs quite different from those that their makers had in mind.', misconception: 'GOAL', why: 'This is a generalization about purposes, first and later, not about the scale of the work.' },
      { text: 'Some products owe their success to uses that are suggested by people other than the makers.', misconception: 'GOAL', why: 'It speaks of people, but of those who suggested uses, not of how many developed the products.' },
      { text: 'Some products find the use that they are known for only many years after they are made.', misconception: 'GOAL', why: 'This is a generalization about the time between a product and its use, not about the scale on which it was developed.' },
    ],
    steps: ['Each sentence states a pattern that the three cases share; the goal says which pattern is wanted: the scale of the first development.', 'Look in the notes for who made each thing: two engineers, one man, one man.', 'Choose the sentence that puts this in general terms.'],
    takeaway: 'A generalization names a pattern behind all the cases; make sure that it is the pattern the goal asks for.',
    provenance: { kind: 'authored', setting: 'factual', facts: [
      { claim: 'Bubble Wrap began in 1957 as an attempt by two engineers to make textured wallpaper; its use in packing was proposed later by a colleague.', reference: 'Smithsonian Magazine, “The Accidental Invention of Bubble Wrap”' },
      { claim: 'Play-Doh was first a wallpaper cleaner made by Noah McVicker in the 1930s; a teacher suggested it as a toy in the 1950s.', reference: 'The Strong National Museum of Play, National Toy Hall of Fame, “Play-Doh”; Smithsonian Magazine, “The Accidental Invention of Play-Doh”' },
      { claim: 'Spencer Silver made a weak adhesive in 1968 while looking for a strong one; in 1974 Art Fry thought of using it on slips of paper.', reference: 'Encyclopaedia Britannica, “Post-it”; National Inventors Hall of Fame, “Spencer Silver”' },
    ] },
  },
] as const satisfies readonly AuthoredQuestion[];
