import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawPictures } from './site-pictures.ts';

test('a picture to share keeps its text inside its margins, however long, and ends with the line below it', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pictures-'));
  const [title, description] = [
    'A guesser who never sees the passage gets 85 percent right',
    'After 10 answers we’re off by about 75 points a section. '.repeat(3),
  ];
  await drawPictures(folder, [{ name: 'long', title, description }]);
  const picture = sharp(fs.readFileSync(path.join(folder, 'pictures/long.png')));
  const { width, height } = await picture.metadata();
  expect([width, height]).toEqual([1200, 630]);
  // What is left when everything of the paper's color is cut away from the edges.
  const { info } = await picture.trim({ threshold: 10 }).toBuffer({ resolveWithObject: true });
  const [left, top] = [-(info.trimOffsetLeft ?? 0), -(info.trimOffsetTop ?? 0)];
  expect(Math.min(left, top, 1200 - left - info.width)).toBeGreaterThanOrEqual(70);
  expect(630 - top - info.height).toBe(72);
  fs.rmSync(folder, { recursive: true });
});
