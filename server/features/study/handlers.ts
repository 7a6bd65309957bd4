/** Study resources; the guard of the call has checked the tier. */
import { studyCalls, type StudySheet } from '#contract/study.ts';
import type { Base } from '../../feature.ts';
import { Prepared, type Handler } from '../../http/handler.ts';

const prepare = (sheets: readonly StudySheet[]) => new Prepared(JSON.stringify(studyCalls.getStudyResources.output.parse({ sheets })));

export function studyHandlers({ learningContent }: Pick<Base, 'learningContent'>): {
  readonly getStudyResources: Handler<typeof studyCalls.getStudyResources>;
} {
  /** The same for everybody, so it is checked and serialized once for each edition. */
  const prepared = new WeakMap<readonly StudySheet[], Prepared>();
  return {
    getStudyResources: async () => {
      const { sheets } = await learningContent();
      const held = prepared.get(sheets) ?? prepare(sheets);
      prepared.set(sheets, held);
      return held;
    },
  };
}
