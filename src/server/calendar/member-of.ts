import type { Language } from '#model/languages.ts'
import type { MuseumActor } from '#server/platform/http/index.ts'
import type { CalendarMember } from './calendar-source.ts'

/** Whoever asks, told in the language asked for. */
export const memberOf = (
  { accountId, role, permissions }: MuseumActor,
  language: Language,
): CalendarMember => ({ accountId, role, permissions, language })
