/** Structured logs. Ids only: no address, name, token, cookie or body is ever logged. */
import pino, { type DestinationStream, type Logger } from 'pino';

/** Named parts only: driver errors carry the connection and the values of the row with them. */
const errorParts = (error: unknown) =>
  error instanceof Error
    ? { type: error.name, message: error.message, ...('code' in error && { code: String(error.code) }), stack: error.stack }
    : { type: typeof error };

/** `to` instead of the standard output. */
export const createLog = (level: string, to: DestinationStream = pino.destination(1)): Logger =>
  pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: errorParts } }, to);
