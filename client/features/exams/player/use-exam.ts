import { createContext, useContext, useLayoutEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { SessionView } from '#contract/exam-sessions.ts';
import { standardShape, type Shape } from '#core/exams/shape.ts';
import { retainEngine } from '../engine/registry.ts';
import type { ExamEngine, ExamSnapshot } from '../engine/snapshot.ts';

export interface ExamHandle {
  readonly engine: ExamEngine;
  readonly userId: string;
  readonly studentName: string;
  /** Set while an author only looks at a module: nothing is kept, and no clock runs. */
  readonly preview?: { readonly shape: Shape; readonly banner: ReactNode };
}

export const ExamContext = createContext<ExamHandle | null>(null);

/** The engine of the exam around this component. */
export function useExam(): ExamHandle {
  const handle = useContext(ExamContext);
  if (!handle) throw new Error('useExam outside of an exam');
  return handle;
}

/**
 * Holds the engine of a session for as long as the caller is mounted; null while it is being opened.
 * An effect, since rendering may be repeated or thrown away; before the first paint, so that a screen
 * which finds an open engine shows no wait.
 */
export function useEngine(userId: string, sessionId: string): ExamEngine | null {
  const [engine, setEngine] = useState<ExamEngine | null>(null);
  useLayoutEffect(() => {
    const hold = retainEngine(userId, sessionId);
    setEngine(hold.engine);
    return hold.release;
  }, [userId, sessionId]);
  return engine;
}

export function useSnapshot(): ExamSnapshot {
  const { engine } = useExam();
  return useSyncExternalStore(engine.subscribe, engine.snapshot);
}

/** One thing of the snapshot; re-renders only when that has changed. */
export function useSnapshotPart<Part>(select: (snapshot: ExamSnapshot) => Part): Part {
  const { engine } = useExam();
  return useSyncExternalStore(engine.subscribe, () => select(engine.snapshot()));
}

const shapeIn = ({ session }: ExamSnapshot): Shape => session?.shape ?? standardShape;

/** The modules of this exam; the standard ones until it is known which exam this is. */
export function useShape(): Shape {
  const shape = useSnapshotPart(shapeIn);
  return useExam().preview?.shape ?? shape;
}

/** The module's name in the exam's URL; the exam's screen corrects it once the module is open. */
export function moduleInPath(session: SessionView | null): string {
  if (session === null || session.phase.kind === 'unknown') return 'next';
  return session.phase.kind === 'complete' ? 'end' : session.phase.moduleId;
}

/** Whole seconds left, or null while unknown; re-renders once a second. */
export function useSecondsLeft(): number | null {
  const { engine } = useExam();
  const read = () => {
    const ms = engine.remaining();
    return ms === null ? null : Math.ceil(ms / 1000);
  };
  const subscribe = (listener: () => void) => {
    const timer = setInterval(listener, 200);
    const unsubscribe = engine.subscribe(listener);
    return () => {
      clearInterval(timer);
      unsubscribe();
    };
  };
  return useSyncExternalStore(useStable(subscribe, engine), read);
}

/** A subscribe function that changes only with the engine. */
function useStable<T>(value: T, key: unknown): T {
  const held = useRef({ key, value });
  if (held.current.key !== key) held.current = { key, value };
  return held.current.value;
}
