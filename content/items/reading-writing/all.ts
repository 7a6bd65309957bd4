/** Every Reading and Writing item written for an exam. */
import type { AuthoredQuestion } from '../authored.ts';
import { centralIdeasDetailsForm1 } from './central-ideas-details-form-1.ts';
import { centralIdeasDetailsForm2 } from './central-ideas-details-form-2.ts';
import { inferencesForm1 } from './inferences-form-1.ts';
import { inferencesForm2 } from './inferences-form-2.ts';
import { commandOfEvidenceForm1 } from './command-of-evidence-form-1.ts';
import { commandOfEvidenceForm2 } from './command-of-evidence-form-2.ts';
import { wordsInContextForm1 } from './words-in-context-form-1.ts';
import { wordsInContextForm2 } from './words-in-context-form-2.ts';
import { textStructurePurposeForm1 } from './text-structure-purpose-form-1.ts';
import { textStructurePurposeForm2 } from './text-structure-purpose-form-2.ts';
import { crossTextConnectionsForm1 } from './cross-text-connections-form-1.ts';
import { crossTextConnectionsForm2 } from './cross-text-connections-form-2.ts';
import { rhetoricalSynthesisForm1 } from './rhetorical-synthesis-form-1.ts';
import { rhetoricalSynthesisForm2 } from './rhetorical-synthesis-form-2.ts';
import { transitionsForm1 } from './transitions-form-1.ts';
import { transitionsForm2 } from './transitions-form-2.ts';
import { boundariesForm1 } from './boundaries-form-1.ts';
import { boundariesForm2 } from './boundaries-form-2.ts';
import { formStructureSenseForm1 } from './form-structure-sense-form-1.ts';
import { formStructureSenseForm2 } from './form-structure-sense-form-2.ts';

export const authoredItems: readonly AuthoredQuestion[] = [
  ...centralIdeasDetailsForm1,
  ...centralIdeasDetailsForm2,
  ...inferencesForm1,
  ...inferencesForm2,
  ...commandOfEvidenceForm1,
  ...commandOfEvidenceForm2,
  ...wordsInContextForm1,
  ...wordsInContextForm2,
  ...textStructurePurposeForm1,
  ...textStructurePurposeForm2,
  ...crossTextConnectionsForm1,
  ...crossTextConnectionsForm2,
  ...rhetoricalSynthesisForm1,
  ...rhetoricalSynthesisForm2,
  ...transitionsForm1,
  ...transitionsForm2,
  ...boundariesForm1,
  ...boundariesForm2,
  ...formStructureSenseForm1,
  ...formStructureSenseForm2,
];
