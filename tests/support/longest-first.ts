/** The order of test files: those that mostly wait for clocks and processes start first, so that none of them runs alone at the end. */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const longest = /tests\/api\/(job-processes|faults|histories|processes|phone)\.test\.ts$/;

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(({ moduleId }) => longest.test(moduleId)), ...sorted.filter(({ moduleId }) => !longest.test(moduleId))];
  }
}
