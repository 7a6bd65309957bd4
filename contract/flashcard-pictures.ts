/** Pictures on flashcards: only their owner sees them, at `cardPictureUrl`. For the plus tier and above. */
import * as z from 'zod';
import { maxFileBytes, picturesPerImport } from '#core/files.ts';
import { defineCall } from './call.ts';
import { fileMetadata } from './files.ts';

export const uploadCardPicture = defineCall({
  id: 'uploadCardPicture',
  summary: 'Upload a picture for a flashcard; it is deleted after a day unless a card shows it',
  method: 'POST',
  path: '/api/flashcards/pictures',
  access: 'plus',
  // A deck that is imported brings its pictures one by one.
  rateLimit: { requests: picturesPerImport + 60, seconds: 600 },
  file: { maxBytes: maxFileBytes },
  output: z.object({ id: z.string(), ...fileMetadata, url: z.string() }),
  status: 201,
  errors: ['file-not-usable', 'quota-exceeded', 'retry-limit-exceeded'],
});

export const flashcardPictureCalls = { uploadCardPicture };
