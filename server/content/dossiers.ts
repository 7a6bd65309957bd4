/** The dossiers that factual passages are written from; read once, when they are first wanted. */
import fs from 'node:fs/promises';
import { dossierSchema, type Dossier } from '#content/dossiers/dossier.ts';

const folder = new URL('../../content/dossiers/kept/', import.meta.url);

let reading: Promise<ReadonlyMap<string, Dossier>> | null = null;

async function readAll(): Promise<ReadonlyMap<string, Dossier>> {
  const names = (await fs.readdir(folder)).filter((name) => name.endsWith('.json')).toSorted();
  const dossiers = await Promise.all(names.map(async (name) => dossierSchema.parse(JSON.parse(await fs.readFile(new URL(name, folder), 'utf8')))));
  return new Map(dossiers.map((dossier) => [dossier.id, dossier]));
}

/** By id. */
export const keptDossiers = (): Promise<ReadonlyMap<string, Dossier>> => (reading ??= readAll());
