import type { CardDeclaration, CardValues } from '#model/engine/define-card.ts'
import { type Change, diffCards } from '#model/engine/diff.ts'
import { fieldsOf } from '#model/engine/fields.ts'
import { liesElsewhere } from '#model/engine/on-earth.ts'
import { placedRefs } from '#model/engine/placed-refs.ts'
import { broaderOf } from '#model/engine/tree.ts'
import { cardTypes } from '#model/record-types.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { followAll } from '../access/follow-merges.ts'
import { coverPath } from '../files/write-covers.ts'
import { type PreparedIndex, prepareIndex } from '../indexing/index-cards.ts'
import { isRenamed } from '../indexing/keep-headings.ts'
import type { CardRecord } from '../store/cards.ts'
import { holdRegister } from '../store/register.ts'
import { isRepublished } from './count-republished.ts'
import { numbersOf } from './numbers-of.ts'

/** A record to write: its current row (absent for a new one) and its new, validated values. */
export interface Write {
  readonly record?: CardRecord
  readonly values: CardValues
  /** Changes to properties other than the document. */
  readonly published?: boolean
  readonly coverFileId?: string | null
  /** Said of the record in its history alone: that a translation is still right. */
  readonly said?: Change
  /** True for a new file with a picture: it is its own cover. */
  readonly coversItself?: boolean
}

const setChange = (path: string, before: unknown, after: unknown): Change[] =>
  after === undefined || before === after ? [] : [{ path, kind: 'set', before, after }]

/** Returns the changes of a write; paths with '@' are not part of the document. */
const changesOf = (
  declaration: CardDeclaration,
  { record, values, published, coverFileId, said }: Write,
): Change[] =>
  record
    ? [
        ...diffCards(fieldsOf(declaration), record.data, values),
        ...setChange('@published', record.published, published),
        ...setChange(coverPath, record.cover_file_id, coverFileId),
        ...(said ? [said] : []),
      ]
    : []

/** A write with its effects: most change neither numbers nor links and need no locks that others may wait for. */
interface Planned extends Write {
  readonly changes: readonly Change[]
  /** True when its unique numbers change, and when the links made by its fields do. */
  readonly renumbers: boolean
  readonly relinks: boolean
  /** Its new type, if that changes, as from person to organization. */
  readonly newType: number | undefined
  /** True when its parent changes. */
  readonly moves: boolean
  /** True when its position on earth changes. */
  readonly relocates: boolean
}

export interface Step extends Planned {
  readonly prepared: PreparedIndex
  /** True when its name, ancestors or position change, which records that link to it have indexed. */
  readonly renames: boolean
}

const differ = (one: readonly string[], other: readonly string[]): boolean =>
  one.length !== other.length || one.some((each, at) => each !== other[at])

const numbersIn = (declaration: CardDeclaration, card: CardValues): readonly string[] =>
  numbersOf(declaration, card).map(({ number }) => number)

const linksIn = (declaration: CardDeclaration, card: CardValues): readonly string[] =>
  placedRefs(declaration, card).links.map(({ path, id, association }) => `${path} ${id} ${association}`)

function plan(declaration: CardDeclaration, write: Write): Planned {
  const { record, values } = write
  const before = record?.data ?? {}
  const type = cardTypes[declaration.typeOf(values)]
  return {
    ...write,
    changes: changesOf(declaration, write),
    renumbers: differ(numbersIn(declaration, before), numbersIn(declaration, values)),
    relinks: differ(linksIn(declaration, before), linksIn(declaration, values)),
    newType: record === undefined || record.type === type ? undefined : type,
    relocates: record !== undefined && liesElsewhere(declaration, before, values),
    moves: record !== undefined && broaderOf(declaration, before) !== broaderOf(declaration, values),
  }
}

/** While the register lock is held no records are merged: new links to a record that was just merged go to the one it was merged into. */
async function followed(
  tx: TenantTransaction,
  declaration: CardDeclaration,
  given: readonly Planned[],
): Promise<readonly Planned[]> {
  const relinking = given.filter(({ relinks }) => relinks)
  const values = await followAll(
    tx,
    declaration,
    relinking.map(each => each.values),
  )
  const changed = new Map(
    relinking.flatMap((each, at) => {
      const now = values[at]
      return now === undefined || now === each.values ? [] : [[each, now] as const]
    }),
  )
  return given.map(each => {
    const now = changed.get(each)
    return now ? plan(declaration, { ...each, values: now }) : each
  })
}

/** Prepares writes with the data they need, and takes the register lock if necessary. */
export async function stepsOf(
  tx: TenantTransaction,
  declaration: CardDeclaration,
  writes: readonly Write[],
): Promise<readonly Step[]> {
  const given = writes.map(write => plan(declaration, write))
  // Before names are read: a concurrent renaming of a newly linked record either comes first, or finds the link.
  if (given.some(({ relinks, newType }) => relinks || newType !== undefined)) await holdRegister(tx)
  const planned = await followed(tx, declaration, given)
  const prepared = await prepareIndex(
    tx,
    declaration,
    planned.map(({ values }) => values),
  )
  const steps = planned.flatMap((each, at): Step[] => {
    const found = prepared[at]
    if (!found) return []
    const renames =
      each.moves || each.relocates || (each.record !== undefined && isRenamed(each.record, found.headings))
    return [{ ...each, prepared: found, renames }]
  })
  if (steps.some(step => !step.record || step.renumbers || step.renames || isRepublished(step.changes)))
    await holdRegister(tx)
  return steps
}
