/** What highlights and notes outside of exams keep by user. */
import type { Queryable } from '#server/database/database.ts';
import { pageOfExported, type ListRow } from '#server/user-data/export-page-store.ts';
import type { Claim, UserData } from '#server/user-data/user-data.ts';

async function claimAnnotations(queryable: Queryable, { guestId, userId }: Claim): Promise<number> {
  await queryable.query(
    `insert into practice_annotations (user_id, work_id, question_id, annotations, seq, device, saved_at)
     select $2, work_id, question_id, annotations, seq, device, saved_at from practice_annotations where user_id = $1`,
    [guestId, userId],
  );
  return 0;
}

export const annotationUserData: UserData = {
  tables: [{ table: 'practice_annotations', exported: 'practiceAnnotations', claimed: 'moves' }],
  exportLists: {
    practiceAnnotations: (queryable, userId, after) =>
      queryable.query<ListRow>(
        `with exported as (
           select jsonb_build_object('workId', work_id, 'questionId', question_id, 'annotations', annotations, 'savedAt', saved_at) as row,
             work_id as id, question_id as key
           from practice_annotations where user_id = $1
         ) ${pageOfExported}`,
        [userId, after.id, after.key],
      ),
  },
  claim: claimAnnotations,
};
