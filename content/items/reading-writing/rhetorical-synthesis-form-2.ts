import type { AuthoredQuestion } from '../authored.ts';

const intro = 'While researching a topic, a student has taken the following notes:';
const ask = (goal: string) => `The student wants to ${goal}. Which choice most effectively uses relevant information from the notes to accomplish this goal?`;

/** Rhetorical Synthesis, practice exam form 2. Every choice is true to its notes; only the goal decides. */
export const rhetoricalSynthesisForm2 = [
  {
    id: 'syn-201', topicId: 7, archetype: 'SYN-d', difficulty: 2, form: 2,
    skillTags: ['goal-difference'],
    stimulus: { kind: 'notes', intro, notes: [
      'Llamas and alpacas have been raised in the Andes for thousands of years.',
      'Llamas, which descend from an animal called the guanaco, are used mainly to carry loads.',
      'They have long, curved ears and stand about 120 centimeters tall at the shoulder.',
      'Alpacas, which descend from the vicuña, are raised mainly for their soft wool.',
      'They have shorter, straight ears and stand about 90 centimeters tall at the shoulder.',
    ] },
    stem: ask('emphasize a difference in the sizes of llamas and alpacas'),
    correct: { text: 'Llamas stand about 120 centimeters tall, but alpacas stand some 90 centimeters tall.', why: 'Height is a matter of size, and “but” sets about 120 centimeters against some 90.' },
    distractors: [
      { text: 'Llamas are used mainly to carry loads, but alpacas are raised mainly for their wool.', misconception: 'GOAL', why: 'This is a difference in what people use the animals for.' },
      { text: 'Llamas have long ears that are curved, but alpacas have shorter ears that are straight.', misconception: 'HALF', why: '“Shorter” is about the ears alone; the sentence does not say which animal is larger.' },
      { text: 'Llamas descend from a creature called the guanaco, but alpacas descend from the vicuña.', misconception: 'GOAL', why: 'This is a difference in which wild animals they descend from.' },
    ],
    steps: ['Each sentence states a difference, so ask which difference the goal wants: the sizes of the animals.', 'In the notes, the animals’ heights are 120 and 90 centimeters.', 'Choose the sentence that gives both heights.'],
    takeaway: 'Check what a comparing word belongs to: short ears do not make a small animal.',
    provenance: { kind: 'authored', setting: 'factual', facts: [
      { claim: 'Llamas and alpacas are Andean camelids domesticated for thousands of years; llamas (about 120 cm at the shoulder, long curved ears) serve as pack animals, alpacas (about 90 cm, shorter straight ears) are raised for wool.', reference: 'Encyclopaedia Britannica, “llama” and “alpaca”' },
      { claim: 'Llamas descend from the guanaco and alpacas from the vicuña.', reference: 'Encyclopaedia Britannica, “alpaca”; M. Kadwell et al., “Genetic analysis reveals the wild ancestors of the llama and the alpaca” (2001)' },
    ] },
  },
  {
    id: 'syn-202', topicId: 7, archetype: 'SYN-e', difficulty: 3, form: 2,
    skillTags: ['goal-study', 'study-conclusion'],
    stimulus: { kind: 'notes', intro, notes: [
      'In the 1600s, many people believed that insects could arise by themselves from rotting matter, but the Italian naturalist Francesco Redi doubted this belief.',
      'He put meat into several jars, left some of them open, and covered others with fine cloth.',
      'Maggots, the young of flies, appeared on the meat in the open jars but not on the meat in the covered ones.',
      'In 1668, he wrote that maggots come from eggs that flies lay on meat.',
    ] },
    stem: ask('present what Redi took the outcome of his experiment to show'),
    correct: { text: 'In his work on insects, Francesco Redi concluded that maggots come not from the meat itself but from eggs of flies.', why: 'It gives Redi’s own explanation of what happened in the jars: the maggots came from eggs.' },
    distractors: [
      { text: 'In his work on insects, Francesco Redi doubted the belief that they could arise by themselves from rotting matter.', misconception: 'POS', why: 'This is the doubt with which he began, before the experiment.' },
      { text: 'In his work on insects, Francesco Redi left some jars of meat open and covered other jars of meat with fine cloth.', misconception: 'GOAL', why: 'This is what he did with the jars, which is his method.' },
      { text: 'In his work on insects, Francesco Redi found maggots on the meat in open jars but not on the meat in covered jars.', misconception: 'GOAL', why: 'This is the outcome itself, what could be seen in the jars, not what Redi “took the outcome … to show.”' },
    ],
    steps: ['Sort the notes: belief and doubt, method, outcome, conclusion.', 'What Redi “took the outcome of his experiment to show” is the conclusion that he drew from it.', 'Choose the sentence that restates the note about eggs.'],
    takeaway: 'Finding = what they saw; conclusion = what they thought it meant.',
    provenance: { kind: 'authored', setting: 'factual', facts: [
      { claim: 'Francesco Redi showed in experiments published in 1668 that maggots appeared on meat in open jars but not in jars covered with gauze, and concluded that they come from eggs laid by flies.', reference: 'Encyclopaedia Britannica, “Francesco Redi”' },
    ] },
  },
  {
    id: 'syn-203', topicId: 7, archetype: 'SYN-i', difficulty: 5, form: 2,
    skillTags: ['goal-two-parts', 'goal-similarity'],
    stimulus: { kind: 'notes', intro, notes: [
      'The Musée d’Orsay, a museum in Paris that is known for French paintings of the nineteenth century, opened to the public in 1986.',
      'Its building, which dates from 1900, was constructed as a railway station.',
      'Tate Modern, a museum in London that is known for modern and contemporary art from around the world, opened to the public in 2000.',
      'Its building, which stopped producing electricity in 1981, was constructed as a power station.',
    ] },
    stem: ask('emphasize a similarity in when the museums opened and a difference in the buildings’ first uses'),
    correct: { text: 'Although both museums opened to the public in a span of fifteen years, the Musée d’Orsay’s building began as a railway station and Tate Modern’s as a station for producing electricity.', why: 'Opening in a span of fifteen years is the similarity in time; railway station and power station are the first uses that differ.' },
    distractors: [
      { text: 'Although both museums occupy buildings constructed for other purposes, the Musée d’Orsay is known for nineteenth-century French paintings and Tate Modern for modern and contemporary art.', misconception: 'GOAL', why: 'The similarity is in where the buildings come from and the difference in what the museums show; neither is what the goal asks for.' },
      { text: 'Although both museums occupy buildings constructed for other purposes, the Musée d’Orsay’s building began as a railway station and Tate Modern’s as a station for producing electricity.', misconception: 'HALF', why: 'The difference in the first uses is right, but the similarity is not in when the museums opened.' },
      { text: 'Although both museums opened to the public in a span of fifteen years, the Musée d’Orsay is known for nineteenth-century French paintings and Tate Modern for modern and contemporary art.', misconception: 'HALF', why: 'The similarity in time is right, but the difference lies in the art that the museums are known for.' },
    ],
    steps: ['Split the goal: a similarity in opening dates, and a difference in what the buildings were first used for.', 'In the notes, the museums opened in 1986 and 2000; one building was a railway station, the other a power station.', 'Test each choice for both parts.'],
    takeaway: 'When a goal has two parts, a choice that does one part very well is still wrong.',
    provenance: { kind: 'authored', setting: 'factual', facts: [
      { claim: 'The Musée d’Orsay opened in 1986 in a former railway station opened in 1900 and is known for nineteenth-century French art.', reference: 'Musée d’Orsay, “History of the museum”; Encyclopaedia Britannica, “Musée d’Orsay”' },
      { claim: 'Tate Modern opened in 2000 in the former Bankside Power Station, which closed in 1981.', reference: 'Tate, “History of Tate Modern”' },
    ] },
  },
  {
    id: 'syn-204', topicId: 7, archetype: 'SYN-f', difficulty: 2, form: 2,
    skillTags: ['goal-reason'],
    stimulus: { kind: 'notes', intro, notes: [
      'Flamingos hatch with gray or white feathers.',
      'They eat algae and small shrimp from shallow lakes.',
      'The food contains pigments of the family called carotenoids.',
      'Over time, the pigments turn the birds’ feathers pink.',
      'Flamingos feed their young with a liquid that also contains the pigments; in those weeks, the feathers of the parents may lose some of their color.',
    ] },
    stem: ask('specify when adult flamingos may become less pink'),
    correct: { text: 'The pigments in flamingos’ feathers may fade while the birds are raising young.', why: 'When pigments fade, the birds are less pink, and this happens “while the birds are raising young.”' },
    distractors: [
      { text: 'The pigments in flamingos’ feathers come from algae and shrimp that the birds eat.', misconception: 'GOAL', why: 'This tells where the pigments come from, not when the birds lose color.' },
      { text: 'The pigments in flamingos’ feathers belong to a family that is called carotenoids.', misconception: 'GOAL', why: 'This tells what the pigments are called; it says nothing of a time when there is less of them.' },
      { text: 'The pigments in flamingos’ feathers gradually turn gray or white feathers pink.', misconception: 'REV', why: 'This is about how the feathers become pink, not about when they become less so.' },
    ],
    steps: ['The goal asks “When?” and about losing color, not gaining it.', 'The last note answers: in the weeks when the parents feed their young.', 'Choose the sentence that names this time.'],
    takeaway: 'Turn the goal into a question, and choose the sentence that answers it.',
    provenance: { kind: 'authored', setting: 'factual', facts: [
      { claim: 'Flamingos hatch gray or white and turn pink from carotenoid pigments in the algae and crustaceans they eat; parents may pale while they feed their chicks.', reference: 'Smithsonian’s National Zoo and Conservation Biology Institute, “Why are flamingos pink? And other flamingo facts”' },
    ] },
  },
  {
    id: 'syn-205', topicId: 7, archetype: 'SYN-h', difficulty: 3, form: 2,
    skillTags: ['goal-compare-quantities'],
    stimulus: { kind: 'notes', intro, notes: [
      'The Seikan Tunnel, which opened to trains in 1988, is a railway tunnel between two islands of Japan.',
      'It is 53.9 kilometers long, and 23.3 kilometers of it lie under the sea, up to 240 meters below sea level.',
      'The Channel Tunnel, which opened in 1994, is a railway tunnel between England and France.',
      'It is 50.5 kilometers long, and 37.9 kilometers of it lie under the sea, up to 115 meters below sea level.',
    ] },
    stem: ask('compare how far below the surface of the sea the two tunnels go'),
    correct: { text: 'The Seikan Tunnel is up to 240 meters deep, while the Channel Tunnel is up to 115 meters.', why: '“How far below” is a depth, and the sentence gives the greatest depth of each tunnel: 240 and 115 meters.' },
    distractors: [
      { text: 'The Seikan Tunnel is 53.9 kilometers long, while the Channel Tunnel is 50.5 kilometers.', misconception: 'GOAL', why: 'These are the full lengths of the tunnels, not their depths.' },
      { text: 'The Seikan Tunnel has 23.3 kilometers under the sea, while the Channel Tunnel has 37.9.', misconception: 'CELL', why: '“Under the sea” sounds right, but these numbers are the lengths of the undersea parts, not how far down they are.' },
      { text: 'The Seikan Tunnel was opened to trains in 1988, while the Channel Tunnel opened in 1994.', misconception: 'GOAL', why: 'This compares the years in which the tunnels opened.' },
    ],
    steps: ['Underline what is compared: how far below the surface, which is a depth.', 'Find the two depths: 240 meters and 115 meters.', 'Choose the sentence with both of these numbers.'],
    takeaway: 'Before you compare, decide which two numbers the goal needs; other true numbers are bait.',
    provenance: { kind: 'authored', setting: 'factual', facts: [
      { claim: 'The Seikan Tunnel opened in 1988, is 53.9 km long, has an undersea section of 23.3 km and reaches 240 m below sea level.', reference: 'Encyclopaedia Britannica, “Seikan Tunnel”' },
      { claim: 'The Channel Tunnel opened in 1994, is about 50.5 km long, 37.9 km of it undersea, and reaches 115 m below sea level.', reference: 'Encyclopaedia Britannica, “Channel Tunnel”; Wikipedia, “Channel Tunnel”' },
    ] },
  },
  {
    id: 'syn-206', topicId: 7, archetype: 'SYN-c', difficulty: 2, form: 2,
    skillTags: ['goal-similarity'],
    stimulus: { kind: 'notes', intro, notes: [
      'Great Zimbabwe is a ruined city in southern Africa.',
      'Its walls, of granite laid without mortar, were built from the eleventh to the fifteenth century.',
      'The city had been abandoned by 1600; it became a World Heritage site in 1986.',
      'Machu Picchu is an Inca site high in the mountains of Peru.',
      'Its finest walls, of granite laid without mortar, were built in the fifteenth century.',
      'It, too, had been abandoned by 1600; it became a World Heritage site in 1983.',
    ] },
    stem: ask('emphasize a similarity in when the two places were no longer inhabited'),
    correct: { text: 'Both Great Zimbabwe and Machu Picchu had lost their residents by the year 1600.', why: 'Places that “had lost their residents” were no longer inhabited, and the notes say of both that they “had been abandoned by 1600.”' },
    distractors: [
      { text: 'Both Great Zimbabwe and Machu Picchu have walls of granite laid without mortar.', misconception: 'GOAL', why: 'This is a similarity in how the walls were built.' },
      { text: 'Both Great Zimbabwe and Machu Picchu have walls built in the fifteenth century.', misconception: 'GOAL', why: 'This gives a time, but the time when walls were built, not the time when people were gone.' },
      { text: 'Both Great Zimbabwe and Machu Picchu are now on a list of World Heritage sites.', misconception: 'GOAL', why: 'This is a similarity in how the places are honored today.' },
    ],
    steps: ['Name the goal: a similarity, and it must be about the time when people no longer lived there.', 'Find what the notes say of both on that point: “had been abandoned by 1600.”', 'All four sentences name something that the places share, so choose by what it is.'],
    takeaway: 'Two choices may both give a date; check what happened at that date.',
    provenance: { kind: 'authored', setting: 'factual', facts: [
      { claim: 'Great Zimbabwe’s granite walls were built without mortar between the eleventh and fifteenth centuries; the city was abandoned by the sixteenth century and listed in 1986.', reference: 'UNESCO World Heritage Centre, “Great Zimbabwe National Monument”; Encyclopaedia Britannica, “Great Zimbabwe”' },
      { claim: 'Machu Picchu was built by the Inca in the fifteenth century and abandoned in the sixteenth; its finest granite walls have no mortar; it was listed in 1983.', reference: 'Encyclopaedia Britannica, “Machu Picchu”; UNESCO World Heritage Centre, “Historic Sanctuary of Machu Picchu”' },
    ] },
  },
  {
    id: 'syn-207', topicId: 7, archetype: 'SYN-a', difficulty: 3, form: 2,
    skillTags: ['goal-introduce', 'audience-unfamiliar'],
    stimulus: { kind: 'notes', intro, notes: [
      'Jiangyong County is an area in southern China.',
      'Women there used Nüshu, a script in which each character stands for a syllable and which most men in the county could not read.',
      'Yang Huanyi, who was from Jiangyong County, learned Nüshu as a girl and later wrote letters in it to other women.',
      'She was one of the last people who had learned Nüshu from the women of the county, and she died in 2004.',
    ] },
    stem: ask('introduce Yang Huanyi to an audience unfamiliar with both Nüshu and Jiangyong County'),
    correct: { text: 'Yang Huanyi, from Jiangyong County, an area in southern China, learned Nüshu, a script that women used.', why: 'It says what Jiangyong County is (“an area in southern China”) and what Nüshu is (“a script that women used”), as this audience needs.' },
    distractors: [
      { text: 'Yang Huanyi, from Jiangyong County, learned Nüshu, a script that women used, as a girl and died in 2004.', misconception: 'AUD', why: 'It explains Nüshu, but not where Jiangyong County is, which this audience does not know.' },
      { text: 'Yang Huanyi, from Jiangyong County, an area in southern China, learned Nüshu as a girl and died in 2004.', misconception: 'AUD', why: 'It says where Jiangyong County is, but it uses the name Nüshu without explaining it.' },
      { text: 'Yang Huanyi, from Jiangyong County, learned Nüshu as a girl, wrote her letters in it, and died in 2004.', misconception: 'AUD', why: 'It explains neither Jiangyong County nor Nüshu to people who know neither.' },
    ],
    steps: ['Split the goal: Yang Huanyi is introduced, and two names must be explained, Nüshu and Jiangyong County.', 'The notes explain them as “an area in southern China” and “a script.”', 'Choose the sentence that has both explanations; details of her life cannot replace them.'],
    takeaway: 'For each name in an introduction, ask: would this audience know it? If not, it needs a short explanation.',
    provenance: { kind: 'authored', setting: 'factual', facts: [
      { claim: 'Nüshu is a syllabic script used by women in Jiangyong County, Hunan; Yang Huanyi, one of the last to learn it traditionally, who wrote letters in it, died in 2004.', reference: 'Wikipedia, “Nüshu” and “Yang Huanyi”' },
    ] },
  },
  {
    id: 'syn-208', topicId: 7, archetype: 'SYN-b', difficulty: 3, form: 2,
    skillTags: ['goal-introduce', 'audience-familiar'],
    stimulus: { kind: 'notes', intro, notes: [
      'Clara Schumann (1819–1896) was a German pianist and composer.',
      'Her Piano Concerto in A Minor has three movements and was written when she was a teenager.',
      'In the second movement, there is a solo for the cello.',
      'She gave its first complete performance in Leipzig in 1835.',
      'The performance was conducted by Felix Mendelssohn (1809–1847), a composer who had just come to Leipzig.',
    ] },
    stem: ask('introduce Clara Schumann’s Piano Concerto in A Minor to an audience familiar with her but not Mendelssohn'),
    correct: { text: 'The Piano Concerto in A Minor, a piece by Schumann in three movements, was conducted in 1835 by Felix Mendelssohn, a composer.', why: 'It says who Mendelssohn was (“a composer”), which this audience does not know, and it does not explain who Schumann was, which the audience knows.' },
    distractors: [
      { text: 'The Piano Concerto in A Minor is by Clara Schumann, a German pianist, and was conducted in 1835 by Felix Mendelssohn, a composer.', misconception: 'AUD', why: 'It says who Mendelssohn was, but it also explains Schumann (“a German pianist”), whom this audience knows.' },
      { text: 'The Piano Concerto in A Minor is by Clara Schumann, a German pianist, has a cello solo, and was conducted by Mendelssohn in 1835.', misconception: 'AUD', why: 'It explains Schumann, whom the audience knows, and does not say who Mendelssohn was.' },
      { text: 'The Piano Concerto in A Minor, a work by Schumann with a part for solo cello, was conducted by Mendelssohn in Leipzig in 1835.', misconception: 'AUD', why: 'It does not explain Schumann again, but it does not say who Mendelssohn was, either.' },
    ],
    steps: ['Split the goal: introduce the concerto; explain Mendelssohn; do not explain Schumann.', 'The notes explain Mendelssohn as “a composer” and Schumann as “a German pianist and composer.”', 'Choose the sentence that has the first explanation and lacks the second.'],
    takeaway: 'An audience may know one person in a sentence and not the other; explain only the one it does not know.',
    provenance: { kind: 'authored', setting: 'factual', facts: [
      { claim: 'Clara Schumann’s Piano Concerto in A Minor, op. 7, was first performed complete by her in Leipzig in 1835 under Mendelssohn, who had come to Leipzig that year; its second movement has a solo cello.', reference: 'Nancy B. Reich, <i>Clara Schumann: The Artist and the Woman</i>; Encyclopaedia Britannica, “Clara Schumann” and “Felix Mendelssohn”' },
    ] },
  },
  {
    id: 'syn-209', topicId: 7, archetype: 'SYN-j', difficulty: 4, form: 2,
    skillTags: ['goal-advantage'],
    stimulus: { kind: 'notes', intro, notes: [
      'A qanat is a gently sloping underground channel that carries water from hills to fields and towns.',
      'Qanats, used in Iran for more than 2,000 years, move water by gravity, without fuel or electric power, and little of it evaporates.',
      'Digging a qanat takes skilled workers and many vertical shafts.',
      'Digging an open canal takes neither, but in hot, dry regions open canals lose much of their water to evaporation.',
      'Pumped wells draw up water even in flat country, but they need fuel or electric power.',
    ] },
    stem: ask('explain an advantage of open canals over qanats'),
    correct: { text: 'Unlike qanats, open canals can be dug without skilled workers and shafts.', why: 'Being dug without skilled workers and shafts is good for open canals, and qanats lack it, since digging them takes both.' },
    distractors: [
      { text: 'Unlike open canals, qanats lose very little of their water to evaporation.', misconception: 'REV', why: 'Losing little water is an advantage, but of qanats over open canals.' },
      { text: 'Unlike pumped wells, qanats need no fuel or electric power to move water.', misconception: 'WHO', why: 'This is an advantage of qanats, and over pumped wells; open canals do not come up.' },
      { text: 'Unlike qanats, pumped wells can draw up water even where the land is flat.', misconception: 'WHO', why: 'This is an advantage over qanats, but of pumped wells, not of open canals.' },
    ],
    steps: ['“An advantage of open canals over qanats” must be good for open canals, and qanats must lack it.', 'In the notes, open canals are worse in one respect (evaporation) and better in another (digging).', 'Choose the sentence that gives the better one, and check the direction of “unlike.”'],
    takeaway: 'For an advantage of one thing over another, check both names and which of them has the benefit.',
    provenance: { kind: 'authored', setting: 'factual', facts: [
      { claim: 'Qanats are gently sloping underground channels, in use in Iran for more than 2,000 years, that carry water by gravity with little evaporation and are dug with vertical shafts.', reference: 'Encyclopaedia Britannica, “qanāt”; UNESCO World Heritage Centre, “The Persian Qanat”' },
    ] },
  },
] as const satisfies readonly AuthoredQuestion[];
