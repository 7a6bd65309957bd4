import { useState } from 'react';
import { matchPath } from 'react-router';
import { nameOfPlace } from '../navigation.ts';
import { routeExists, routePatterns } from '../paths.ts';
import { forgetIntent, readIntent, type IntentKind } from '../platform/intent.ts';
import { ButtonLink, type ButtonLinkProps } from '../ui/button.tsx';

const exams = [routePatterns.practiceExam, routePatterns.examLanding];
const quizzes = [
  routePatterns.smartQuiz,
  routePatterns.smartQuizResults,
  routePatterns.quizResults,
  routePatterns.guestPracticeSet,
  routePatterns.guestSmartQuiz,
];

/** What the button that leads there says. */
function labelOf(path: string): string {
  const [pathname = '', search = ''] = path.split('?');
  const on = (patterns: readonly string[]) => patterns.some((pattern) => matchPath(pattern, pathname) !== null);
  if (on([routePatterns.membershipUpgrade])) return 'Continue to plans';
  if (on([routePatterns.studyPlan])) return 'Continue to your study plan';
  if (on(exams) || (on([routePatterns.practiceExams]) && search.includes('start='))) return 'Continue to your exam';
  if (on(quizzes)) return 'Continue to your quiz';
  const place = nameOfPlace(pathname);
  return place ? `Continue to ${place}` : 'Continue where you left off';
}

/** Where somebody was going before a step came in between, if there is a screen for it. */
export function useIntent(kind: IntentKind): { readonly path: string; readonly label: string } | null {
  const [path] = useState(() => readIntent(kind));
  return path !== null && routeExists(path.split(/[?#]/, 1)[0] ?? '') ? { path, label: labelOf(path) } : null;
}

interface IntentLinkProps extends Omit<ButtonLinkProps, 'to' | 'children'> {
  readonly kind: IntentKind;
  /** Where it leads, and its words, if nothing came in between. */
  readonly otherwise: { readonly path: string; readonly label: string };
}

/** The main button at the end of a step: back to what it interrupted. */
export function IntentLink({ kind, otherwise, ...look }: IntentLinkProps) {
  const { path, label } = useIntent(kind) ?? otherwise;
  return (
    <ButtonLink {...look} to={path} onClick={() => forgetIntent(kind)}>
      {label}
    </ButtonLink>
  );
}
