import * as z from 'zod';

const ownerSchema = z.object({ userId: z.string().min(1), name: z.string(), email: z.string() });
/** The account an exam on this device belongs to. */
export type Owner = z.infer<typeof ownerSchema>;

export function parseOwner(raw: unknown): Owner | null {
  const parsed = ownerSchema.safeParse(raw);
  return parsed.success ? parsed.data : null;
}
