import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { IdentityOutcome } from '#contract/identities.ts';
import { getMe } from '#contract/accounts.ts';
import { pathTo } from '#client/paths.ts';
import { api } from '#client/platform/api.ts';
import { readReturn, useProviders, useVisit } from '#client/platform/identity.ts';
import { wordsFor } from '#client/platform/identity-words.ts';
import { useAdoptSession } from '#client/platform/session.ts';
import { Alert } from '#client/ui/alert.tsx';
import { ProviderButtons } from '#client/ui/provider-buttons.tsx';
import { originIn, withOrigin } from './login-origin.ts';

/** Identity providers, last on a sign-in screen, since the list arrives late; nothing where none is configured. `children`: what to know before choosing one. */
export function ProviderSignIn({ verb, children }: { readonly verb: string; readonly children?: ReactNode }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const adoptSession = useAdoptSession();
  const providers = useProviders();
  const origin = originIn(search);
  const onOutcome = async (outcome: IdentityOutcome) => {
    if (outcome === 'email-needed') return navigate(withOrigin(pathTo('finishSignUp'), origin));
    if (outcome === 'two-factor') return navigate(withOrigin(pathTo('signInCode'), origin));
    if (outcome !== 'signed-in') return;
    // The guard decides where to go next, once the session changes.
    const { me } = await api(getMe, {});
    if (me) adoptSession(me);
  };
  const { waitingFor, words, start } = useVisit((outcome) => void onOutcome(outcome));
  const returned = readReturn(search, providers);
  const shown = words ?? (returned && !waitingFor ? wordsFor(returned.outcome, returned.provider.name) : null);
  if (providers.length === 0) return null;
  return (
    <section aria-label="Other ways" className="mt-6 flex flex-col gap-5">
      <p className="flex items-center gap-4 text-sm text-muted before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">or</p>
      <div role="alert" className="empty:hidden">
        {shown ? <Alert tone={shown.tone}>{shown.text}</Alert> : null}
      </div>
      <p role="status" className="text-sm text-muted empty:hidden">
        {waitingFor ? `Continue in the ${waitingFor.name} window.` : null}
      </p>
      <ProviderButtons
        providers={providers}
        verb={verb}
        waitingFor={waitingFor}
        onChoose={(provider) => void start(provider, { kind: 'sign-in', search: origin })}
      />
      {children}
    </section>
  );
}
