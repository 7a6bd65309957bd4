import { Check, Minus } from 'lucide-react';
import { comparedFeatures, guestSentence, recommendationsSentence, type Inclusion } from '#core/membership/comparison.ts';
import { membershipTiers, tierDefinitions } from '#core/membership/tiers.ts';

function Mark({ inclusion }: { readonly inclusion: Inclusion }) {
  if (typeof inclusion === 'object') return <span className="tabular font-medium">{inclusion.limit}</span>;
  const Icon = inclusion ? Check : Minus;
  return (
    <>
      <Icon aria-hidden size={18} className={inclusion ? 'mx-auto text-success' : 'mx-auto text-muted'} />
      <span className="sr-only">{inclusion ? 'Included' : 'Not included'}</span>
    </>
  );
}

/** Every feature of every plan: included, not included, or how many. */
export const PlanTable = ({ prices = false }: { readonly prices?: boolean }) => (
  <>
    <div role="group" aria-label="Plans" tabIndex={0} className="scroll-cue relative overflow-x-auto">
      <table className="w-full border-collapse text-sm sm:text-base">
        <caption className="sr-only">What each plan includes</caption>
        <thead>
          <tr className="border-b border-line-strong align-bottom">
            <th scope="col" className="pb-3 pr-2 text-left font-medium text-muted">
              Feature
            </th>
            {membershipTiers.map((tier) => (
              <th key={tier} scope="col" className="w-[20%] px-1 pb-3 text-center font-semibold sm:px-3">
                {tierDefinitions[tier].name}
                {prices ? (
                  <span className="block text-xs font-normal text-muted sm:text-sm">{tierDefinitions[tier].price.replace('/month', ' a month')}</span>
                ) : null}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {comparedFeatures.map(({ name, in: by }) => (
            <tr key={name} className="border-b border-line">
              <th scope="row" className="py-3 pr-2 text-left font-normal">
                {name}
              </th>
              {membershipTiers.map((tier) => (
                <td key={tier} className="px-1 py-3 text-center sm:px-3">
                  <Mark inclusion={by[tier]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
    <p className="mt-4 max-w-prose text-sm text-muted">
      {guestSentence} In menus, {tierDefinitions.plus.name} is shown as {tierDefinitions.plus.displayName}.
    </p>
    <p className="mt-2 max-w-prose text-sm text-muted">{recommendationsSentence}</p>
  </>
);
