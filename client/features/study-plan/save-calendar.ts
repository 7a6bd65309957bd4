/** The plan as a file for a calendar. Which events this device has given away is kept, so that the next file cancels those that are no longer planned. */
import * as z from 'zod';
import { planCalendar } from '#core/learning/plan-calendar.ts';
import type { PlannedSession } from '#core/learning/plan.ts';
import { saveFile } from '#client/platform/save-file.ts';
import { readSetting, writeSetting } from '#client/platform/storage.ts';

/** Forgotten with the account (client/platform/session.ts). */
const key = 'plan-calendar.events';

function eventsBefore(): Readonly<Record<string, string>> {
  try {
    return z.record(z.string(), z.iso.date()).parse(JSON.parse(readSetting(key) ?? '{}'));
  } catch {
    return {};
  }
}

export function saveCalendar(sessions: readonly PlannedSession[], examDate: string | null, today: string): void {
  const { text, events } = planCalendar(sessions, examDate, { made: Date.now(), today }, eventsBefore());
  saveFile('study-plan.ics', 'text/calendar', text);
  writeSetting(key, JSON.stringify(events));
}
