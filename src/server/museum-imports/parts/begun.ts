import { declarations } from '#model/cards/declarations.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { announce, fittingValues, holdRegister, writeCards } from '#server/cards/index.ts'
import { partsTaken, takePart } from '#server/exchange/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import { inSavepoint } from '#server/platform/operations/store.ts'
import { type Taking, tellFault } from '../imports-context.ts'
import { idsIn, mappedValues, originOf, recordsHere } from '../mapped.ts'
import { itemsOf, type RecordLine, recordLine } from '../read-lines.ts'

/** Makes those of some records that are not here yet, as far as what they refer to is; the rest follows with that of all records. */
async function begin(
  tx: TenantTransaction,
  taking: Taking,
  declaration: CardDeclaration,
  lines: readonly RecordLine[],
): Promise<void> {
  const wanted = lines.flatMap(({ id, data }) => [id, ...idsIn(declaration, data)])
  const records = await recordsHere(tx, taking, wanted)
  const origins = lines.map(({ id }) => originOf(taking, id))
  const taken = await partsTaken(tx, 'record', origins)
  const fresh = lines.filter(({ id }) => !records.has(id) && !taken.has(originOf(taking, id)))
  const values = await fittingValues(
    tx,
    declaration,
    fresh.map(({ data }) => mappedValues(declaration, data, taking.terms, records)),
    { measured: true },
  )
  const { author, context } = taking
  const writing = { declaration, author, action: 'imported', renamed: context.renamed, tidies: true }
  for (const [at, { id, type, number }] of fresh.entries())
    try {
      await inSavepoint(tx, async () => {
        const [made] = await writeCards(tx, [{ values: values[at] ?? {} }], writing)
        if (made) await takePart(tx, { origin: originOf(taking, id), part: 'record' }, made.record.id)
      })
    } catch (error) {
      // A number that another record has here.
      if (!(error instanceof CodedError) || error.code !== 'invalid_input') throw error
      tellFault(taking, `${type} ${number || id}`, error)
    }
}

/** Records that no table makes and no upload: the product begins them at a call of their own, with values that it alone writes. */
export async function takeBegun(taking: Taking): Promise<void> {
  const { context, tenantId, author } = taking
  for (const declaration of declarations.filter(({ begunElsewhere }) => begunElsewhere))
    for await (const lines of itemsOf(taking, `cards/${declaration.type}.jsonl`, recordLine))
      await context.database.inTenant(tenantId, async tx => {
        await holdRegister(tx)
        await begin(
          tx,
          taking,
          declaration,
          lines.filter(({ inBin }) => !inBin),
        )
        await announce(tx, declaration, { ids: [], what: 'many', accountId: author.accountId })
      })
}
