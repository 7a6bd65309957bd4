/**
 * A load generator cheap enough to share two cores with what it measures: raw sockets, one
 * request after another per client. Runs as a process of its own; see `load` in measure.ts.
 */
import net from 'node:net';
import * as z from 'zod';

const planSchema = z.object({
  port: z.number(),
  clients: z.number(),
  /** Whole HTTP/1.1 requests, dealt to the clients in turn; the run ends when all are answered or time is up. */
  requests: z.array(z.string()),
  seconds: z.number(),
});
export type Plan = z.infer<typeof planSchema>;

export const loadResultSchema = z.object({
  answered: z.number(),
  /** Answers by status. */
  statuses: z.record(z.string(), z.number()),
  seconds: z.number(),
  /** Of each answer, ms. */
  times: z.array(z.number()),
  bytes: z.number(),
});
export type LoadResult = z.infer<typeof loadResultSchema>;

const endOfHead = Buffer.from('\r\n\r\n');
const endOfChunks = Buffer.from('\r\n0\r\n\r\n');

/** Status and total length once the response is whole; null while it is not. */
function parse(buffer: Buffer): { status: number; length: number } | null {
  const head = buffer.indexOf(endOfHead);
  if (head < 0) return null;
  const text = buffer.toString('latin1', 0, head);
  const status = Number(text.slice(9, 12));
  const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1];
  if (length !== undefined) {
    const total = head + 4 + Number(length);
    return buffer.length >= total ? { status, length: total } : null;
  }
  const end = buffer.indexOf(endOfChunks, head + 2);
  return end < 0 ? null : { status, length: end + endOfChunks.length };
}

async function runPlan({ port, clients, requests, seconds }: Plan): Promise<LoadResult> {
  const times: number[] = [];
  const statuses: Record<string, number> = {};
  let next = 0;
  let bytes = 0;
  const started = performance.now();
  const deadline = started + seconds * 1000;

  const client = () =>
    new Promise<void>((resolve, reject) => {
      const socket = net.connect(port, 'localhost');
      socket.setNoDelay(true);
      let buffer: Buffer = Buffer.alloc(0);
      let sentAt = 0;
      const send = () => {
        const request = requests[next++];
        if (request === undefined || performance.now() > deadline) return socket.end(() => resolve());
        sentAt = performance.now();
        return socket.write(request);
      };
      socket.on('connect', send);
      socket.on('error', reject);
      socket.on('data', (chunk) => {
        buffer = buffer.length === 0 ? chunk : Buffer.concat([buffer, chunk]);
        const response = parse(buffer);
        if (!response) return;
        times.push(performance.now() - sentAt);
        statuses[response.status] = (statuses[response.status] ?? 0) + 1;
        bytes += response.length;
        buffer = buffer.subarray(response.length);
        send();
      });
    });

  await Promise.all(Array.from({ length: clients }, client));
  return { answered: times.length, statuses, seconds: (performance.now() - started) / 1000, times, bytes };
}

// The plan comes first, and then the word to begin, so that nothing but the run falls into what is measured.
process.once('message', (message) => {
  const plan = planSchema.parse(message);
  process.once('message', () => void runPlan(plan).then((result) => process.send?.(result, () => process.exit(0))));
  process.send?.('ready');
});
