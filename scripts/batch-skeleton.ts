/** An empty question with its id, for a writer to fill in. */
import { freshId } from './draw-fresh.ts';
import { notesIntro } from '#content/verify/reading-writing/stems.ts';

const prefixes = ['CID', 'INF', 'COE', 'WIC', 'TSP', 'CTC', 'SYN', 'TRA', 'BOU', 'FSS'];

const stimulusOf = (topic: number): object => {
  if (topic === 6) return { kind: 'pair', text1: '', text2: '' };
  if (topic === 7) return { kind: 'notes', intro: notesIntro, notes: ['', '', '', ''] };
  return { kind: 'prose', text: '' };
};

export const emptyItem = (topic: number): object => ({
  id: freshId('q'),
  topicId: topic,
  archetype: `${prefixes[topic - 1]}-a`,
  level: 3,
  skillTags: [''],
  source: { kind: 'dossier', dossier: '', claims: [''] },
  genre: topic === 7 ? 'notes' : 'article',
  register: 'journalistic',
  stimulus: stimulusOf(topic),
  stem: '',
  correct: { text: '', why: '' },
  distractors: ['TOPIC', 'NARROW', 'REV'].map((misconception) => ({
    text: '',
    misconception: topic < 8 ? misconception : topic === 8 ? 'RELN' : 'FRAG',
    why: '',
  })),
  steps: ['', '', ''],
  takeaway: '',
  clue: [''],
  shape: 'free',
  ...(topic === 4 && { partOfSpeech: 'verb' }),
});
