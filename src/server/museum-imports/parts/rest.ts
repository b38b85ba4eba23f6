import { isDeepStrictEqual } from 'node:util'
import { declarations } from '#model/cards/declarations.ts'
import { standingAt, stepOf } from '#model/engine/aspects/steps.ts'
import type { CardDeclaration, CardValues } from '#model/engine/define-card.ts'
import { keepMeasured } from '#model/engine/keep-measured.ts'
import { typeIdsOf } from '#model/engine/type-ids.ts'
import { cardTypeNamed, cardTypeNames, cardTypes } from '#model/record-types.ts'
import { cut } from '#model/text/cut.ts'
import {
  announce,
  type CardRecord,
  cardsForUpdate,
  fittingValues,
  giveBackCounts,
  holdRegister,
  keepRowIds,
  linkAsThere,
  type PlacedLinkByHand,
  writeCards,
} from '#server/cards/index.ts'
import { longestName } from '#server/comments/index.ts'
import { partsTaken, takePart } from '#server/exchange/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import { inSavepoint } from '#server/platform/operations/store.ts'
import { count, type Taking, tellFault, tellOf } from '../imports-context.ts'
import { idsIn, mappedValues, originOf, type Records, recordsHere } from '../mapped.ts'
import { itemsOf, type RecordLine as Line, recordLine as line } from '../read-lines.ts'
import { readNumber } from './numbers.ts'

/** Ids of all records that some name, with their own. */
export const idsOfRecords = (declaration: CardDeclaration, lines: readonly Line[]): readonly string[] =>
  lines.flatMap(({ id, links, coverFileId, data }) => [
    id,
    ...links.map(link => link.id),
    ...(coverFileId === null ? [] : [coverFileId]),
    ...idsIn(declaration, data),
  ])

const byHand = ({ links }: Line) => links.filter(({ field }) => field === '')

/** Links by hand as they are here, each at its place. */
function linksHere({ terms }: Taking, given: Line, records: Records): PlacedLinkByHand[] {
  return byHand(given).flatMap(({ id, type, association, position }) => {
    const here = records.get(id)
    const named = cardTypeNamed(type)
    if (!here || named === undefined || cardTypes[named] !== here.type) return []
    return {
      otherId: here.id,
      otherType: here.type,
      association: terms.get(association.id) ?? '',
      position: position ?? 0,
    }
  })
}

/** The step of a procedure, and its number: only the product's own steps write them, and no table brings them. */
function standingHere({ workflow }: CardDeclaration, { data }: Line): CardValues {
  if (!workflow) return {}
  const step = stepOf({ workflow }, data)
  const number = readNumber({ workflow }, data.procedureNumber) && data.procedureNumber
  return { ...standingAt({ workflow }, step), ...(number !== undefined && { procedureNumber: number }) }
}

/** The name of the person who uploaded a file there; all else that was measured is measured again. */
const uploaderHere = ({ uploaded }: CardDeclaration, { data: { ownerName } }: Line): CardValues =>
  uploaded && typeof ownerName === 'string' ? { ownerName: cut(ownerName, longestName) } : {}

/** Values without the ids of rows, which are new where a table made them, in an order of their own. */
function withoutRowIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutRowIds)
  if (typeof value !== 'object' || value === null) return value
  const isRef = 'id' in value && (Object.keys(value).length === 1 || typeof value.id === 'number')
  const kept = Object.entries(value).filter(([key]) => key !== 'id' || isRef)
  return Object.fromEntries(
    kept
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, each]) => [key, withoutRowIds(each)]),
  )
}

const isSame = (one: CardValues, other: CardValues): boolean =>
  isDeepStrictEqual(withoutRowIds(one), withoutRowIds(other))

interface ValuesHere {
  readonly values: CardValues
  /** The same values with the ids that rows had, which the history names. */
  readonly withRowIds?: CardValues
}

/**
 * Values of the record as they were there, as far as they fit. What its table has brought already is left as it is: of files nothing, of all others nearly
 * everything.
 */
async function valuesHere(
  tx: TenantTransaction,
  { terms }: Taking,
  declaration: CardDeclaration,
  record: CardRecord,
  given: Line,
  records: Records,
): Promise<ValuesHere> {
  const mapped = mappedValues(declaration, given.data, terms, records)
  const { uploaded, begunElsewhere: measured = false } = declaration
  const [fitting = {}] = await fittingValues(tx, declaration, [mapped], { measured, binned: true })
  const standing = standingHere(declaration, given)
  const brought = { ...record.data, ...standing }
  const there = {
    ...(measured ? fitting : keepMeasured(declaration, fitting, record.data)),
    ...uploaderHere(declaration, given),
    ...standing,
  }
  const whole = uploaded || measured ? there : { ...brought, ...there }
  return isSame(whole, brought) ? { values: brought, withRowIds: whole } : { values: whole }
}

/** Cover as it is to be here; undefined to leave it as it is. */
export function coverHere({ coverFileId }: Line, records: Records): string | null | undefined {
  return coverFileId === null ? null : records.get(coverFileId)?.id
}

/** Numbers that procedures were begun with, until they got theirs; the last of them become free again. */
type Begun = Map<number, number[]>

function noteBegun(begun: Begun, declaration: CardDeclaration, before: CardValues, now: CardValues): void {
  const first = readNumber(declaration, before.procedureNumber)
  if (!first || before.procedureNumber === now.procedureNumber) return
  begun.set(first.year, [...(begun.get(first.year) ?? []), first.count])
}

/** Codes with which the museum refuses a part of a record. */
const notAccepted: ReadonlySet<string> = new Set(['invalid_input', 'withdrawn'])

async function takeRest(
  tx: TenantTransaction,
  taking: Taking,
  declaration: CardDeclaration,
  given: Line,
  { records, known, begun }: { readonly records: Records; readonly known: Records; readonly begun: Begun },
): Promise<void> {
  const here = records.get(given.id)
  if (!here) return
  const [record] = await cardsForUpdate(tx, typeIdsOf(declaration), [here.id])
  if (!record || !(await takePart(tx, { origin: originOf(taking, given.id), part: 'rest' }, record.id)))
    return
  const { context, author } = taking
  const writing = { declaration, author, action: 'imported', renamed: context.renamed, tidies: true }
  const linked = await linkAsThere(tx, record, linksHere(taking, given, records), writing)
  const { values, withRowIds } = await valuesHere(tx, taking, declaration, linked, given, known)
  const coverFileId = coverHere(given, records)
  const write = { record: linked, values, ...(coverFileId !== undefined && { coverFileId }) }
  // What is in the trash is not published, not even until it is there.
  const isPublic = !declaration.unpublished && !given.inBin
  const whole = isPublic ? { ...write, published: given.published } : write
  const about = `${given.type} ${given.number || given.id}`
  let isAsThere = false
  let numberHere: CardValues = {}
  // A number that another procedure has here cannot be had twice: it keeps the one that it got, and all else is as it was there.
  const { procedureNumber } = linked.data
  const renumbered = declaration.workflow ? { ...write, values: { ...values, procedureNumber } } : undefined
  // What the museum would not accept is left out, and said: publication under embargo, or of what is withdrawn.
  for (const attempt of new Set([whole, write, renumbered, { ...write, values: linked.data }])) {
    if (!attempt) continue
    try {
      await inSavepoint(tx, async () => {
        const [done] = await writeCards(tx, [attempt], writing)
        if (done) noteBegun(begun, declaration, linked.data, done.record.data)
      })
      isAsThere = attempt.values !== linked.data
      if (attempt === renumbered) {
        numberHere = { procedureNumber }
        tellOf(taking, about, 'import.command.archive.numberHere', { number: String(procedureNumber) })
      }
      break
    } catch (error) {
      if (!(error instanceof CodedError) || !notAccepted.has(error.code)) throw error
      const isNumber = error.details.fields !== undefined && 'procedureNumber' in error.details.fields
      if (!isNumber) tellFault(taking, about, error)
    }
  }
  if (withRowIds && isAsThere) await keepRowIds(tx, record.id, { ...withRowIds, ...numberHere })
  count(taking, 'records')
}

const ids = (of: readonly { readonly id: string }[]): readonly string[] => of.map(({ id }) => id)

/** Takes what tables do not bring of records: publication, covers, links by hand with attached files, the fields of files, and where procedures stand. */
export async function takeRestOfRecords(taking: Taking): Promise<void> {
  const { context, tenantId, author } = taking
  for (const declaration of declarations) {
    const begun: Begun = new Map()
    for await (const lines of itemsOf(taking, `cards/${declaration.type}.jsonl`, line)) {
      // Files of the trash are whole before they go there.
      const wanted = lines.filter(({ inBin }) => !inBin || declaration.uploaded)
      await context.database.inTenant(tenantId, async tx => {
        const origins = wanted.map(({ id }) => originOf(taking, id))
        const taken = await partsTaken(tx, 'rest', origins)
        const open = wanted.filter(({ id }) => !taken.has(originOf(taking, id)))
        if (open.length === 0) return
        const own = await recordsHere(tx, taking, ids(open))
        // Before the register, as by all who hold both.
        await cardsForUpdate(tx, typeIdsOf(declaration), ids([...own.values()]))
        await holdRegister(tx)
        const named = idsOfRecords(declaration, open)
        const records = await recordsHere(tx, taking, named)
        const known = await recordsHere(tx, taking, named, { binned: true })
        for (const given of open) await takeRest(tx, taking, declaration, given, { records, known, begun })
        await announce(tx, declaration, { ids: [], what: 'many', accountId: author.accountId })
      })
    }
    await context.database.inTenant(tenantId, async tx => {
      for (const [year, counts] of begun)
        await giveBackCounts(tx, cardTypeNames[declaration.type], year, counts)
    })
  }
}
