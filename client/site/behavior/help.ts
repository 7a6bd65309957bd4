/** Opens the article that the address names. */
function openNamed(): void {
  const named = document.getElementById(location.hash.slice(1));
  const article = named?.closest('details');
  if (!article) return;
  article.open = true;
  article.scrollIntoView({ block: 'start' });
}

const words = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 1);

/** Hides articles without every word of what is typed, each as the beginning of a word there. */
export function helpSearch(): void {
  const page = document.querySelector('[data-help]');
  const field = page?.querySelector<HTMLInputElement>('input[type=search]');
  const found = page?.querySelector('[role=status]');
  if (!page || !field || !found) return;
  const articles = [...page.querySelectorAll<HTMLDetailsElement>('[data-help-article]')].map((element) => ({ element, words: words(element.textContent) }));
  const groups = [...page.querySelectorAll<HTMLElement>('[data-help-group]')];
  const search = () => {
    const wanted = words(field.value);
    let count = 0;
    for (const { element, words: own } of articles) {
      const fits = wanted.every((word) => own.some((one) => one.startsWith(word)));
      element.hidden = !fits;
      if (fits) count += 1;
    }
    for (const group of groups) group.hidden = group.querySelector('[data-help-article]:not([hidden])') === null;
    found.textContent =
      wanted.length === 0 ? '' : count === 0 ? 'Nothing found. Try another word, or write to us.' : `${count} ${count === 1 ? 'answer' : 'answers'}`;
  };
  field.addEventListener('input', search);
  // A browser that goes back fills the field in again.
  search();
  const follow = () => {
    if (location.hash === '') return;
    field.value = '';
    search();
    openNamed();
  };
  addEventListener('hashchange', follow);
  follow();
}
