import { postJson } from '#client/platform/post-json.ts';
import { newRequestId } from '#client/platform/request-id.ts';
import { readSetting } from '#client/platform/storage.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The contact form. A pass is fetched when somebody begins to write, for an account at once; it says when that was, so that programs that answer at once are seen. */
export function contactForm(): void {
  const form = document.querySelector<HTMLFormElement>('[data-contact]');
  const failure = form?.querySelector('[data-contact-error]');
  const done = document.querySelector<HTMLElement>('[data-contact-done]');
  const button = form?.querySelector<HTMLButtonElement>('button[type=submit]');
  if (!form || !failure || !done || !button) return;

  const topic = new URLSearchParams(location.search).get('topic');
  const select = form.querySelector('select');
  if (select && [...select.options].some(({ value }) => value === topic)) select.value = topic ?? '';

  let pass: Promise<string> | null = null;
  const fetchPass = () =>
    (pass ??= postJson('/api/contact/pass', {}).then((result) => {
      if (!result.ok) return '';
      for (const name of ['name', 'email']) {
        const field = form.querySelector<HTMLInputElement>(`input[name="${name}"]`);
        // What somebody has begun to write stays.
        if (field?.value === '') field.value = text(result.answer[name]);
      }
      return text(result.answer['pass']);
    }));
  form.addEventListener('focusin', () => void fetchPass(), { once: true });
  // Whoever is logged in finds name and email filled in.
  if (readSetting('account') !== null) void fetchPass();

  const show = (fields: Readonly<Record<string, string>>) => {
    for (const place of form.querySelectorAll<HTMLElement>('[data-error]')) {
      const name = place.dataset['error'] ?? '';
      place.textContent = fields[name] ?? '';
      form.querySelector(`[name="${name}"]`)?.setAttribute('aria-invalid', String(name in fields));
    }
    form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };

  const message = form.querySelector('textarea');
  // A message that is written and not sent is not lost by a slip; the browser asks in its own words.
  const ask = (event: BeforeUnloadEvent) => message?.value.trim() && event.preventDefault();
  message?.addEventListener('input', () => addEventListener('beforeunload', ask), { once: true });

  // After a lost response the same message is sent again: one ticket.
  const requestId = newRequestId();
  let busy = false;
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (busy) return;
    busy = true;
    button.setAttribute('aria-disabled', 'true');
    failure.textContent = '';
    const entries = Object.fromEntries([...new FormData(form)].filter(([, value]) => typeof value === 'string'));
    const result = await postJson('/api/contact', { ...entries, pass: await fetchPass(), requestId });
    busy = false;
    button.removeAttribute('aria-disabled');
    if (!result.ok) {
      if (result.code === 'contact-pass-expired') {
        pass = null;
        void fetchPass();
      }
      show(result.fields);
      if (Object.keys(result.fields).length === 0) failure.textContent = result.message;
      return;
    }
    removeEventListener('beforeunload', ask);
    form.hidden = true;
    const ticket = text(result.answer['ticket']);
    done.textContent = `Thank you. Your message is here${ticket ? `: ticket ${ticket}` : ''}. We’ll answer by email.`;
    // The button that was pressed is gone.
    done.tabIndex = -1;
    done.focus();
  });
}
