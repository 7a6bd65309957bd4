import { roundLength } from '#core/quizzes/round-length.ts';
import { useSession } from '#client/platform/session.ts';

/** How many questions a round of practice has in the student's plan. */
export function useRoundLength(): number {
  const session = useSession();
  return roundLength(session.kind === 'user' ? session.me.membershipTier : 'free');
}
