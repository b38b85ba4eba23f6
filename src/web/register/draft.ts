import type { AcceptedDocuments } from '#model/licences/documents.ts'
import { type MuseumData, museumDataOf } from '#model/museum/museum-data.ts'

export const registrationSteps = ['museum', 'person', 'documents'] as const
export type RegistrationStep = (typeof registrationSteps)[number]

/** Who will administer the museum; the password is kept nowhere. */
export interface Person {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
}

/** What was typed so far. */
export interface Draft {
  readonly museum: MuseumData
  readonly person: Person
  readonly accepted: AcceptedDocuments
}

const readersZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

const key = 'vitrine.registration'

/** What was typed in this tab before it was reloaded, whatever of it can be read. */
export function keptDraft(): Draft {
  let kept: Partial<Draft> = {}
  try {
    kept = (JSON.parse(sessionStorage.getItem(key) ?? 'null') as Partial<Draft> | null) ?? {}
  } catch {
    // Shut, or of another version: one begins anew.
  }
  return {
    // Most who register sit in their museum.
    museum: museumDataOf({ timeZone: readersZone(), ...kept.museum }),
    person: { firstName: '', lastName: '', email: '', ...kept.person },
    accepted: { ...kept.accepted },
  }
}

/** Keeps what was typed for a reload of this tab; nothing once it has been sent. */
export function keepDraft(draft: Draft | undefined): void {
  try {
    if (draft) sessionStorage.setItem(key, JSON.stringify(draft))
    else sessionStorage.removeItem(key)
  } catch {
    // Full or shut: it stays as long as the page.
  }
}
