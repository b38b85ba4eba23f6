import {
  type FindingGiven,
  findingGiven,
  type refusalReasons,
} from '#model/api/procedures/inventory-audit.ts'
import { numberKey } from '#server/cards/index.ts'
import type { Catalogued } from './store/catalogue.ts'

export type RefusalReason = (typeof refusalReasons)[number]

/** A finding that can be taken, with the object it is about, where anybody knows that. */
export interface ReadFinding {
  readonly given: FindingGiven
  readonly objectId: string | null
}

/** The expected objects and locations. */
export interface Known {
  readonly objects: ReadonlyMap<string, unknown>
  readonly locations: ReadonlyMap<string, unknown>
  /** Objects by the keys of their numbers; those on the list first. */
  readonly byNumber: ReadonlyMap<string, Pick<Catalogued, 'id'>>
}

/** Parses the findings of a request one by one; undefined for invalid ones. */
export function parseFinding(sent: Readonly<Record<string, unknown>>): FindingGiven | undefined {
  const { data } = findingGiven.safeParse(sent)
  if (!data) return undefined
  const isAboutSomething =
    data.objectId !== undefined ||
    (data.number ?? '').trim() !== '' ||
    data.undoes !== undefined ||
    data.result === 'WITHOUT_NUMBER' ||
    data.result === 'UNREADABLE'
  return isAboutSomething ? data : undefined
}

/** Returns the object of a finding: the one it names, else the one with its number. */
export function readFinding(
  given: FindingGiven | undefined,
  { objects, locations, byNumber }: Known,
): ReadFinding | RefusalReason {
  if (!given) return 'INVALID'
  const objectId = given.objectId ?? byNumber.get(numberKey(given.number ?? ''))?.id ?? null
  if (given.objectId !== undefined && !objects.has(given.objectId)) return 'UNKNOWN_OBJECT'
  if (given.locationId !== undefined && !locations.has(given.locationId)) return 'UNKNOWN_LOCATION'
  return { given, objectId }
}
