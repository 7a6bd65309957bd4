/** What is behind each gate, for users in front of it: its name, and a preview. */
import { matchPath } from 'react-router';
import { routePatterns } from '../paths.ts';

export interface GatedScreen extends Feature {
  /** The route of the screen. */
  readonly pattern: string;
}

interface Feature {
  readonly name: string;
  readonly about: string;
  /** A few lines of what is inside. */
  readonly glimpse: readonly { readonly title: string; readonly text: string }[];
}

const conceptBank: Feature = {
  name: 'Concept Bank',
  about: 'The ideas behind every question, one at a time: when to use each one, how it works, an example, and the mistake to avoid.',
  glimpse: [
    { title: 'Linear Equations in One Variable', text: 'Undo in reverse order · A start plus a rate · No solution, one, or infinitely many' },
    { title: 'Transitions', text: 'Name the relation first · Even so, or by contrast · Look two sentences back' },
    { title: 'Circles', text: 'Radius first · The equation of a circle · A share of the circle' },
  ],
};

const lectures: Feature = {
  name: 'Lectures',
  about: 'Each topic in about 15 minutes: why it works, worked examples, figures to play with, and questions along the way.',
  glimpse: [
    { title: 'Linear Functions', text: 'Two numbers tell it all · Find the rate · Say what the numbers mean' },
    { title: 'Inferences', text: 'An inference is not a guess · Two facts that meet in the blank · What cannot be concluded' },
    { title: 'Circles', text: 'Center and radius · The equation · Arcs and sectors' },
  ],
};

const flashcards: Feature = {
  name: 'Flashcards',
  about: 'Cards from the words, concepts, and mistakes you pick, or your own. Each comes back just before you’d forget it, and in time for your SAT.',
  glimpse: [
    { title: 'Words to know', text: 'ambivalent · corroborate · tenuous · undermine' },
    { title: 'My mistakes', text: 'Each question you missed, with the answer and why' },
    { title: 'Four ways to study', text: 'Flip · Choose · Type · Match against the clock' },
  ],
};

const screens: readonly GatedScreen[] = [
  ...[routePatterns.conceptBank, routePatterns.conceptDetail, routePatterns.concept].map((pattern) => ({ ...conceptBank, pattern })),
  ...[routePatterns.lectures, routePatterns.lecture].map((pattern) => ({ ...lectures, pattern })),
  ...[routePatterns.flashcards, routePatterns.sharedDeck, routePatterns.deck, routePatterns.studyDeck].map((pattern) => ({ ...flashcards, pattern })),
  {
    pattern: routePatterns.studyResources,
    name: 'Study Resources',
    about: 'Short sheets to read, print, and keep next to you while you practice.',
    glimpse: [
      { title: 'Formula sheet', text: 'Lines · Quadratics and exponents · Data · Circles and trigonometry' },
      { title: 'Punctuation and sentence boundaries', text: 'Colon · Semicolon · Dash · Around what can be left out' },
      { title: 'Transitions', text: 'Adding · Contrast · Result · Time' },
    ],
  },
  {
    pattern: routePatterns.projection,
    name: 'Your score ahead',
    about: 'Where your score is heading until your SAT at the pace you plan, and what more right answers in a topic would add to it.',
    glimpse: [
      { title: 'Week by week', text: 'Likely score · Its range · Chance of your target' },
      { title: 'Another pace', text: 'What more or fewer minutes a week would change' },
      { title: 'What if', text: 'Each topic’s share · Both section scores · The three topics that would raise your total most' },
    ],
  },
  {
    pattern: routePatterns.hardestSets,
    name: 'Hardest sets',
    about: 'Sets of questions from the two highest levels, for both sections. No exam, other quiz, or other plan has them.',
    glimpse: [
      { title: 'Reading and Writing, set 1', text: 'Inferences · Cross-Text Connections · Rhetorical Synthesis · Boundaries' },
      { title: 'Math, set 1', text: 'Ten questions, ten topics, almost all at level 5' },
      { title: 'At your own pace', text: 'No clock · An explanation after each answer · Your best result is kept' },
    ],
  },
];

export const gatedScreenAt = (pathname: string): GatedScreen | null => screens.find(({ pattern }) => matchPath(pattern, pathname) !== null) ?? null;
