/** `npm run dev`: the server restarts and the client reloads when their files change. */
import { spawn } from 'node:child_process';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');
const port = process.env['PORT'] ?? '3000';
const bin = (name: string) => path.join(root, 'node_modules/.bin', name);

// Vite serves the pages, so links in emails point there too.
const clientUrl = 'http://localhost:5173';
const children = [
  spawn(process.execPath, ['--watch-path=server', '--watch-path=core', '--watch-path=content', '--watch-path=contract', 'server/main.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PORT: port, PUBLIC_URL: clientUrl },
  }),
  spawn(bin('vite'), ['--port', '5173', '--strictPort'], { cwd: root, stdio: 'inherit' }),
];

function stop(): void {
  for (const child of children) child.kill('SIGTERM');
}
for (const child of children) child.on('exit', stop);
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
