/** Where a question may be asked. A question of an exam is asked in no quiz, so that nobody knows its key beforehand. */
export type UsageContext = 'exam' | 'predictive' | 'practice' | 'guest' | 'lecture';
