/** What a route tells the build, so that boot.js can begin to fetch before the app's code has arrived. */
export interface ScreenHandle {
  /** The shape of the screen, painted from HTML: see client/index.html. */
  readonly frame?: 'app' | 'exam';
  /** File names of fonts, without ending, that its first sight needs. */
  readonly fonts?: readonly string[];
}

/**
 * GET calls as paths of the contract; `:name` is a parameter of the route or of the query, `:dayStart` when the student's day began, in `:timeZone`. After a
 * `#` stand parameters that must be there, too, and are not sent. Never one that starts a clock on the screen.
 */
export interface ScreenData {
  readonly data?: readonly string[];
  /** More of them, which the server answers from this tier on. */
  readonly dataOf?: { readonly [tier in 'plus' | 'max']?: readonly string[] };
}
