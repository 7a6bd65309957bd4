/** The most that a request can cost, before it is sent, and the day it is paid on. */
import { costOf, estimatedTokens, type Prices } from '#core/authoring/model-drafts/cost.ts';
import { answerTokens, callsOf, type CallPurpose, type RequestKind } from '#core/authoring/model-drafts/requests.ts';
import type { Message } from '#core/authoring/model-drafts/prompts.ts';
import type { Question } from '#core/questions/question.ts';

/** Characters of the longest prompt of each kind, beyond the question it is about: rules, dossier, example. */
const promptCharacters = 24_000;
/** What a second try repeats: the first answer. */
const answerCharacters = 14_000;

export const charactersOf = (messages: readonly Message[]): number => messages.reduce((sum, { content }) => sum + content.length, 0);

/** Micro-dollars. */
export const maxCallCost = (purpose: CallPurpose, promptLength: number, prices: Prices | null): number =>
  costOf({ prompt: estimatedTokens(promptLength), completion: answerTokens[purpose] }, prices);

/** Micro-dollars for all calls it may need. */
export function maxCost(kind: RequestKind, about: Question | null, prices: Prices | null): number {
  const prompt = promptCharacters + 3 * (about ? JSON.stringify(about).length : 0);
  return callsOf(kind).reduce((sum, purpose) => sum + maxCallCost(purpose, prompt + (purpose === 'mend' ? answerCharacters : 0), prices), 0);
}

/** The day whose budget pays for what is asked now, in UTC. */
export const budgetDay = (now: number): string => new Date(now).toISOString().slice(0, 10);
