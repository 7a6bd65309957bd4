/** An analytics collector beside ours, by ANALYTICS_URL: Plausible's events API (…/api/event) or Umami's (…/api/send), told apart by the path. */
import type { AnalyticsEvent } from '#core/analytics/events.ts';

export interface Collector {
  /** Rejects if the collector does not take it. */
  send(event: AnalyticsEvent, visitor: string): Promise<void>;
}

const timeoutMs = 10_000;

interface Options {
  readonly url: string;
  /** Umami's id of the website; Plausible goes by the host of our own. */
  readonly site: string | null;
  readonly publicUrl: string;
}

const plausible = ({ name, path, referrer, properties }: AnalyticsEvent, { publicUrl }: Options) => ({
  name,
  url: publicUrl + path,
  domain: new URL(publicUrl).hostname,
  ...(referrer && { referrer: `https://${referrer}/` }),
  props: properties,
});

const umami = ({ name, path, referrer, properties }: AnalyticsEvent, { publicUrl, site }: Options, visitor: string) => ({
  type: 'event',
  payload: {
    website: site,
    hostname: new URL(publicUrl).hostname,
    url: path,
    ...(referrer && { referrer: `https://${referrer}/` }),
    ...(name !== 'pageview' && { name, data: properties }),
    id: visitor,
  },
});

export function createCollector(options: Options): Collector {
  const isUmami = new URL(options.url).pathname.endsWith('/api/send');
  return {
    send: async (event, visitor) => {
      const response = await fetch(options.url, {
        method: 'POST',
        // Collectors tell browsers from programs by this; the visitor's own stays here.
        headers: { 'content-type': 'application/json', 'user-agent': `Mozilla/5.0 (compatible; Ascent) ${visitor}` },
        body: JSON.stringify(isUmami ? umami(event, options, visitor) : plausible(event, options)),
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`the analytics collector answered ${response.status}`);
    },
  };
}
