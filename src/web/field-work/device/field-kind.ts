import type { DeviceOwner } from './device-owner.ts'
import type { KeptEntry, KeptList, WorkName } from './kept.ts'

/** The answer of the server about an entry. */
export interface SentEntry {
  readonly id: string
  readonly outcome: 'TAKEN' | 'KNOWN' | 'REFUSED'
  readonly reason: KeptEntry['reason']
  readonly objectId: string | null
}

/** A kind of work with a phone: how its lists are fetched, and how entries are sent. */
export interface FieldKind {
  readonly name: WorkName
  /** Maximum number of entries per call. */
  readonly most: number
  /** Returns the address of the page of a list. */
  path(id: string): string
  /** The list for the device: `known` with what changed, or all of it. @throws {CallError} */
  fetch(id: string, owner: DeviceOwner, known: KeptList | undefined): Promise<KeptList>
  /** The list with the entries of others. @throws {CallError} */
  withNews(list: KeptList): Promise<KeptList>
  /** @throws {CallError} */
  send(listId: string, entries: readonly KeptEntry[]): Promise<readonly SentEntry[]>
  /** Attaches a photograph to an entry that was sent. @throws {CallError} */
  attach?(entry: KeptEntry, fileId: string): Promise<void>
}

let known: readonly FieldKind[] = []

/** Makes the kinds of work known, before anything is fetched or sent. */
export function setKinds(kinds: readonly FieldKind[]): void {
  known = kinds
}

/** Returns the kind of a list. @throws {Error} for one that is not known. */
export function kindOf(name: WorkName = 'audit'): FieldKind {
  const kind = known.find(each => each.name === name)
  if (!kind) throw new Error(`'${name}' is no kind of work with a phone`)
  return kind
}
