/** Every authored Reading and Writing item, by file; the name seeds the order of its choices. */
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

export const authoredItems: readonly { readonly name: string; readonly items: readonly AuthoredQuestion[] }[] = [
  { name: 'central-ideas-details-form-1', items: centralIdeasDetailsForm1 },
  { name: 'central-ideas-details-form-2', items: centralIdeasDetailsForm2 },
  { name: 'inferences-form-1', items: inferencesForm1 },
  { name: 'inferences-form-2', items: inferencesForm2 },
  { name: 'command-of-evidence-form-1', items: commandOfEvidenceForm1 },
  { name: 'command-of-evidence-form-2', items: commandOfEvidenceForm2 },
  { name: 'words-in-context-form-1', items: wordsInContextForm1 },
  { name: 'words-in-context-form-2', items: wordsInContextForm2 },
  { name: 'text-structure-purpose-form-1', items: textStructurePurposeForm1 },
  { name: 'text-structure-purpose-form-2', items: textStructurePurposeForm2 },
  { name: 'cross-text-connections-form-1', items: crossTextConnectionsForm1 },
  { name: 'cross-text-connections-form-2', items: crossTextConnectionsForm2 },
  { name: 'rhetorical-synthesis-form-1', items: rhetoricalSynthesisForm1 },
  { name: 'rhetorical-synthesis-form-2', items: rhetoricalSynthesisForm2 },
  { name: 'transitions-form-1', items: transitionsForm1 },
  { name: 'transitions-form-2', items: transitionsForm2 },
  { name: 'boundaries-form-1', items: boundariesForm1 },
  { name: 'boundaries-form-2', items: boundariesForm2 },
  { name: 'form-structure-sense-form-1', items: formStructureSenseForm1 },
  { name: 'form-structure-sense-form-2', items: formStructureSenseForm2 },
];
