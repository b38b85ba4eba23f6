import { type EntryGiven, type EntryRefusal, entryGiven } from '#model/api/procedures/field-work.ts'
import { recordsOfLines, typesOfLines } from '#model/cards/records-of-lines.ts'
import type { ProcedureDeclaration } from '#model/procedures/define-procedure.ts'
import { cardTypes } from '#model/record-types.ts'
import { cardsWithNumbers, numberKey } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { labelsOf } from '#server/vocabularies/index.ts'
import { existingObjects } from '../store/objects.ts'

/** An entry that can be taken, with the object it is about. */
export interface ReadEntry {
  readonly given: EntryGiven
  /** Null: it takes back what has not come in yet. */
  readonly objectId: string | null
}

/** Facts about the subjects of some entries. */
interface Known {
  readonly objects: ReadonlySet<string>
  readonly byNumber: ReadonlyMap<string, string>
  readonly places: ReadonlySet<string>
  /** Objects of entries that are withdrawn, by the ids of these entries. */
  readonly undone: ReadonlyMap<string, string | null>
}

const isAboutSomething = ({ objectId, number, undoes, result, locationId }: EntryGiven): boolean =>
  undoes !== undefined ||
  ((objectId !== undefined || (number ?? '').trim() !== '') && (result !== 'PUT' || locationId !== undefined))

/** Parses an entry of a request; undefined for an invalid one. */
export function parseEntry(sent: Readonly<Record<string, unknown>>): EntryGiven | undefined {
  const { data } = entryGiven.safeParse(sent)
  if (!data || !isAboutSomething(data)) return undefined
  // Ids are compared as texts with those of stored entries.
  return { ...data, ...(data.undoes !== undefined && { undoes: data.undoes.toLowerCase() }) }
}

/** Returns the facts that are needed to read some entries. */
export async function knownTo(
  tx: TenantTransaction,
  { lines }: Pick<ProcedureDeclaration, 'lines'>,
  given: readonly EntryGiven[],
  undone: Known['undone'],
): Promise<Known> {
  const numbers = given.flatMap(({ objectId, number }) => (objectId === undefined && number ? [number] : []))
  const numbered = await cardsWithNumbers(tx, cardTypes[recordsOfLines(lines).type], numbers)
  const ids = [...given.flatMap(({ objectId }) => objectId ?? []), ...numbered.map(({ cardId }) => cardId)]
  const places = await labelsOf(
    tx,
    given.flatMap(({ locationId }) => locationId ?? []),
  )
  return {
    objects: await existingObjects(tx, typesOfLines(lines), ids),
    byNumber: new Map(numbered.map(({ number, cardId }) => [number, cardId])),
    places: new Set([...places].flatMap(([id, { vocabulary }]) => (vocabulary === 'LR' ? [id] : []))),
    undone,
  }
}

/** Returns an entry with its object: the one it names, else the one with its number. */
export function readEntry(
  given: EntryGiven | undefined,
  { objects, byNumber, places, undone }: Known,
): ReadEntry | EntryRefusal {
  if (!given) return 'INVALID'
  const { undoes, number = '', locationId } = given
  const named = given.objectId ?? byNumber.get(numberKey(number)) ?? null
  const objectId = named !== null && objects.has(named) ? named : null
  if (undoes !== undefined) {
    // What it takes back says where and about what that was.
    const { locationId: _place, ...undoing } = given
    return { given: undoing, objectId: undone.get(undoes) ?? objectId }
  }
  if (objectId === null) return 'UNKNOWN_OBJECT'
  if (locationId !== undefined && !places.has(locationId)) return 'UNKNOWN_LOCATION'
  return { given, objectId }
}
