/** Valid inputs for the calls of signing up and in, and the account itself. */
import { goodPassword } from '../students.ts';
import type { Inputs, Owned } from './owned.ts';

const token = 'a-token-that-nobody-was-mailed-0123456789';
const proof = { currentPassword: goodPassword };

export function accountInputs(owned: Owned) {
  const { userId, email, sessionId } = owned;
  return {
    signUp: { body: { name: 'Sam Poe', email, password: goodPassword } },
    signIn: { body: { email, password: 'not-their-password-1' } },
    signInAtLink: { body: { token, password: goodPassword } },
    signOut: {},
    me: {},
    sendVerification: { body: { email, name: 'Sam Poe' } },
    sendBackupVerification: {},
    verifyEmail: { body: { token } },
    forgotPassword: { body: { email } },
    getPasswordReset: { body: { token } },
    resetPassword: { body: { token, password: 'another-peak-3141', removeIdentities: ['google'], removeSecondFactors: true } },
    getProfile: {},
    updateProfile: { body: { name: 'Sam Poe' } },
    changePassword: { body: { ...proof, password: 'another-peak-3141' } },
    changeEmail: { body: { ...proof, email } },
    correctEmail: { body: { email } },
    confirmEmail: { body: { token } },
    signOutElsewhere: {},
    signOutDevice: { params: { signedInDeviceId: owned.signedInDeviceId } },
    exportData: { query: { part: 'account', cursor: `${userId}~${sessionId}` } },
    deleteAccount: { body: { ...proof, confirmation: 'DELETE' } },
    identityProviders: {},
    beginIdentitySignIn: { body: { provider: 'google', popup: true, search: '?from=/exams' } },
    beginIdentityConnection: { body: { ...proof, provider: 'google', popup: true } },
    beginIdentityConfirmation: { body: { provider: 'google', popup: true } },
    confirmWithMailedCode: { body: { code: '123456' } },
    disconnectIdentity: { body: { ...proof, provider: 'google' } },
    unfinishedSignUp: {},
    finishSignUp: { body: { name: 'Sam Poe', email } },
    getTwoFactor: {},
    beginTwoFactor: { body: proof },
    confirmTwoFactor: { body: { code: '123456' } },
    renewBackupCodes: { body: proof },
    turnOffTwoFactor: { body: proof },
    forgetTrustedDevice: { params: { deviceId: owned.deviceId } },
    getChallenge: {},
    signInWithCode: { body: { method: 'app', code: '123456', trustDevice: true } },
    textSignInCode: {},
    abandonSignIn: {},
    getPhone: {},
    textPhoneCode: { body: { ...proof, number: owned.phone } },
    resendPhoneCode: {},
    verifyPhone: { body: { code: '123456' } },
    removePhone: { body: proof },
  } as const satisfies Partial<Inputs>;
}
