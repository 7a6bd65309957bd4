/** Tells those who reported a question what came of it, each by one mail; of a dismissal without one. A decision that was taken back in the meantime tells nobody. */
import * as z from 'zod';
import type { Base } from '#server/feature.ts';
import { reportDecisionMail } from '#server/integrations/report-mails.ts';
import { forEachId, paginateIds } from '#server/jobs/for-each-id.ts';
import type { Task } from '#server/jobs/task.ts';
import { excerptOf } from '#core/questions/excerpt.ts';
import { questionSchema } from '#core/questions/question.ts';
import { spokenText } from '#core/questions/spoken-question.ts';
import { selectUserById } from '#server/features/accounts/store.ts';
import { claimTold, selectUntold } from '../store.ts';

export const notifyReportersPayload = z.strictObject({ decisionId: z.uuid() });

type Dependencies = Pick<Base, 'database' | 'log' | 'mails' | 'now'>;

export const notifyReporters = ({ database, log, mails, now }: Dependencies): Task<z.output<typeof notifyReportersPayload>> => ({
  payload: notifyReportersPayload,
  run: async ({ decisionId }) => {
    await forEachId(
      paginateIds((after) => selectUntold(database, decisionId, after)),
      (userId) =>
        database.transaction(async (queryable) => {
          const told = await claimTold(queryable, userId, decisionId, new Date(now()));
          const user = told && (await selectUserById(queryable, userId));
          if (!told || !user || told.outcome === 'dismissed') return false;
          const { outcome, answer, body } = told;
          const excerpt = spokenText(excerptOf(questionSchema.parse(body))).text;
          await mails.add(queryable, userId, reportDecisionMail(user, { outcome, excerpt, answer }));
          return true;
        }),
      (userId, reason) => log.warn({ userId, reason }, 'a student could not be told what came of a report'),
    );
  },
});
