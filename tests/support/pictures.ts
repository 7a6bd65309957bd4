/** Pictures to upload, good and bad. */
import { crc32, deflateSync } from 'node:zlib';

interface Upload {
  readonly name: string;
  readonly bytes: Uint8Array;
}

function chunk(kind: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A gray PNG; `rows`: how many of its lines are really there. */
export function png(width: number, height: number, gray = 128, rows = height): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const lines = Buffer.alloc((width + 1) * rows, gray);
  for (let row = 0; row < rows; row++) lines[row * (width + 1)] = 0;
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(lines)), chunk('IEND', Buffer.alloc(0))]);
}

export const grayPicture = (gray: number): Upload => ({ name: 'gray.png', bytes: png(8, 6, gray) });
export const tinyPicture: Upload = grayPicture(200);
