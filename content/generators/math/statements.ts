/** Wrong choices that are statements, and their capital letters. */
import type { Misconception } from '#core/questions/misconceptions.ts';
import type { WrongOption } from '../generator.ts';

/** A wrong choice that is told apart by its wording alone. */
export const statement = (text: string, misconception: Misconception, why: string): WrongOption => ({ text, value: text, misconception, why });

export const capitalized = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
