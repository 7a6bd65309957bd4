/** True at the addresses of a running exam, its break included; `/exam/results/…` are screens like any other. Compared as the router compares. */
export const isExamAddress = (pathname: string): boolean => /^\/(exam\/(?!results(\/|$))[^/]+|intermission)\/?$/i.test(pathname);
