/** What a route tells the build, so that boot.js can begin to fetch before the app's code has arrived. */
export interface ScreenHandle {
  /** The shape of the screen, painted from HTML: see client/index.html. */
  readonly frame?: 'app' | 'exam';
  /** GET calls that the screen begins with, as paths of the contract; `:name` is a parameter of the route or of the query. Never one that reads the time. */
  readonly data?: readonly string[];
  /** File names of fonts, without ending, that its first sight needs. */
  readonly fonts?: readonly string[];
}
