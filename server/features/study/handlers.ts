/** Study resources; the guard of the call has checked the tier. */
import { studySheets } from '#content/study-sheets/all.ts';
import { studyCalls } from '#contract/study.ts';
import { Prepared, type Handler } from '../../http/handler.ts';

/** The same for everybody, so it is checked and serialized once. */
const sheets = new Prepared(JSON.stringify(studyCalls.getStudyResources.output.parse({ sheets: studySheets })));

export const studyHandlers = (): { readonly getStudyResources: Handler<typeof studyCalls.getStudyResources> } => ({
  getStudyResources: async () => sheets,
});
