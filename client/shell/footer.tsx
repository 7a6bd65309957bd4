import { Link } from 'react-router';
import { pathTo } from '../paths.ts';
import { setTheme, useTheme, type Theme } from '../platform/theme.ts';

const links = [
  { label: 'About', to: pathTo('about') },
  { label: 'Plans', to: `${pathTo('landing')}#plans` },
  { label: 'SAT guide', to: pathTo('satGuide') },
  { label: 'Calculator', to: pathTo('calculator') },
  { label: 'Score calculator', to: pathTo('scoreCalculator') },
  { label: 'Blog', to: pathTo('blog') },
  { label: 'Help', to: pathTo('help') },
  { label: 'Contact', to: pathTo('contact') },
  { label: 'Privacy', to: pathTo('privacy') },
  { label: 'Cookies', to: pathTo('cookies') },
  { label: 'Terms', to: pathTo('terms') },
  { label: 'Accessibility', to: pathTo('accessibility') },
] as const;

const themes: readonly { readonly value: Theme; readonly label: string }[] = [
  { value: 'system', label: 'Match this device' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

function ThemeSelect() {
  const theme = useTheme();
  return (
    <label className="inline-flex max-w-full flex-wrap items-center gap-2">
      Appearance
      <select
        value={theme}
        onChange={(event) => themes.forEach(({ value }) => value === event.target.value && setTheme(value))}
        className="h-9 max-w-full rounded-control border border-line-strong bg-raised px-2 text-ink pointer-coarse:h-11"
      >
        {themes.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}

/** At the end of every public page. */
export function Footer() {
  return (
    <footer className="mt-16 border-t border-line">
      <div className="page-column flex flex-col gap-5 py-8 text-sm text-muted sm:flex-row sm:items-start sm:justify-between sm:gap-12">
        <p className="max-w-96">SAT is a trademark of the College Board, which is not involved with and does not endorse this product.</p>
        <div className="flex flex-col gap-3 sm:items-end">
          <nav aria-label="About this site" className="-mx-2 flex flex-wrap">
            {links.map((link) => (
              <Link
                key={link.to}
                to={link.to}
                className="inline-flex min-h-11 items-center rounded-control px-2 hover:text-ink hover:underline sm:min-h-0 sm:py-1"
              >
                {link.label}
              </Link>
            ))}
          </nav>
          <ThemeSelect />
        </div>
      </div>
    </footer>
  );
}
