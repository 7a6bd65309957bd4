/** The routes of quizzes of accounts. */
import { Navigate, useParams, type RouteObject } from 'react-router';
import { movedPatterns, pathTo, routePatterns } from '#client/paths.ts';

/** A drill of one skill is a quiz of its topic. */
function MovedSkillDrill() {
  const { skillTag } = useParams();
  return <Navigate to={pathTo('smartQuizGenerator', {}, { subcategory: skillTag })} replace />;
}

export const ownQuizRoutes: RouteObject[] = [
  { path: routePatterns.subjectQuizzes, lazy: async () => ({ Component: (await import('./question-bank-screen.tsx')).QuestionBankScreen }) },
  {
    path: routePatterns.smartQuizGenerator,
    lazy: async () => ({ Component: (await import('./generator-screen.tsx')).SmartQuizGeneratorScreen }),
  },
  { path: routePatterns.smartQuizIntro, lazy: async () => ({ Component: (await import('./intro-screen.tsx')).SmartQuizIntroScreen }) },
  { path: routePatterns.smartQuiz, lazy: async () => ({ Component: (await import('./smart-quiz-screen.tsx')).SmartQuizRunScreen }) },
  { path: routePatterns.smartQuizResults, lazy: async () => ({ Component: (await import('./results-screen.tsx')).QuizResultsScreen }) },
  { path: routePatterns.quizResults, lazy: async () => ({ Component: (await import('./results-screen.tsx')).QuizResultsScreen }) },
  { path: movedPatterns.skillDrill, element: <MovedSkillDrill /> },
  { path: movedPatterns.lesson, element: <Navigate to={routePatterns.progress} replace /> },
];
