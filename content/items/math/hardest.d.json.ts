/** Megabytes whose types nobody needs: they are parsed before they are used. Inferring them took the type checker seconds. */
declare const questions: unknown;
export default questions;
