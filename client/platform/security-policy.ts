/** Imported before anything else: zod must know, when schemas are made, that it may not generate code here. */
import * as z from 'zod';

z.config({ jitless: true });
