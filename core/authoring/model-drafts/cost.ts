/** What calls to a model cost. Amounts are micro-dollars, so that prices per million tokens multiply with tokens. */

/** Dollars per million tokens. */
export interface Prices {
  readonly input: number;
  readonly output: number;
}

export interface Tokens {
  readonly prompt: number;
  readonly completion: number;
}

/** Characters of a token where the model does not count: English has about four, so this counts too many rather than too few. */
const charactersPerToken = 3;

export const estimatedTokens = (characters: number): number => Math.ceil(characters / charactersPerToken);

/** Micro-dollars, rounded up; 0 where no prices are known. */
export const costOf = ({ prompt, completion }: Tokens, prices: Prices | null): number =>
  prices === null ? 0 : Math.ceil(prompt * prices.input + completion * prices.output);
