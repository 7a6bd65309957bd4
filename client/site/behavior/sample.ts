import { postJson } from '#client/platform/post-json.ts';

interface Verdict {
  readonly right: boolean;
  readonly comment: string;
  readonly tip: string;
}

const isVerdict = (value: object): value is Verdict => 'right' in value && 'comment' in value && 'tip' in value;

function paragraph(text: string, className = ''): HTMLParagraphElement {
  const element = document.createElement('p');
  element.textContent = text;
  element.className = className;
  return element;
}

/** The question on the landing page: the server judges, because only it knows the answer. */
export function sampleQuestion(): void {
  const form = document.querySelector<HTMLFormElement>('[data-sample]');
  const box = form?.querySelector('[data-sample-verdict]');
  const next = form?.querySelector<HTMLElement>('[data-sample-next]');
  if (!form || !box) return;
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const choice = new FormData(form).get('choice');
    if (typeof choice !== 'string') return box.replaceChildren(paragraph('Choose an answer first.'));
    const result = await postJson('/api/site/sample-answer', { choice });
    if (!result.ok || !isVerdict(result.answer)) return box.replaceChildren(paragraph(result.ok ? 'That did not work. Please try again.' : result.message));
    const { right, comment, tip } = result.answer;
    box.replaceChildren(
      paragraph(right ? 'Right.' : 'Not this one. You can try again.', right ? 'font-semibold text-success' : 'font-semibold text-danger'),
      paragraph(comment),
      ...(right ? [paragraph(tip, 'text-muted')] : []),
    );
    if (next) next.hidden = false;
  });
}
