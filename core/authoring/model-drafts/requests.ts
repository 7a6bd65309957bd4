/** What a model is asked for: a new question, or other texts for one that exists. */
export const editKinds = ['rewrite', 'rationales', 'skill-tags', 'alt-text'] as const;
export type EditKind = (typeof editKinds)[number];

export const requestKinds = ['draft', ...editKinds] as const;
export type RequestKind = (typeof requestKinds)[number];

/** `canceling`: somebody stopped it, and the server that waits for the model has not noticed yet. */
export const requestStates = ['waiting', 'running', 'canceling', 'done', 'failed', 'canceled'] as const;
export type RequestState = (typeof requestStates)[number];

export const isOver = (state: RequestState): boolean => state === 'done' || state === 'failed' || state === 'canceled';

/** What the server is doing for a request: writing, writing again because the gates found something, solving without the key. */
export const callPurposes = ['write', 'mend', 'solve'] as const;
export type CallPurpose = (typeof callPurposes)[number];

/** Calls a request may need: whatever is written has one more try when it does not pass, and questions are solved blind. */
export const callsOf = (kind: RequestKind): readonly CallPurpose[] => (kind === 'draft' || kind === 'rewrite' ? ['write', 'mend', 'solve'] : ['write', 'mend']);

/** Tokens a model may answer with. A question with everything around it takes some 1,500. */
export const answerTokens = { write: 4_000, mend: 4_000, solve: 1_500 } as const satisfies Record<CallPurpose, number>;
