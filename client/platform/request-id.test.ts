import { expect, it } from 'vitest';
import * as z from 'zod';
import { newRequestId } from './request-id.ts';

it('is a UUID, and never the same one', () => {
  const ids = Array.from({ length: 1000 }, newRequestId);
  for (const id of ids) expect(z.uuidv4().safeParse(id).success, id).toBe(true);
  expect(new Set(ids).size).toBe(1000);
});
