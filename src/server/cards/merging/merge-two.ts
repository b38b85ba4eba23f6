import { declarationOf } from '#model/cards/declarations.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import type { Change } from '#model/engine/diff.ts'
import { type MergeChoices, mergeCards } from '#model/engine/merge-cards.ts'
import { typeIdsOf } from '#model/engine/type-ids.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { notFound } from '#server/platform/errors.ts'
import { existingCard } from '../access/existing-card.ts'
import { titleIn } from '../names/title-in.ts'
import { binCard } from '../save/bin.ts'
import { linkByHand } from '../save/link-by-hand.ts'
import { readValues } from '../save/read-values.ts'
import { type Writing, writeCards } from '../save/write-cards.ts'
import { writeLinks } from '../save/write-links.ts'
import { type CardRecord, cardForUpdate } from '../store/cards.ts'
import { ownLinks } from '../store/links.ts'
import { finishMerge } from '../store/merges.ts'
import { holdRegister } from '../store/register.ts'

/** Two cards that become one, and how. */
export interface Merging {
  readonly type: string
  readonly keptId: string
  readonly otherId: string
  readonly choices: MergeChoices
  readonly reason: string
}

/** @throws {CodedError} `not_found` for a type that is not merged. */
export function mergeableType(type: string): CardDeclaration {
  const declaration = declarationOf(type)
  if (!declaration?.mergeable) throw notFound()
  return declaration
}

/**
 * The values of two cards as one, read and checked: terms and cards that either of them referred to already are left alone.
 * @throws {CodedError} `invalid_input` when they do not go together.
 */
export async function mergedValues(
  tx: TenantTransaction,
  declaration: CardDeclaration,
  [kept, other]: readonly [CardRecord, CardRecord],
  choices: MergeChoices,
) {
  const two = { kept: kept.data, other: other.data, ids: [kept.id, other.id] }
  const values = mergeCards(declaration, two, choices)
  return readValues(tx, declaration, values, values)
}

/** Path under which the history of a card keeps which others became one with it; and of those, which one they became. */
export const mergedPath = '@merged'
const mergedIntoPath = '@mergedInto'

/** The entry in the history of one merged record about the other, whose name is kept. */
const noteOf = (path: string, { id, titles, number }: CardRecord, reason: string): Change => ({
  path,
  kind: 'added',
  before: null,
  after: { id, title: titleIn(titles, 'en') || number, ...(reason !== '' && { reason }) },
})

/** Links a card by hand with what another one is linked with, in the same order. @returns what the history says of it. */
async function takeLinks(tx: TenantTransaction, kept: CardRecord, other: CardRecord): Promise<Change[]> {
  const links = (await ownLinks(tx, other.id)).filter(({ other_id }) => other_id !== kept.id)
  const groups = Map.groupBy(links, ({ other_type, association }) => `${other_type} ${association}`)
  const changes: Change[] = []
  for (const group of groups.values()) {
    const [first] = group
    if (!first) continue
    const ids = group.toSorted((one, next) => one.position - next.position).map(({ other_id }) => other_id)
    changes.push(...(await linkByHand(tx, kept, first.other_type, ids, first.association)))
  }
  return changes
}

/**
 * Makes two cards one, once no field refers to the other one any longer: the one that is kept takes its values and its links by hand,
 * the other goes to the bin, and its address leads to the one that is kept. Both are held.
 */
export async function mergeTwo(
  tx: TenantTransaction,
  { keptId, otherId, choices, reason }: Merging,
  writing: Writing,
): Promise<void> {
  const { declaration } = writing
  const kept = await existingCard(tx, declaration, keptId, { hold: true })
  const other = await existingCard(tx, declaration, otherId, { hold: true })
  const values = await mergedValues(tx, declaration, [kept, other], choices)
  await holdRegister(tx)
  const linked = await takeLinks(tx, kept, other)
  await writeLinks(tx, other, [noteOf(mergedIntoPath, kept, reason)], writing)
  await binCard(tx, other, writing)
  await writeLinks(tx, kept, [...linked, noteOf(mergedPath, other, reason)], writing)
  const record = await cardForUpdate(tx, typeIdsOf(declaration), keptId)
  if (!record) throw notFound()
  // Numbers of the other one are free by now.
  await writeCards(
    tx,
    [
      {
        record,
        values,
        ...(kept.cover_file_id === null &&
          other.cover_file_id !== null && { coverFileId: other.cover_file_id }),
      },
    ],
    writing,
  )
  await finishMerge(tx, otherId)
  // Lines that refer to it are found by the one that is kept from here on, and comments on it are comments on that one.
  await writing.renamed(tx, [otherId], 'identity')
}
