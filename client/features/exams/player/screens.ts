/**
 * The screens of a running exam in one bundle: a browser that has opened one has all of them, so
 * that neither a lost connection nor a new version of the app can come between a module and the break.
 */
export { ExamScreen } from './exam-screen.tsx';
export { IntermissionScreen } from './intermission-screen.tsx';
export { LandingScreen } from './landing-screen.tsx';
