/** What a form of the blueprint is like, whichever questions it has. */
import { difficulties, type Difficulty } from '../questions/question.ts';
import type { Section } from '../topics/topics.ts';
import type { ModuleRoute } from './format.ts';
import { itemParameters, thetaMax, type ItemParameters } from './scoring.ts';

/**
 * Questions of each level in the modules that the scale was set with. The scale stays as it is when the recipes of exams follow
 * what readers find; each exam is scored by the questions it has.
 */
const typicalLevels: Readonly<Record<Section, Readonly<Record<ModuleRoute, Readonly<Record<Difficulty, number>>>>>> = {
  'reading-writing': {
    base: { 1: 5, 2: 6, 3: 8, 4: 5, 5: 3 },
    easier: { 1: 8, 2: 9, 3: 7, 4: 2, 5: 1 },
    harder: { 1: 1, 2: 3, 3: 8, 4: 9, 5: 6 },
  },
  math: {
    base: { 1: 4, 2: 5, 3: 7, 4: 4, 5: 2 },
    easier: { 1: 7, 2: 7, 3: 5, 4: 2, 5: 1 },
    harder: { 1: 1, 2: 3, 3: 6, 4: 7, 5: 5 },
  },
};

/** A typical module; in Math every fourth question of a level is student-produced. */
export function typicalModule(section: Section, route: ModuleRoute): ItemParameters[] {
  return difficulties.flatMap((level) =>
    Array.from({ length: typicalLevels[section][route][level] }, (_, index) =>
      itemParameters(section, level, section === 'math' && index % 4 === 3 ? 'spr' : 'choice'),
    ),
  );
}

/** Ability of an all-correct record on the harder path of a typical form: where 800 lies. */
export const typicalTop = (section: Section): number => thetaMax([...typicalModule(section, 'base'), ...typicalModule(section, 'harder')]);
