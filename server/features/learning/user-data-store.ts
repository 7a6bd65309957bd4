/** What is kept of a student's learning by user. */
import type { UserData } from '#server/user-data/user-data.ts';
import { claimLearning, leaveRankings } from './claim-store.ts';

export const learningUserData: UserData = {
  tables: [
    { table: 'question_attempts', exported: 'attempts', claimed: 'moves' },
    { table: 'topic_stats', exported: 'account', claimed: 'moves' },
    { table: 'topic_history', exported: 'topicHistory', claimed: 'moves' },
    { table: 'review_items', exported: 'reviewItems', claimed: 'moves' },
    { table: 'user_stats', exported: 'account', claimed: 'moves' },
    // Counted anew for the account from what moves.
    { table: 'statistics_changes', exported: { not: 'what is to be counted still, about everybody' }, claimed: 'moves' },
  ],
  forget: leaveRankings,
  claim: claimLearning,
};
