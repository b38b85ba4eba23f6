import { displayName } from '#model/display-name.ts'
import type { Language } from '#model/languages.ts'
import type { MuseumActor } from '#server/platform/http/index.ts'

/** The person who asks, and their language. */
export interface Asker {
  readonly actor: MuseumActor
  readonly language: Language
}

/** Under whose name something is kept, and when it was done. */
export const doneBy = ({ accountId, person, impersonatorId }: MuseumActor, at: Date) => ({
  accountId,
  impersonatorId,
  name: displayName(person),
  at,
})
