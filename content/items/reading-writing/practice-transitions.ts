import type { AuthoredItem } from '../authored.ts';

const stem = 'Which choice completes the text with the most logical transition?';

/** Transitions, practice bank. */
export const practiceTransitions = [
  {
    id: 'tra-p01', topicId: 8, archetype: 'TRA-a', difficulty: 1,
    skillTags: ['addition-transition'],
    stimulus: { kind: 'prose', text: 'In summer, the swimming pool on Elm Street opens at six in the morning so that people can swim before work. ______ it stays open until ten on warm nights so that families can cool off after supper.' },
    stem,
    correct: { text: 'Also,', why: 'Staying open late is one more way in which the pool makes room for swimmers in summer.' },
    distractors: [
      { text: 'However,', misconception: 'RELN', why: 'Morning and night are different times, but opening early and closing late are not opposed: both give people more time to swim.' },
      { text: 'Therefore,', misconception: 'RELN', why: 'Opening at six is not the reason that the pool stays open until ten; that has a reason of its own, the warm nights.' },
      { text: 'For example,', misconception: 'RELN', why: 'Staying open at night is not an example of opening in the morning.' },
    ],
    steps: ['The first sentence gives one thing that the pool does in summer.', 'The second gives another thing of the same kind.', 'One more point takes “Also.”'],
    takeaway: 'Two points of the same kind, neither of which causes the other, are joined by an addition word.',
    provenance: { kind: 'authored', setting: 'fictional', facts: [] },
  },
  {
    id: 'tra-p02', topicId: 8, archetype: 'TRA-a', difficulty: 2,
    skillTags: ['similarity-transition'],
    stimulus: { kind: 'prose', text: 'The carpenters of Port Sorrel never throw away the ends of their boards; they glue them together to make bowls and stools. ______ the tailors of the town save every strip of cloth that falls from their tables and sew the strips into rugs.' },
    stem,
    correct: { text: 'Likewise,', why: 'The tailors do with cloth what the carpenters do with wood: they make something new of what is left over.' },
    distractors: [
      { text: 'Afterward,', misconception: 'RELN', why: 'Nothing says that the tailors wait until the carpenters have finished; both do this all the time.' },
      { text: 'Otherwise,', misconception: 'RELN', why: 'The tailors’ rugs are not what would happen if the carpenters threw their wood away.' },
      { text: 'For instance,', misconception: 'RELN', why: 'Tailors are not an instance of carpenters, and rugs are not made of boards.' },
    ],
    steps: ['Compare the sentences: carpenters save ends of boards; tailors save strips of cloth.', 'Different people do the same kind of thing.', 'That likeness takes “Likewise.”'],
    takeaway: 'If the second sentence tells of someone else doing the same kind of thing, choose a word of similarity.',
    provenance: { kind: 'authored', setting: 'fictional', facts: [] },
  },
  {
    id: 'tra-p03', topicId: 8, archetype: 'TRA-b', difficulty: 2,
    skillTags: ['addition-transition', 'reasons'],
    stimulus: { kind: 'prose', text: 'The engineers advised the town of Bellport not to move its clock. Over two centuries, they explained, the wheels had worn until they fitted one another, and they might not run smoothly in a new frame. ______ no door of the tower was wide enough to let the clock out in one piece.' },
    stem,
    correct: { text: 'In addition,', why: 'The narrow doors are a second reason for not moving the clock, beside the worn wheels.' },
    distractors: [
      { text: 'As a result,', misconception: 'RELN', why: 'The doors are not narrow because the wheels are worn.' },
      { text: 'In particular,', misconception: 'RELN', why: 'The width of the doors is not a detail of how the wheels have worn; it is a reason of another kind.' },
      { text: 'By contrast,', misconception: 'RELN', why: 'Both sentences speak against moving the clock, so they point the same way.' },
    ],
    steps: ['The engineers have an opinion: do not move the clock.', 'The second sentence gives one reason, the wheels; the third gives another, the doors.', 'A further reason for the same advice takes “In addition.”'],
    takeaway: 'In a text that gives advice, ask whether a sentence is a new reason, a detail of the last one, or its result.',
    provenance: { kind: 'authored', setting: 'fictional', facts: [] },
  },
  {
    id: 'tra-p04', topicId: 8, archetype: 'TRA-c', difficulty: 3,
    skillTags: ['cause-transition'],
    stimulus: { kind: 'prose', text: 'For most of a century, the printers of Dorrance were paid by the page, and nobody looked into how many words a page contained. ______ the books of that time have margins as wide as a hand and letters so large that a short novel could fill six volumes.' },
    stem,
    correct: { text: 'Consequently,', why: 'Wide margins and large letters make more pages, so they follow from the way in which printers were paid.' },
    distractors: [
      { text: 'Even so,', misconception: 'RELN', why: 'Books with many pages are just what one would expect of printers “paid by the page”; nothing is surprising.' },
      { text: 'In other words,', misconception: 'RELN', why: 'How the books look is a new fact; it does not say again how the printers were paid.' },
      { text: 'Previously,', misconception: 'CEREV', why: 'The books are “of that time,” the century in which printers were paid by the page, not of an earlier one.' },
    ],
    steps: ['The first sentence tells how printers were paid: by the page, however few words it held.', 'The second describes books with few words on a page and so with many pages.', 'The pay explains the books, and a result takes “Consequently.”'],
    takeaway: 'If the first sentence gives people a motive and the second shows what they did, look for a result word.',
    provenance: { kind: 'authored', setting: 'fictional', facts: [] },
  },
  {
    id: 'tra-p05', topicId: 8, archetype: 'TRA-c', difficulty: 3,
    skillTags: ['conclusion-transition'],
    stimulus: { kind: 'prose', text: 'The letter bears no date. It describes the stone bridge at Port Alder, which was begun in 1911, but it does not mention the storm that tore the roof from its writer’s house in the spring of 1912, something that he could hardly have left out. ______ it was most likely written between these two events.' },
    stem,
    correct: { text: 'Hence,', why: 'That the letter was written between the two events is a conclusion drawn from what it mentions and what it does not.' },
    distractors: [
      { text: 'Instead,', misconception: 'RELN', why: 'No other date has been suggested that this one could replace.' },
      { text: 'Indeed,', misconception: 'RELN', why: '“Indeed” would stress or confirm something said before, but the likely date is named here for the first time.' },
      { text: 'Similarly,', misconception: 'RELN', why: 'The likely date of the letter is not compared with anything; it is worked out from the bridge and the storm.' },
    ],
    steps: ['The second sentence gives two clues: the bridge, which the letter knows, and the storm, which it does not.', 'The third sentence tells what may be concluded from them.', 'A conclusion from evidence takes “Hence.”'],
    takeaway: 'Words such as “most likely” and “must” often mark a conclusion; check whether the evidence stands before it.',
    provenance: { kind: 'authored', setting: 'fictional', facts: [] },
  },
  {
    id: 'tra-p06', topicId: 8, archetype: 'TRA-i', difficulty: 4,
    skillTags: ['summary-transition'],
    stimulus: { kind: 'prose', text: 'Of the thirty tunes that Tariq Rahimi published as his own, eleven stand in an older songbook from the same valley. Fourteen more differ from tunes in that book by a note or two. Even the last five, which please the ear most, borrow their opening bars from a single ferry song. ______ hardly anything in the collection, however fresh it may sound, was new.' },
    stem,
    correct: { text: 'In short,', why: 'The last sentence says in a few words what the figures for all thirty tunes come to.' },
    distractors: [
      { text: 'To that end,', misconception: 'RELN', why: 'No aim has been named that the lack of new tunes could serve.' },
      { text: 'That said,', misconception: 'RELN', why: '“However fresh it may sound” is a small concession inside the sentence; the sentence as a whole agrees with what stands before it.' },
      { text: 'Alternatively,', misconception: 'RELN', why: 'The last sentence does not offer another possibility; it sums up the three groups of tunes.' },
    ],
    steps: ['Add up the first three sentences: eleven, fourteen, and five tunes, all of them taken from somewhere.', 'The last sentence makes one statement about the whole collection: hardly anything in it was new.', 'That sums up everything before it, so “In short” fits.'],
    takeaway: 'Compare a last sentence with the whole text, not only with the sentence or the phrase next to the blank.',
    provenance: { kind: 'authored', setting: 'fictional', facts: [] },
  },
] as const satisfies readonly AuthoredItem[];
