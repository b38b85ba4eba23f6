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

/** What there is to be found, and where. */
export interface Known {
  readonly objects: ReadonlyMap<string, unknown>
  readonly locations: ReadonlyMap<string, unknown>
  /** Objects by the keys of their numbers; those on the list first. */
  readonly byNumber: ReadonlyMap<string, Pick<Catalogued, 'id'>>
}

/** What was sent as a finding, one by one; undefined for what is none. */
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

/** Which object a finding is about: the one it names, else the one that carries the number. */
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
