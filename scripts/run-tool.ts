/**
 * Runs a command-line tool so that stopping this process also stops everything the tool has started: an orphaned tool leaves
 * its servers, browsers and databases running. The tool and its children form their own process group.
 */
import { spawn, type ChildProcess } from 'node:child_process';

/** How long a tool may take to shut down, ms: after SIGINT, and then after SIGTERM, before it is killed. */
const askedMs = 15_000;
const toldMs = 5_000;

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (child.pid) process.kill(-child.pid, signal);
  } catch {
    // The whole group has exited.
  }
}

export interface ToolEnd {
  readonly status: number;
  /** True if this process has been told to stop: nothing more should be started. */
  readonly interrupted: boolean;
}

export interface ToolOptions {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  /** The open file that takes what the tool prints; without it, that goes where this process prints. */
  readonly output?: number;
  /** How far it stands back for other work when there is too little processor time for all: 0 not at all, 19 takes what nothing else wants. */
  readonly niceness?: number;
}

/** Starts the command that follows, so far back in line for the processor: where Linux shares it between sessions, that goes for the session too. */
const backInLine = (niceness: number) => ['sh', '-c', `(echo ${niceness} > /proc/self/autogroup) 2> /dev/null; exec nice -n ${niceness} "$@"`, 'sh'];

/** Resolves when the tool has exited; a signal to this process stops the tool first. */
export function runTool(command: string, args: readonly string[], { cwd, env, output, niceness = 0 }: ToolOptions): Promise<ToolEnd> {
  return new Promise((resolve) => {
    const [file = command, ...given] = niceness > 0 ? [...backInLine(niceness), command, ...args] : [command, ...args];
    const child = spawn(file, given, { cwd, env, stdio: ['ignore', output ?? 'inherit', output ?? 'inherit'], detached: true });
    let interrupted = false;
    const timers: NodeJS.Timeout[] = [];
    const stop = () => {
      if (interrupted) return;
      interrupted = true;
      // Only the tool itself: it shuts down its own children in order.
      child.kill('SIGINT');
      timers.push(
        setTimeout(() => signalGroup(child, 'SIGTERM'), askedMs),
        setTimeout(() => signalGroup(child, 'SIGKILL'), askedMs + toldMs),
      );
    };
    const end = (status: number) => {
      for (const signal of signals) process.off(signal, stop);
      timers.forEach(clearTimeout);
      // Stops whatever the tool has left running.
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
