/** What practice exams keep by user. */
import { ofAccounts, type UserData } from '#server/user-data/user-data.ts';

export const examUserData: UserData = {
  tables: [
    ofAccounts('exam_sessions', 'examSessions'),
    ofAccounts('exam_module_attempts', 'examSessions'),
    ofAccounts('exam_answers', 'answers'),
    ofAccounts('exam_results', 'results'),
    ofAccounts('timing_audit', { not: 'what the clock saw; the times themselves are with the modules' }),
  ],
};
