/** The jobs of accounts. */
import type { Tasks } from '#server/jobs/task.ts';
import type { AccountDependencies } from '../shared/dependencies.ts';
import { newEmailMailTask } from './new-email-mail.ts';
import { passwordResetMailTask } from './password-reset-mail.ts';
import { verificationMailTask } from '../shared/verification-mail.ts';

export const accountTasks = (dependencies: AccountDependencies) =>
  ({
    'new-email-mail': newEmailMailTask(dependencies),
    'password-reset-mail': passwordResetMailTask(dependencies),
    'verification-mail': verificationMailTask(dependencies),
  }) satisfies Partial<Tasks>;
