import { Button } from './button.tsx';
import { ProviderMark } from './provider-mark.tsx';

export interface ProviderButtonsProps<P> {
  readonly providers: readonly P[];
  /** E.g. "Continue with". */
  readonly verb: string;
  /** The provider whose window is open; choosing it again opens a new one. */
  readonly waitingFor: P | null;
  readonly onChoose: (provider: P) => void;
}

/** A button for each identity provider. */
export function ProviderButtons<P extends { readonly id: string; readonly name: string }>({ providers, verb, waitingFor, onChoose }: ProviderButtonsProps<P>) {
  return (
    <ul className="flex flex-col gap-3">
      {providers.map((provider) => (
        <li key={provider.id}>
          <Button variant="secondary" className="w-full" onClick={() => onChoose(provider)}>
            <ProviderMark id={provider.id} />
            {waitingFor?.id === provider.id ? `Waiting for ${provider.name}…` : `${verb} ${provider.name}`}
          </Button>
        </li>
      ))}
    </ul>
  );
}
