import { declarations } from '#model/cards/declarations.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { typeIdsOf } from '#model/engine/type-ids.ts'
import { cut } from '#model/text/cut.ts'
import {
  binCard,
  cardsForUpdate,
  fittingValues,
  holdRegister,
  setBinned,
  takeBinned,
} from '#server/cards/index.ts'
import { longestName } from '#server/comments/index.ts'
import { partsTaken, takePart } from '#server/exchange/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import { inSavepoint } from '#server/platform/operations/store.ts'
import { count, type Taking, tellFault } from '../imports-context.ts'
import { mappedValues, originOf, type Records, recordsHere } from '../mapped.ts'
import { itemsOf, type RecordLine, recordLine } from '../read-lines.ts'
import { idsOfRecords, linksHere } from './rest.ts'

const binnedOf = ({ unpublished }: CardDeclaration, { deletedAt, deletedBy, published }: RecordLine) => ({
  at: deletedAt === null ? new Date() : new Date(deletedAt),
  name: cut(deletedBy ?? '', longestName),
  published: published && !unpublished,
})

/** Files came with their content as those that are there: they go to the trash here. */
async function binFile(
  tx: TenantTransaction,
  taking: Taking,
  declaration: CardDeclaration,
  given: RecordLine,
  records: Records,
): Promise<void> {
  const { author, context } = taking
  const here = records.get(given.id)
  const [record] = here ? await cardsForUpdate(tx, typeIdsOf(declaration), [here.id]) : []
  if (!record) return
  if (!(await takePart(tx, { origin: originOf(taking, given.id), part: 'bin' }, record.id))) return
  try {
    await inSavepoint(tx, async () => {
      await binCard(tx, record, { declaration, author, action: 'deleted', renamed: context.renamed })
      await setBinned(tx, record.id, binnedOf(declaration, given))
    })
    count(taking, 'binned')
  } catch (error) {
    // Somebody is working on it.
    if (!(error instanceof CodedError)) throw error
    tellFault(taking, `${given.type} ${given.id}`, error)
  }
}

/** Records that no table brings are made in the trash. */
async function makeBinned(
  tx: TenantTransaction,
  taking: Taking,
  declaration: CardDeclaration,
  given: readonly RecordLine[],
  records: Records,
): Promise<void> {
  const { author } = taking
  const values = await fittingValues(
    tx,
    declaration,
    given.map(({ data }) => mappedValues(declaration, data, taking.terms, records)),
    { measured: true },
  )
  const binned = given.map((line, at) => ({
    values: values[at] ?? {},
    links: linksHere(taking, line, records),
    binned: binnedOf(declaration, line),
  }))
  const made = await takeBinned(tx, declaration, binned, author)
  for (const [at, { id }] of made.entries())
    await takePart(tx, { origin: originOf(taking, given[at]?.id ?? ''), part: 'bin' }, id)
  count(taking, 'binned', made.length)
}

/** The trash: its records with their links, and when and by whom they were deleted. Their numbers are free, as they were. */
export async function takeTrash(taking: Taking): Promise<void> {
  const { context, tenantId } = taking
  for (const declaration of declarations)
    for await (const lines of itemsOf(taking, `cards/${declaration.type}.jsonl`, recordLine)) {
      const wanted = lines.filter(({ inBin }) => inBin)
      if (wanted.length === 0) continue
      await context.database.inTenant(tenantId, async tx => {
        await holdRegister(tx)
        const origins = wanted.map(({ id }) => originOf(taking, id))
        const taken = await partsTaken(tx, 'bin', origins)
        const open = wanted.filter(({ id }) => !taken.has(originOf(taking, id)))
        if (open.length === 0) return
        const records = await recordsHere(tx, taking, idsOfRecords(declaration, open))
        if (declaration.uploaded)
          for (const given of open) await binFile(tx, taking, declaration, given, records)
        else await makeBinned(tx, taking, declaration, open, records)
      })
    }
}
