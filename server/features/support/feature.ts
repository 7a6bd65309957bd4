/** An account as an administrator sees it to help its owner: opened with a reason, never changed, always logged. */
import type { SessionView } from '#contract/exam-sessions.ts';
import type { SupportView, supportCalls } from '#contract/support.ts';
import type { Queryable } from '#server/database/database.ts';
import type { Base, Feature } from '#server/feature.ts';
import { signedIn, type HandlersFor } from '#server/http/handler.ts';
import { refuse } from '#server/refusal.ts';
import { asAdmin } from '../admin/store.ts';
import { selectRecentResults } from '../exams/shared/recent-store.ts';
import { selectAccount, selectQuizzes, selectTiming, selectUnsentMails } from './store.ts';

type Handlers = HandlersFor<typeof supportCalls>;

interface Dependencies extends Pick<Base, 'database' | 'now'> {
  readonly liveSessions: (queryable: Queryable, userId: string) => Promise<readonly SessionView[]>;
}

const listed = 20;
const eventsListed = 50;

async function viewOf(queryable: Queryable, userId: string, sessions: readonly SessionView[]): Promise<SupportView | null> {
  const row = await selectAccount(queryable, userId);
  if (!row) return null;
  const { name, email, email_verified, created_at, last_seen_at, time_zone, questions, correct, open_mistakes, decks } = row;
  return {
    account: {
      name,
      email,
      emailVerified: email_verified,
      createdAt: created_at.toISOString(),
      lastSeenAt: last_seen_at?.toISOString() ?? null,
      timeZone: time_zone,
    },
    sessions: [...sessions],
    timing: (await selectTiming(queryable, userId, eventsListed)).map(({ session_id: sessionId, exam_title: examTitle, at, ...event }) => ({
      ...event,
      sessionId,
      examTitle,
      at: at.toISOString(),
    })),
    results: (await selectRecentResults(queryable, userId, listed)).map(({ exam_title: examTitle, completed_at, ...result }) => ({
      ...result,
      examTitle,
      completedAt: completed_at.toISOString(),
    })),
    quizzes: (await selectQuizzes(queryable, userId, listed)).map(({ started_at, completed_at, ...quiz }) => ({
      ...quiz,
      startedAt: started_at.toISOString(),
      completedAt: completed_at?.toISOString() ?? null,
    })),
    practice: { questions, correct, openMistakes: open_mistakes, decks },
    mails: (await selectUnsentMails(queryable, userId, listed)).map(({ id, created_at: added, ...mail }) => ({
      ...mail,
      id: String(id),
      addedAt: added.toISOString(),
    })),
  };
}

export function supportFeature({ database, now, liveSessions }: Dependencies) {
  const handlers: Handlers = {
    openSupportView: signedIn(({ params: { userId }, body: { reason }, caller }) =>
      asAdmin<SupportView>(database, caller.id, now(), async (queryable) => {
        const view = await viewOf(queryable, userId, await liveSessions(queryable, userId));
        if (!view) return refuse('user-not-found');
        return { action: { actionType: 'look-at-account', contentType: 'account', contentId: userId, metadata: { userId, reason } }, answer: view };
      }),
    ),
  };
  return { handlers } satisfies Feature;
}
