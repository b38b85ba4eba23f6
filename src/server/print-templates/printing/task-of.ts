import { displayName } from '#model/display-name.ts'
import type { Language } from '#model/languages.ts'
import type { MuseumActor } from '#server/platform/http/index.ts'
import type { PrintTask } from './task.ts'

/** Print task of a request, in the chosen language. */
export const taskOf = (
  actor: MuseumActor,
  language: Language,
  rest: Pick<PrintTask, 'document' | 'wanted' | 'name'>,
): PrintTask => ({
  document: rest.document,
  wanted: rest.wanted,
  name: rest.name,
  tenantId: actor.tenantId,
  holder: actor,
  person: displayName(actor.person),
  language: rest.wanted.language ?? language,
})
