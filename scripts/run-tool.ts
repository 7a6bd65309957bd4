/**
 * Runs a command line tool so that ending us ends it with all it has started: a tool that is only abandoned leaves
 * its servers, browsers and databases behind. The tool and its children are a process group of their own.
 */
import { spawn, type ChildProcess } from 'node:child_process';

/** How long a tool may take to end what it has started, ms: first asked as by Ctrl+C, then told, then killed. */
const askedMs = 15_000;
const toldMs = 5_000;

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (child.pid) process.kill(-child.pid, signal);
  } catch {
    // All of them are gone.
  }
}

export interface ToolEnd {
  readonly status: number;
  /** True if we were told to stop meanwhile: nothing more should be started. */
  readonly interrupted: boolean;
}

/** Resolves when the tool has ended; a signal to us ends it first. */
export function runTool(command: string, args: readonly string[], options: { readonly cwd: string; readonly env: NodeJS.ProcessEnv }): Promise<ToolEnd> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'inherit', 'inherit'], detached: true });
    let interrupted = false;
    const timers: NodeJS.Timeout[] = [];
    const stop = () => {
      if (interrupted) return;
      interrupted = true;
      // Only the tool itself: it ends its own children in order.
      child.kill('SIGINT');
      timers.push(
        setTimeout(() => signalGroup(child, 'SIGTERM'), askedMs),
        setTimeout(() => signalGroup(child, 'SIGKILL'), askedMs + toldMs),
      );
    };
    const end = (status: number) => {
      for (const signal of signals) process.off(signal, stop);
      timers.forEach(clearTimeout);
      // Whatever the tool has left behind.
      signalGroup(child, 'SIGTERM');
      resolve({ status, interrupted });
    };
    for (const signal of signals) process.on(signal, stop);
    child.once('error', (error) => {
      console.error(`${command}: ${error.message}`);
      end(1);
    });
    child.once('exit', (code) => end(code ?? 1));
  });
}
