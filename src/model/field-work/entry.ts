/** An entry of a log that devices write, with the fields that decide which entries count. */
export interface FieldEntry {
  /** Made by the device. */
  readonly id: string
  /** Null for an unknown object. */
  readonly objectId: string | null
  readonly locationId: string | null
  /** Time that counts for it, in ISO 8601. */
  readonly at: string
  /** Account of its author. */
  readonly by: string
  /** An earlier entry of the same person that it withdraws. */
  readonly undoes: string | null
}

/** Returns the entries that count: neither those that withdraw others, nor those their own author withdrew. */
export function countingEntries<Entry extends FieldEntry>(log: readonly Entry[]): readonly Entry[] {
  const undone = new Set(log.flatMap(({ undoes, by }) => (undoes === null ? [] : [`${undoes} ${by}`])))
  return log.filter(({ id, by, undoes }) => undoes === null && !undone.has(`${id} ${by}`))
}

/** Sorts the latest first, and at the same time the greater id, so that the order of arrival does not matter. */
export const latestFirst = (one: FieldEntry, other: FieldEntry): number =>
  one.at === other.at ? (one.id < other.id ? 1 : -1) : one.at < other.at ? 1 : -1
