import { Link } from 'react-router';
import { pathTo } from '#client/paths.ts';
import { useSession } from '#client/platform/session.ts';
import { Page } from '#client/ui/page-states.tsx';
import { Waiting } from './home/waiting.tsx';

interface Place {
  readonly to: string;
  readonly label: string;
  readonly text: string;
}

const questions: readonly Place[] = [
  { to: pathTo('adminQuestions'), label: 'Questions', text: 'Find, write, check, publish, and retire questions, with every version kept.' },
  { to: pathTo('adminQuestionImport'), label: 'Import and export', text: 'Import questions from CSV, JSON, or QTI files, and export them.' },
  { to: pathTo('adminExams'), label: 'Practice exams', text: 'Build modules and exams of any shape, check their recipe, and publish or retire them.' },
  { to: pathTo('adminQuality'), label: 'Question quality', text: 'See how questions perform with students, and which ones are flagged.' },
  { to: pathTo('adminMathLibrary'), label: 'Math library', text: 'Draw any archetype at any level, and see what every check says about it.' },
  { to: pathTo('adminFigureKit'), label: 'Figure kit', text: 'Every kind of figure in light and dark, narrow and in print.' },
  {
    to: pathTo('adminReports'),
    label: 'Reported questions',
    text: 'Decide on students’ reports, answer them, and see which scores were affected.',
  },
  { to: pathTo('adminAi'), label: 'AI content', text: 'Have a language model draft questions and texts, checked and solved blind, or draw Math questions.' },
  { to: pathTo('adminFigures'), label: 'Figures', text: 'Make a chart, a graph, or a drawing from data or formulas, for a question or as a file.' },
  {
    to: pathTo('adminDescriptions'),
    label: 'Descriptions of figures',
    text: 'Find descriptions that are missing, give the answer, or do not match what is drawn.',
  },
];

const texts: readonly Place[] = [
  { to: pathTo('adminLearning'), label: 'Learning content', text: 'Rewrite concepts, lectures, words, and study resources, with every version kept.' },
  { to: pathTo('adminConceptImport'), label: 'Concept import', text: 'Concepts from CSV or JSON files, checked row by row.' },
  { to: pathTo('adminTopics'), label: 'Topics', text: 'Each topic’s name, color, order, and share of practice.' },
  { to: pathTo('adminBlog'), label: 'Blog', text: 'Write, preview, schedule, and publish posts.' },
];

const operations: readonly Place[] = [
  { to: pathTo('adminMembership'), label: 'Memberships and support', text: 'Find a user, see and change their plan, help with an exam, and give time back.' },
  { to: pathTo('adminCoupons'), label: 'Coupons', text: 'Create discount codes, stop them, and see who uses them.' },
  { to: pathTo('adminMessages'), label: 'Messages', text: 'Answer what people write to us. Members come first.' },
  { to: pathTo('adminActions'), label: 'Action log', text: 'Who changed what, and when, with before and after.' },
  { to: pathTo('adminFlags'), label: 'Feature flags', text: 'Turn parts of the product on or off for everyone, right away.' },
  { to: pathTo('adminJobs'), label: 'Jobs', text: 'See what is queued or failing and why, and retry it.' },
  { to: pathTo('adminAnalytics'), label: 'Analytics', text: 'Visits, how visitors become students who stay, and how fast pages are.' },
  { to: pathTo('adminDesign'), label: 'Design system', text: 'The colors, type, controls, and charts that every screen uses.' },
];

/** The last is for administrators only. */
const groups = [
  { name: 'Questions and exams', places: questions },
  { name: 'Topics, lessons, and posts', places: texts },
  { name: 'People and operations', places: operations },
] as const;

/** The way into the screens of authors and administrators. */
export function AdminScreen() {
  const session = useSession();
  const isAdmin = session.kind === 'user' && session.me.isAdmin;
  return (
    <Page title="Admin">
      <Waiting />
      <div className="flex flex-col gap-10">
        {groups
          .filter(({ places }) => isAdmin || places !== operations)
          .map(({ name, places }) => (
            <section key={name} aria-label={name}>
              <h2 className="text-xl font-semibold">{name}</h2>
              <ul className="mt-4 grid gap-3 lg:grid-cols-2">
                {places.map((place) => (
                  <li key={place.to}>
                    <Link
                      to={place.to}
                      className="block h-full rounded-card border border-line bg-raised px-5 py-4 transition-colors duration-150 hover:bg-hover"
                    >
                      <span className="font-medium">{place.label}</span>
                      <span className="mt-0.5 block text-sm text-muted">{place.text}</span>
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
      </div>
    </Page>
  );
}
