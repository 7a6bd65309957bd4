/** The places in the sidebar and the mobile bar: only screens that exist, each with the right path for the current user. */
import {
  BookOpenText,
  ChartNoAxesCombined,
  ClipboardList,
  CircleUserRound,
  Layers,
  Lightbulb,
  LogIn,
  Mountain,
  Presentation,
  SquareCheckBig,
  Telescope,
  WholeWord,
  Wrench,
  type LucideIcon,
} from 'lucide-react';
import { matchPath } from 'react-router';
import type { Me } from '#contract/accounts.ts';
import { meetsTier, type MembershipTier } from '#core/membership/tiers.ts';
import { pathTo, routePatterns } from './paths.ts';

interface Place {
  readonly label: string;
  /** On phones, in the bar and its More menu. */
  readonly shortLabel: string;
  readonly to: string;
  readonly icon: LucideIcon;
  /** Route patterns on which the entry is the current one. */
  readonly currentOn: readonly string[];
  /** On phones: in the bar itself or in its More menu. */
  readonly mobile: 'bar' | 'more';
  /** Shows how much of this is due there. */
  readonly showsDue?: 'mistakes' | 'cards';
  /** Elsewhere it is in the account menu, not in the sidebar. */
  readonly phoneOnly?: true;
}

/** `notice`: tells a guest why this needs an account. */
type ForGuests = 'open' | 'notice' | 'absent' | 'only';

interface TableEntry extends Place {
  readonly guests: ForGuests;
  /** Where it leads guests, if elsewhere. */
  readonly guestsTo?: string;
  /** The lowest tier that opens it; others see it marked Pro, and are told how to get it. */
  readonly requires?: Exclude<MembershipTier, 'free'>;
  readonly staffOnly?: true;
}

const table: readonly TableEntry[] = [
  {
    label: 'My Progress',
    shortLabel: 'Progress',
    to: pathTo('progress'),
    icon: Mountain,
    currentOn: [
      routePatterns.progress,
      routePatterns.dashboard,
      routePatterns.studyPlan,
      routePatterns.projection,
      routePatterns.welcome,
      routePatterns.skills,
      routePatterns.subcategoryProgress,
      routePatterns.learn,
      routePatterns.review,
    ],
    guests: 'notice',
    mobile: 'bar',
    showsDue: 'mistakes',
  },
  {
    label: 'Predictive Exam',
    shortLabel: 'Predictive',
    to: pathTo('predictiveExam'),
    icon: Telescope,
    currentOn: [routePatterns.predictiveExam],
    guests: 'notice',
    mobile: 'more',
  },
  {
    label: 'Practice Exams',
    shortLabel: 'Exams',
    to: pathTo('practiceExams'),
    icon: ClipboardList,
    currentOn: [routePatterns.practiceExams, routePatterns.practiceExam, routePatterns.examLanding],
    guests: 'notice',
    mobile: 'bar',
  },
  {
    label: 'Question Bank',
    shortLabel: 'Practice',
    to: pathTo('subjectQuizzes'),
    guestsTo: pathTo('guestQuiz'),
    icon: SquareCheckBig,
    currentOn: [
      routePatterns.subjectQuizzes,
      routePatterns.smartQuizGenerator,
      routePatterns.smartQuizIntro,
      routePatterns.smartQuiz,
      routePatterns.smartQuizResults,
      routePatterns.quizResults,
      routePatterns.hardestSets,
      routePatterns.guestQuiz,
      routePatterns.guestPracticeSet,
      routePatterns.guestSubjectQuizzes,
      routePatterns.guestSmartQuiz,
    ],
    guests: 'open',
    mobile: 'bar',
  },
  {
    label: 'Word Bank',
    shortLabel: 'Words',
    to: pathTo('wordBank'),
    icon: WholeWord,
    currentOn: [routePatterns.wordBank],
    guests: 'notice',
    mobile: 'more',
  },
  {
    label: 'Concept Bank',
    shortLabel: 'Concepts',
    to: pathTo('conceptBank'),
    icon: Lightbulb,
    currentOn: [routePatterns.conceptBank, routePatterns.conceptDetail, routePatterns.concept],
    guests: 'notice',
    requires: 'plus',
    mobile: 'more',
  },
  {
    label: 'Flashcards',
    shortLabel: 'Flashcards',
    to: pathTo('flashcards'),
    icon: Layers,
    currentOn: [routePatterns.flashcards, routePatterns.sharedDeck, routePatterns.deck, routePatterns.studyDeck],
    guests: 'notice',
    requires: 'plus',
    mobile: 'more',
    showsDue: 'cards',
  },
  {
    label: 'Lectures',
    shortLabel: 'Lectures',
    to: pathTo('lectures'),
    icon: Presentation,
    currentOn: [routePatterns.lectures, routePatterns.lecture],
    guests: 'notice',
    requires: 'plus',
    mobile: 'more',
  },
  {
    label: 'Study Resources',
    shortLabel: 'Study Resources',
    to: pathTo('studyResources'),
    icon: BookOpenText,
    currentOn: [routePatterns.studyResources],
    guests: 'notice',
    requires: 'plus',
    mobile: 'more',
  },
  {
    label: 'Exam Results',
    shortLabel: 'Exam Results',
    to: pathTo('allResults'),
    icon: ChartNoAxesCombined,
    currentOn: [routePatterns.allResults, routePatterns.results, routePatterns.examResults, routePatterns.practiceExamResults],
    guests: 'absent',
    mobile: 'more',
  },
  {
    label: 'Profile',
    shortLabel: 'Profile',
    to: pathTo('profile'),
    icon: CircleUserRound,
    currentOn: [routePatterns.profile],
    guests: 'absent',
    mobile: 'bar',
    phoneOnly: true,
  },
  {
    label: 'Login / Sign Up',
    shortLabel: 'Log in',
    to: pathTo('login'),
    icon: LogIn,
    currentOn: [],
    guests: 'only',
    mobile: 'bar',
  },
  {
    label: 'Admin',
    shortLabel: 'Admin',
    to: pathTo('admin'),
    icon: Wrench,
    currentOn: [routePatterns.admin, `${routePatterns.admin}/*`],
    guests: 'absent',
    staffOnly: true,
    mobile: 'more',
  },
];

/** The name of the place at this path; null for a screen that belongs to none. */
export const nameOfPlace = (pathname: string): string | null =>
  table.find(({ currentOn }) => currentOn.some((pattern) => matchPath(pattern, pathname) !== null))?.label ?? null;

/** A place as one person sees it. */
export interface NavigationEntry extends TableEntry {
  /** Set where the person's tier is too low: the entry opens the offer to upgrade instead of the screen. */
  readonly locked: TableEntry['requires'] | null;
}

/** Who is looking: an account, a guest, or somebody not yet known. */
export type Viewer = { readonly kind: 'user'; readonly me: Me } | { readonly kind: 'guest' } | { readonly kind: 'unknown' };

function forGuest(entry: TableEntry): NavigationEntry[] {
  if (entry.guests === 'absent') return [];
  if (entry.requires) return [{ ...entry, locked: entry.requires }];
  return [{ ...entry, to: entry.guests === 'notice' ? pathTo('authNotice', {}, { from: entry.to }) : (entry.guestsTo ?? entry.to), locked: null }];
}

/** What this person sees. Somebody not yet known sees what every account does. */
export function navigationFor(viewer: Viewer): readonly NavigationEntry[] {
  if (viewer.kind === 'guest') return table.flatMap(forGuest);
  const me = viewer.kind === 'user' ? viewer.me : null;
  return table
    .filter((entry) => entry.guests !== 'only' && (!entry.staffOnly || me?.isAdmin === true || me?.isAuthor === true))
    .map((entry) => ({ ...entry, locked: entry.requires && me && !meetsTier(me.membershipTier, entry.requires) ? entry.requires : null }));
}
