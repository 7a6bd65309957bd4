/** The lectures on Reading and Writing, in the order of their topics. */
import type { Lecture } from './lecture.ts';
import { boundaries } from './topics/boundaries.ts';
import { centralIdeasDetails } from './topics/central-ideas-details.ts';
import { commandOfEvidence } from './topics/command-of-evidence.ts';
import { crossTextConnections } from './topics/cross-text-connections.ts';
import { formStructureSense } from './topics/form-structure-sense.ts';
import { inferences } from './topics/inferences.ts';
import { rhetoricalSynthesis } from './topics/rhetorical-synthesis.ts';
import { textStructurePurpose } from './topics/text-structure-purpose.ts';
import { transitions } from './topics/transitions.ts';
import { wordsInContext } from './topics/words-in-context.ts';

export const readingWritingLectures: readonly Lecture[] = [
  centralIdeasDetails,
  inferences,
  commandOfEvidence,
  wordsInContext,
  textStructurePurpose,
  crossTextConnections,
  rhetoricalSynthesis,
  transitions,
  boundaries,
  formStructureSense,
];
