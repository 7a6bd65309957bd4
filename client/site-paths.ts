/** Paths of the public pages; apart from those of the app's screens, because the service worker needs nothing else. */

/** Public pages that are documents of their own, without the app's code (client/site). */
export const sitePatterns = {
  landing: '/',
  landingStudents: '/landing_page',
  landingFamilies: '/landingpage2',
  help: '/help',
  contact: '/contact',
  about: '/about',
  careers: '/careers',
  press: '/press',
  satGuide: '/sat-guide',
  blog: '/blog',
  blogPost: '/blog/:id',
  privacy: '/privacy',
  cookies: '/cookies',
  terms: '/terms',
  accessibility: '/accessibility',
} as const;

/** Tools that are documents for whoever comes from outside, and screens inside the app, which also work without a connection. */
export const toolPatterns = {
  calculator: '/calculator',
  scoreCalculator: '/score-calculator',
} as const;
