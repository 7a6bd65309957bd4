import { Link } from 'react-router';
import { pathTo } from '../paths.ts';

const links = [
  { label: 'About', to: pathTo('about') },
  { label: 'Privacy', to: pathTo('privacy') },
  { label: 'Terms', to: pathTo('terms') },
  { label: 'Accessibility', to: pathTo('accessibility') },
] as const;

export function Footer() {
  return (
    <footer className="mt-16 border-t border-line">
      <div className="page-column flex flex-col gap-4 py-8 text-sm text-muted sm:flex-row sm:items-start sm:justify-between sm:gap-12">
        <p className="max-w-prose">SAT is a trademark of the College Board, which is not involved with and does not endorse this product.</p>
        <nav aria-label="About this site" className="-ml-2 flex flex-wrap">
          {links.map((link) => (
            <Link key={link.to} to={link.to} className="inline-flex min-h-11 items-center rounded-control px-2 hover:text-ink hover:underline sm:min-h-0 sm:py-1">
              {link.label}
            </Link>
          ))}
        </nav>
      </div>
    </footer>
  );
}
