/** A server in memory, for tests of the engine: the contract's behavior with a network that fails on demand. */
import type { OpenModule } from '#contract/exam-modules.ts';
import type { SessionView } from '#contract/exam-sessions.ts';
import { errors, type ErrorCode } from '#contract/errors.ts';
import { autoPauseAfterMs } from '#core/exams/clock.ts';
import { mergeAnswer, notIn, type AnswerState } from '#core/exams/answer-state.ts';
import { isLater } from '#core/exams/stamp.ts';
import { contains } from '#core/exams/testing/merged-states.ts';
import type { ExamMode } from '#core/exams/format.ts';
import { slotAt, standardShape, type Shape } from '#core/exams/shape.ts';
import { ApiError } from '#client/platform/api.ts';
import type { SessionApi } from '../ports.ts';

export type Network = 'up' | 'down' | 'drops-answers';

const instant = '2027-01-01T00:00:00Z';
const moduleId = (shape: Shape, position: number): string => {
  const { section, stage } = slotAt(shape, position);
  return `${section === 'math' ? 'math' : 'rw'}-${stage}`;
};

export class FakeServer {
  network: Network = 'up';
  signedIn = true;
  mode: ExamMode = 'practice';
  breakMs = 30_000;
  /** Of a module started from now on, ms. */
  allowedMs = 60_000;
  shape: Shape = standardShape;
  position = 0;
  started: { endsAt: number; allowedMs: number; pausedLeft: number | null } | null = null;
  /** When a player was last heard; null: the clock never pauses by itself. */
  heardAt: number | null = null;
  breakEndsAt: number | null = null;
  complete = false;
  answers = new Map<string, AnswerState>();
  submissions: number[] = [];
  requests: string[] = [];
  acknowledged: AnswerState[] = [];
  /** Devices without network. */
  readonly cut = new Set<string>();
  /** A question the server refuses to take states of. */
  refuses: string | null = null;
  /** As a newer version may respond: at a step that the client does not know, or in a form it cannot read at all. */
  unknownPhase = false;
  unreadable = false;
  /** As if there were a bug in the code that makes the calls. */
  broken = false;
  questionIndex = 0;
  /** The index of each save that carried one. */
  indexesSent: number[] = [];
  /** ms each way. */
  latencyMs = 0;
  private readonly now: () => number;
  private readonly sleep: (ms: number) => Promise<void>;

  constructor(now: () => number, sleep: (ms: number) => Promise<void>) {
    this.now = now;
    this.sleep = sleep;
  }

  private fail(code: ErrorCode, fields: Readonly<Record<string, string>> = {}): never {
    throw new ApiError(code, errors[code].message, fields);
  }

  private check(saves: readonly AnswerState[]): void {
    const { refuses } = this;
    if (refuses !== null && saves.some(({ questionId }) => questionId === refuses)) this.fail('wrong-answer-format', { questionId: refuses });
  }

  private bringNews(saves: readonly AnswerState[]): boolean {
    return saves.some((save) => {
      const held = this.answers.get(save.questionId);
      return held ? isLater(save.answerStamp, held.answerStamp) && save.answer !== held.answer : save.answer !== null;
    });
  }

  /** Time left where the clock has paused by itself. */
  private silentLeft(): number | null {
    const { started, heardAt } = this;
    if (!started || started.pausedLeft !== null || heardAt === null || this.now() - heardAt <= autoPauseAfterMs) return null;
    const left = started.endsAt - (heardAt + autoPauseAfterMs);
    return left > 0 ? left : null;
  }

  /** A player says that it is there, and perhaps how much time it had left. */
  private hear(leftMs: number | undefined): void {
    const silent = this.silentLeft();
    if (this.heardAt === null || !this.started || (silent !== null && leftMs === undefined)) return;
    if (silent !== null) this.started.endsAt = this.now() + Math.min(silent, Math.max(0, this.started.endsAt - this.now(), leftMs ?? 0));
    this.heardAt = this.now();
  }

  clock() {
    const pausedLeft = this.started?.pausedLeft ?? this.silentLeft();
    const left = this.started ? (pausedLeft ?? this.started.endsAt - this.now()) : 0;
    return { remainingMs: Math.max(0, left), allowedMs: this.started?.allowedMs ?? this.allowedMs, paused: pausedLeft !== null };
  }

  session(): SessionView {
    const id = moduleId(this.shape, this.position);
    const breakLeft = this.breakEndsAt === null ? 0 : this.breakEndsAt - this.now();
    const phase: SessionView['phase'] = this.unknownPhase
      ? { kind: 'unknown' }
      : this.complete
        ? { kind: 'complete', resultId: 'result-1' }
        : this.started
          ? { kind: 'module', position: this.position, moduleId: id, clock: this.clock() }
          : breakLeft > 0
            ? { kind: 'break', position: this.position, moduleId: id, clock: { remainingMs: breakLeft, allowedMs: this.breakMs, paused: false } }
            : { kind: 'ready', position: this.position, moduleId: id };
    return {
      id: 's1',
      practiceExamId: 'e1',
      examTitle: 'Practice Test 1',
      status: this.complete ? 'completed' : 'in-progress',
      mode: this.mode,
      timeMultiplier: 1,
      currentModuleIndex: this.position,
      currentQuestionIndex: this.questionIndex,
      phase,
      shape: [...this.shape],
      modulesMeta: [],
      startedAt: instant,
      updatedAt: instant,
    };
  }

  private opened(): OpenModule {
    const { section, stage } = slotAt(this.shape, this.position);
    const questions = [0, 1, 2].map((n) => ({ id: `${moduleId(this.shape, this.position)}-q${n}`, stem: 'Which?', format: 'spr' as const }));
    return {
      session: this.session(),
      module: { moduleId: moduleId(this.shape, this.position), position: this.position, section, stage, questions },
      answers: questions.flatMap(({ id }) => this.answers.get(id) ?? []),
    };
  }

  private take(saves: readonly AnswerState[]) {
    const acknowledged: AnswerState[] = [];
    const newer: AnswerState[] = [];
    for (const save of saves) {
      const known = this.answers.get(save.questionId);
      const held = known ? mergeAnswer(known, save) : save;
      this.answers.set(save.questionId, held);
      if (!contains(save, held)) newer.push(held);
      else acknowledged.push(save);
    }
    this.acknowledged.push(...acknowledged);
    return { acknowledged: acknowledged.map(({ questionId, seq, device, answerStamp }) => ({ questionId, seq, device, answerStamp })), newer };
  }

  private async carry<T>(device: string, name: string, work: () => T): Promise<T> {
    this.requests.push(name);
    if (this.broken) throw new TypeError('no such function');
    await this.sleep(this.latencyMs);
    if (this.network === 'down' || this.cut.has(device)) throw new ApiError('offline', 'no network');
    if (!this.signedIn) this.fail('not-signed-in');
    if (this.unreadable) throw new ApiError('outdated', 'There is a new version.');
    const answer = structuredClone(work());
    await this.sleep(this.latencyMs);
    if (this.network === 'drops-answers') throw new ApiError('offline', 'the answer was lost');
    return answer;
  }

  /** What a device sees of this server. */
  api(device: string): SessionApi {
    const carry = <T>(name: string, work: () => T) => this.carry(device, name, work);
    return {
      getSession: () => carry('getSession', () => this.session()),
      startModule: (position) =>
        carry('startModule', () => {
          if (this.complete || position < this.position) this.fail('module-submitted');
          if (position > this.position) this.fail('module-not-open');
          this.breakEndsAt = null;
          if (!this.started) this.questionIndex = 0;
          this.started ??= { endsAt: this.now() + this.allowedMs, allowedMs: this.allowedMs, pausedLeft: null };
          this.started.pausedLeft ??= this.silentLeft();
          if (this.heardAt !== null) this.heardAt = this.now();
          if (this.started.pausedLeft !== null) this.started = { ...this.started, endsAt: this.now() + this.started.pausedLeft, pausedLeft: null };
          return this.opened();
        }),
      saveAnswers: (position, { saves, currentQuestionIndex, remainingMs }) =>
        carry('saveAnswers', () => {
          this.check(saves);
          if (this.complete || position < this.position) this.fail('module-submitted');
          if (!this.started) this.fail('module-not-open');
          if (this.clock().remainingMs === 0) this.fail('time-is-up');
          this.hear(remainingMs);
          if (currentQuestionIndex !== undefined) {
            this.questionIndex = currentQuestionIndex;
            this.indexesSent.push(currentQuestionIndex);
          }
          return { ...this.take(saves), session: { phase: this.session().phase } };
        }),
      submitModule: (position, saves, reason, remainingMs) =>
        carry('submitModule', () => {
          this.hear(remainingMs);
          const over = this.complete || position < this.position;
          if (!over && !this.started) this.fail('module-not-open');
          if (!over && (this.mode === 'test-day' || reason === 'time') && this.clock().remainingMs > 0) this.fail('too-early');
          this.check(saves);
          if (over && this.bringNews(saves)) this.fail('module-submitted');
          if (over) return { ...this.session(), notKept: notIn(this.answers, saves).map(({ questionId }) => questionId) };
          this.take(saves);
          this.submissions.push(position);
          this.started = null;
          if (position === this.shape.length - 1) this.complete = true;
          else this.position = position + 1;
          if (!this.complete && slotAt(this.shape, this.position).breakBefore > 0) this.breakEndsAt = this.now() + this.breakMs;
          return { ...this.session(), notKept: [] };
        }),
      pauseModule: (position) =>
        carry('pauseModule', () => {
          if (this.complete || position < this.position) this.fail('module-submitted');
          if (this.started) this.started.pausedLeft = this.clock().remainingMs;
          return this.session();
        }),
      endBreak: () =>
        carry('endBreak', () => {
          this.breakEndsAt = null;
          return this.session();
        }),
    };
  }
}
