/** The order of test files: those that take longest, or mostly wait for clocks and processes, start first, so that none of them runs alone at the end. */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const longest = [
  'tests/api/job-processes',
  'tests/api/inputs',
  'tests/api/real-ids',
  'tests/api/notification-crash',
  'tests/api/cross-site',
  'tests/api/processes',
  'tests/api/database-failures',
  'tests/api/content-loading',
  'tests/api/no-keys-leak',
  'tests/api/text-messages',
  'tests/api/commands',
  'content/generators/math/generators',
  'scripts/published-library',
  'content/exams/questions',
  'core/exams/assemble',
  'content/calculator-ways/ways',
  'client/features/flashcards/exchange/apkg',
  'content/generators/math/mutants',
].map((name) => `/${name}.test.ts`);

/** Its place among them; behind all of them for any other file. */
function place({ moduleId }: TestSpecification): number {
  const found = longest.findIndex((name) => moduleId.endsWith(name));
  return found === -1 ? longest.length : found;
}

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((one, other) => place(one) - place(other));
  }
}
