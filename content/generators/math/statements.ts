/** Wrong choices that are statements. */
import type { Misconception } from '#core/questions/misconceptions.ts';
import type { WrongOption } from '../generator.ts';

/** A wrong choice that is told apart by its wording alone. */
export const statement = (text: string, misconception: Misconception, why: string): WrongOption => ({ text, value: text, misconception, why });
