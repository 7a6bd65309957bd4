/**
 * Where a question may be asked. An exam question is never asked in a quiz, so that nobody knows its key beforehand. `hardest`: in the
 * hardest sets alone.
 */
export type UsageContext = 'exam' | 'predictive' | 'practice' | 'guest' | 'lecture' | 'hardest';
