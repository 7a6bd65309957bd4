/** Takes a student's exam to the point where a test begins, over HTTP. */
import type { ModulePosition } from '#core/exams/format.ts';
import type { SessionView } from '#contract/exam-sessions.ts';
import type { Student } from './browser-test.ts';
import { answerAndSubmit, type Answering } from './students.ts';

const anything: Answering = ({ format }) => (format === 'choice' ? 'A' : '1');

/** Answers and submits a module. */
export async function passModule(student: Student, sessionId: string, position: ModulePosition, answering: Answering = anything): Promise<SessionView> {
  const open = await student.api.call('startModule', { params: { sessionId, position } });
  return answerAndSubmit({ ...student, id: '' }, open, position, answering);
}

/** A new exam, just before this module opens, with the break over. */
export async function examBefore(student: Student, position: ModulePosition, mode: 'practice' | 'test-day' = 'practice'): Promise<SessionView> {
  const session = await student.api.call('startSession', { body: { practiceExamId: 'practice-exam-1', mode } });
  let now = session;
  for (const passed of ([0, 1, 2] as const).filter((earlier) => earlier < position)) {
    now = await passModule(student, session.id, passed);
    if (now.phase.kind === 'break') now = await student.api.call('endBreak', { params: { sessionId: session.id } });
  }
  return now;
}
