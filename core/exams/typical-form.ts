/** What a form of the blueprint is like, whichever questions it has. */
import { difficulties } from '../questions/question.ts';
import type { Section } from '../topics/topics.ts';
import { recipesFor } from './blueprint.ts';
import type { ModuleRoute } from './format.ts';
import { itemParameters, thetaMax, type ItemParameters } from './scoring.ts';

/** A typical module: the level counts of the blueprint; in Math every fourth question of a level is student-produced. */
export function typicalModule(section: Section, route: ModuleRoute): ItemParameters[] {
  const recipe = recipesFor(1).find((one) => one.section === section && one.route === route);
  if (!recipe) throw new Error(`no recipe for ${section} ${route}`);
  return difficulties.flatMap((level) =>
    Array.from({ length: recipe.levels[level] }, (_, index) => itemParameters(section, level, section === 'math' && index % 4 === 3 ? 'spr' : 'choice')),
  );
}

/** Ability of an all-correct record on the harder path of a typical form: where 800 lies. */
export const typicalTop = (section: Section): number => thetaMax([...typicalModule(section, 'base'), ...typicalModule(section, 'harder')]);
