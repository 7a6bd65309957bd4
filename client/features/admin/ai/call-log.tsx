import type { ModelRequestDetail } from '#contract/model-drafts.ts';
import { callWords, formatAmount } from './model-words.ts';

const Text = ({ label, text }: { readonly label: string; readonly text: string }) => (
  <div>
    <h4 className="text-sm font-semibold">{label}</h4>
    <pre
      tabIndex={0}
      role="group"
      aria-label={label}
      className="mt-1 max-h-72 overflow-auto rounded-control bg-sunken p-3 text-sm break-words whitespace-pre-wrap"
    >
      {text || '–'}
    </pre>
  </div>
);

const roleWords: Readonly<Record<string, string>> = { system: 'Rules', user: 'Prompt', assistant: 'Earlier answer' };

/** What was sent and what came back, call by call. */
export function CallLog({ calls }: Pick<ModelRequestDetail, 'calls'>) {
  if (calls.length === 0) return null;
  return (
    <section aria-labelledby="calls">
      <h3 id="calls" className="font-semibold">
        Calls
      </h3>
      <ul className="mt-2 flex flex-col gap-2">
        {calls.map(({ number, purpose, messages, answer, problem, cost, promptTokens, completionTokens }) => (
          <li key={number} className="rounded-control border border-line">
            <details>
              <summary className="min-h-11 cursor-pointer px-4 py-2.5">
                {number}. {callWords[purpose]}: {promptTokens} tokens sent, {completionTokens} received, {formatAmount(cost)}
                {problem ? <span className="block text-sm text-danger">{problem}</span> : null}
              </summary>
              <div className="flex flex-col gap-4 px-4 pb-4">
                {messages.map(({ role, content }, index) => (
                  <Text key={index} label={roleWords[role] ?? role} text={content} />
                ))}
                <Text label="Answer" text={answer} />
              </div>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}
