/** Faults in what keeps questions and keys from being collected. */
import type { SeededFault } from './faults.ts';

const api = (file: string, name: string) => ({ runner: 'api', file: `tests/api/${file}.test.ts`, name }) as const;
const harvesting = (name: string) => api('harvesting', name);

export const harvestingFaults: readonly SeededFault[] = [
  {
    items: '15',
    says: 'marks: what came after the submission counts as kept',
    file: 'server/features/exams/module-handlers.ts',
    from: 'notKept = questionIds;',
    to: 'notKept = questionIds.slice(0, 0);',
    test: api('taking-an-exam', 'is told what of it came too late'),
  },
  {
    items: '18',
    says: 'harvesting: blank modules are explained at once',
    file: 'core/exams/pace.ts',
    from: "return workedMs >= honestMs(standardMs) ? 'honest' : 'short';",
    to: "return 'honest';",
    test: harvesting('blank gives no key and no explanation'),
  },
  {
    items: '18',
    says: 'harvesting: guesses made in an instant are told right from wrong',
    file: 'server/features/exams/result-view.ts',
    from: "paceAt(facts, position) !== 'hurried'",
    to: "paceAt(facts, position) !== 'short'",
    test: harvesting('with a guess at every question gives no key'),
  },
  {
    items: '18',
    says: 'harvesting: perfect exams in no time count',
    file: 'core/exams/pace.ts',
    from: "if (workedMs < answered * leastMsPerAnswer) return 'hurried';",
    to: '',
    test: harvesting('is flagged, and counts neither in ranks'),
  },
  {
    items: '18',
    says: 'harvesting: a pause is work',
    file: 'server/features/exams/module-paces.ts',
    from: 'elapsedMs(toClock(attempt),',
    to: 'elapsedMs({ ...toClock(attempt), pausedMs: 0 },',
    test: harvesting('and a pause is no work'),
  },
  {
    items: '18',
    says: 'harvesting: a discarded exam was never seen',
    file: 'server/features/exams/seen-store.ts',
    from: 'from discarded d cross join held)',
    to: 'from discarded d cross join held where false)',
    test: harvesting('leaves its questions seen'),
  },
  {
    items: '18',
    says: 'harvesting: an exam may be started all day',
    file: 'server/features/exams/start-limits.ts',
    from: 'sameExam: 6,',
    to: 'sameExam: 6000,',
    test: harvesting('cannot be started again and again'),
  },
  {
    items: '18',
    says: 'harvesting: the name of a module tells the route',
    file: 'server/features/exams/session-view.ts',
    from: 'moduleId: moduleName(session.id, row.position),',
    to: 'moduleId: row.module_id,',
    test: harvesting('the route shows in no answer before the result'),
  },
  {
    items: '18',
    says: 'harvesting: guests see the whole bank',
    file: 'server/features/quizzes/bank.ts',
    from: 'usageContexts.includes(context));\n  const offered',
    to: "usageContexts.includes('practice'));\n  const offered",
    test: harvesting('see a small part of the practice questions'),
  },
];
