/** The places in the sidebar and the mobile bar: only screens that exist, and only for those who may see them. */
import { ChartNoAxesCombined, ClipboardList, CircleUserRound, Mountain, Wrench, type LucideIcon } from 'lucide-react';
import type { Me } from '#contract/accounts.ts';
import { pathTo, routePatterns } from './paths.ts';

export interface NavigationEntry {
  readonly label: string;
  /** The shorter name for the mobile bar. */
  readonly shortLabel: string;
  readonly to: string;
  readonly icon: LucideIcon;
  /** Route patterns on which the entry is the current one. */
  readonly currentOn: readonly string[];
  readonly audience: 'everyone' | 'admin';
  /** On phones: in the bar itself or in its More menu. */
  readonly mobile: 'bar' | 'more';
  /** Elsewhere it is in the account menu, not in the sidebar. */
  readonly phoneOnly?: true;
}

const entries: readonly NavigationEntry[] = [
  {
    label: 'My Progress',
    shortLabel: 'Progress',
    to: pathTo('progress'),
    icon: Mountain,
    currentOn: [routePatterns.progress],
    audience: 'everyone',
    mobile: 'bar',
  },
  {
    label: 'Practice Exams',
    shortLabel: 'Exams',
    to: pathTo('practiceExams'),
    icon: ClipboardList,
    currentOn: [routePatterns.practiceExams, routePatterns.practiceExam, routePatterns.examLanding],
    audience: 'everyone',
    mobile: 'bar',
  },
  {
    label: 'Exam Results',
    shortLabel: 'Results',
    to: pathTo('allResults'),
    icon: ChartNoAxesCombined,
    currentOn: [routePatterns.allResults, routePatterns.results, routePatterns.examResults, routePatterns.practiceExamResults],
    audience: 'everyone',
    mobile: 'bar',
  },
  {
    label: 'Profile',
    shortLabel: 'Profile',
    to: pathTo('profile'),
    icon: CircleUserRound,
    currentOn: [routePatterns.profile],
    audience: 'everyone',
    mobile: 'bar',
    phoneOnly: true,
  },
  {
    label: 'Admin',
    shortLabel: 'Admin',
    to: pathTo('admin'),
    icon: Wrench,
    currentOn: [routePatterns.admin, `${routePatterns.admin}/*`],
    audience: 'admin',
    mobile: 'more',
  },
];

/** What this person sees; null is somebody not (yet) known. */
export const navigationFor = (me: Me | null): readonly NavigationEntry[] => entries.filter((entry) => entry.audience === 'everyone' || me?.isAdmin === true);
