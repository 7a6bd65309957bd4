/** Study resources; the guard of the call has checked the tier. */
import { studyCalls, type StudySheet } from '#contract/study.ts';
import type { Base } from '#server/feature.ts';
import type { Handler } from '#server/http/handler.ts';
import { serialized } from '#server/http/serialized-json.ts';

const serializeSheets = (sheets: readonly StudySheet[]) => serialized(studyCalls.getStudyResources.output.parse({ sheets }));

export function studyHandlers({ learningContent }: Pick<Base, 'learningContent'>): {
  readonly getStudyResources: Handler<typeof studyCalls.getStudyResources>;
} {
  /** The same for everybody, so it is checked and serialized once for each edition. */
  const held = new WeakMap<readonly StudySheet[], ReturnType<typeof serializeSheets>>();
  return {
    getStudyResources: async () => {
      const { sheets } = await learningContent();
      const answer = held.get(sheets) ?? serializeSheets(sheets);
      held.set(sheets, answer);
      return answer;
    },
  };
}
