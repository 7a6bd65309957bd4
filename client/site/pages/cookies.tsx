import { pathTo } from '#client/paths.ts';
import { siteCookies } from '../cookies.ts';
import { ProsePage } from '../parts.tsx';

/** /cookies */
export const CookiesPage = () => (
  <ProsePage title="Cookies">
    <p>
      Ascent sets {siteCookies.length} cookies at most, and only for what you ask it to do. None is for ads or for following you around, none comes from another
      company, and no script can read them. Reading this page sets none.
    </p>
    <dl className="flex flex-col border-t border-line">
      {siteCookies.map(({ name, purpose, when, lasts }) => (
        <div key={name} className="border-b border-line py-4">
          <dt className="font-medium">{name}</dt>
          <dd className="mt-1">{purpose}</dd>
          <dd className="mt-1 text-sm text-muted">
            {when}. Lasts {lasts} at most.
          </dd>
        </div>
      ))}
    </dl>
    <p>On a secure connection, the names begin with “__Host-”, which ties them to this site alone.</p>
    <h2>Also on your device</h2>
    <p>
      Your browser also stores your answers in an exam or quiz in progress, your display settings, and a copy of the app so that it opens offline. The{' '}
      <a href={pathTo('privacy')} className="text-link">
        privacy page
      </a>{' '}
      says what we store on our side. You can clear all of it in your browser’s settings; you’ll be logged out, and answers that haven’t been sent yet will be
      lost.
    </p>
  </ProsePage>
);
