import { isDeepStrictEqual } from 'node:util'
import { declarationOf, declarations } from '#model/cards/declarations.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { fieldAt, isLeaf } from '#model/engine/fields.ts'
import { typeIdsOf } from '#model/engine/type-ids.ts'
import { cardTypeNamed, cardTypes } from '#model/record-types.ts'
import { cut } from '#model/text/cut.ts'
import {
  associationOf,
  binCard,
  cardsForUpdate,
  cardsOfAnyType,
  completeBinned,
  fittingValues,
  holdRegister,
  type LinkSide,
  setBinned,
  takeBinned,
} from '#server/cards/index.ts'
import { longestName } from '#server/comments/index.ts'
import { partsTaken, takePart } from '#server/exchange/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import { count, type Taking, tellFault } from '../imports-context.ts'
import { mappedValues, originOf, type Records, recordsHere } from '../mapped.ts'
import { itemsOf, type RecordLine, recordLine } from '../read-lines.ts'
import { coverHere, idsOfRecords } from './rest.ts'

const binnedOf = ({ unpublished }: CardDeclaration, { deletedAt, deletedBy, published }: RecordLine) => ({
  at: deletedAt === null ? new Date() : new Date(deletedAt),
  name: cut(deletedBy ?? '', longestName),
  published: published && !unpublished,
})

/** Values of records as they fit here; what they refer to may be in the trash as they are. */
const valuesHere = (
  tx: TenantTransaction,
  { terms }: Taking,
  declaration: CardDeclaration,
  given: readonly RecordLine[],
  records: Records,
) =>
  fittingValues(
    tx,
    declaration,
    given.map(({ data }) => mappedValues(declaration, data, terms, records)),
    { measured: true, binned: true },
  )

/** Yields the records of a type that are in the trash and of which a part has not been taken over. */
async function* inTrash(
  taking: Taking,
  { type }: CardDeclaration,
  part: 'bin' | 'rest',
): AsyncGenerator<readonly RecordLine[]> {
  for await (const lines of itemsOf(taking, `cards/${type}.jsonl`, recordLine)) {
    const wanted = lines.filter(({ inBin }) => inBin)
    if (wanted.length === 0) continue
    const origins = wanted.map(({ id }) => originOf(taking, id))
    const taken = await taking.context.database.inTenant(taking.tenantId, tx => partsTaken(tx, part, origins))
    const open = wanted.filter(({ id }) => !taken.has(originOf(taking, id)))
    if (open.length > 0) yield open
  }
}

/** Makes records in the trash, as far as what they refer to is here. */
async function make(
  tx: TenantTransaction,
  taking: Taking,
  declaration: CardDeclaration,
  given: readonly RecordLine[],
): Promise<void> {
  await holdRegister(tx)
  const records = await recordsHere(tx, taking, idsOfRecords(declaration, given), { binned: true })
  const fresh = given.filter(({ id }) => !records.has(id))
  const values = await valuesHere(tx, taking, declaration, fresh, records)
  const made = await takeBinned(
    tx,
    declaration,
    fresh.map((line, at) => ({
      values: values[at] ?? {},
      coverFileId: coverHere(line, records) ?? null,
      binned: binnedOf(declaration, line),
    })),
    taking.author,
  )
  for (const [at, { id }] of made.entries())
    await takePart(tx, { origin: originOf(taking, fresh[at]?.id ?? ''), part: 'bin' }, id)
  count(taking, 'binned', made.length)
}

/** True for a field that links records. */
const isLinkField = (declaration: CardDeclaration | undefined, path: string): boolean => {
  const field = declaration && fieldAt(declaration, path)?.field
  return field !== undefined && isLeaf(field)
}

/** Its own side of the links of a record, which comes back with it: of those by hand, and of those that fields make, its own and of others. */
function sidesHere(
  { terms }: Taking,
  declaration: CardDeclaration,
  { links }: RecordLine,
  { cardId, records }: { readonly cardId: string; readonly records: Records },
): readonly LinkSide[] {
  return links.flatMap(({ id, type, association, field, madeByOther, position }) => {
    const here = records.get(id)
    const named = cardTypeNamed(type)
    if (!here || named === undefined || cardTypes[named] !== here.type) return []
    if (field !== '' && !isLinkField(madeByOther ? declarationOf(named) : declaration, field)) return []
    return {
      card_id: cardId,
      other_id: here.id,
      other_type: here.type,
      association: associationOf(terms.get(association.id)),
      field,
      mirrored: madeByOther && field !== '',
      position: position ?? 0,
    }
  })
}

/** Writes what records in the trash refer to, which may have been made after them, and their links. */
async function complete(
  tx: TenantTransaction,
  taking: Taking,
  declaration: CardDeclaration,
  given: readonly RecordLine[],
): Promise<void> {
  const own = await recordsHere(
    tx,
    taking,
    given.map(({ id }) => id),
    { binned: true },
  )
  const held = await cardsOfAnyType(
    tx,
    [...own.values()].map(({ id }) => id),
  )
  const data = new Map(held.filter(({ deleted_at }) => deleted_at !== null).map(card => [card.id, card.data]))
  await holdRegister(tx)
  const records = await recordsHere(tx, taking, idsOfRecords(declaration, given), { binned: true })
  const values = await valuesHere(tx, taking, declaration, given, records)
  const whole = []
  for (const [at, line] of given.entries()) {
    const id = own.get(line.id)?.id ?? ''
    // Restored or erased here since.
    if (!data.has(id)) continue
    if (!(await takePart(tx, { origin: originOf(taking, line.id), part: 'rest' }, id))) continue
    const sides = sidesHere(taking, declaration, line, { cardId: id, records })
    if (sides.length > 0 || !isDeepStrictEqual(values[at], data.get(id)))
      whole.push({ id, values: values[at] ?? {}, sides })
  }
  await completeBinned(tx, declaration, whole)
}

/**
 * The trash: its records with their links and covers, and when and by whom they were deleted. Their numbers are free, as they were. They are here before
 * the rest of the records that refer to them.
 */
export async function takeTrash(taking: Taking): Promise<void> {
  const { context, tenantId } = taking
  const made = declarations.filter(({ uploaded }) => !uploaded)
  for (const declaration of made)
    for await (const lines of inTrash(taking, declaration, 'bin'))
      await context.database.inTenant(tenantId, tx => make(tx, taking, declaration, lines))
  for (const declaration of made)
    for await (const lines of inTrash(taking, declaration, 'rest'))
      await context.database.inTenant(tenantId, tx => complete(tx, taking, declaration, lines))
}

async function binFile(
  tx: TenantTransaction,
  taking: Taking,
  declaration: CardDeclaration,
  given: RecordLine,
): Promise<void> {
  const { author, context } = taking
  const here = (await recordsHere(tx, taking, [given.id])).get(given.id)
  const [record] = here ? await cardsForUpdate(tx, typeIdsOf(declaration), [here.id]) : []
  if (!record) return
  if (!(await takePart(tx, { origin: originOf(taking, given.id), part: 'bin' }, record.id))) return
  await binCard(tx, record, { declaration, author, action: 'deleted', renamed: context.renamed })
  await setBinned(tx, record.id, binnedOf(declaration, given))
  count(taking, 'binned')
}

/** Files of the trash came with their content as those that are there: whole, they go to the trash here. */
export async function takeTrashOfFiles(taking: Taking): Promise<void> {
  const { context, tenantId } = taking
  for (const declaration of declarations.filter(({ uploaded }) => uploaded))
    for await (const lines of inTrash(taking, declaration, 'bin'))
      for (const given of lines)
        try {
          await context.database.inTenant(tenantId, tx => binFile(tx, taking, declaration, given))
        } catch (error) {
          // Somebody is working on it.
          if (!(error instanceof CodedError)) throw error
          tellFault(taking, `${given.type} ${given.id}`, error)
        }
}
