/**
 * An input for every call that passes its schemas and names what `owned` belongs to. The types require a row for each call
 * of the contract, with each parameter and field that the call requires.
 */
import type { Calls } from '#contract/calls.ts';
import type { Input } from './api-client.ts';
import { accountInputs } from './inputs/account-inputs.ts';
import { adminInputs } from './inputs/admin-inputs.ts';
import { authoringInputs } from './inputs/authoring-inputs.ts';
import { examInputs } from './inputs/exam-inputs.ts';
import { membershipInputs } from './inputs/membership-inputs.ts';
import { practiceInputs } from './inputs/practice-inputs.ts';
import { siteInputs } from './inputs/site-inputs.ts';
import { studyToolInputs } from './inputs/study-tool-inputs.ts';
import type { Inputs, Owned } from './inputs/owned.ts';

export function validInputs(owned: Owned) {
  const inputs = {
    ...accountInputs(owned),
    ...adminInputs(owned),
    ...authoringInputs(owned),
    ...examInputs(owned),
    ...membershipInputs(owned),
    ...practiceInputs(owned),
    ...siteInputs(owned),
    ...studyToolInputs(owned),
  } satisfies Inputs;
  return inputs satisfies Readonly<Record<keyof Calls, Input>>;
}
