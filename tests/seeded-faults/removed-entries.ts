/** Faults in who may put back what was removed, and where. */
import { api, type SeededFault } from './fault.ts';

export const removedEntryFaults: readonly SeededFault[] = [
  {
    items: '2',
    says: 'what was removed from one error log can be put into another',
    file: 'server/features/review/removed-entry.ts',
    from: '`removed ${list} ${userId} ${id}`',
    to: '`removed ${list} ${userId && id && ""}`',
    test: api('error-log', 'put back as it was'),
  },
  {
    items: '2',
    says: 'what was removed from one queue of skills can be put into another',
    file: 'server/features/review/removed-entry.ts',
    from: '`removed ${list} ${userId} ${id}`',
    to: '`removed ${list} ${userId && ""} ${id}`',
    test: api('reports-and-skills', 'takes a removed skill back'),
  },
];
