import { typeIdsOf } from '#model/engine/type-ids.ts'
import { seesAll } from '#server/cards/index.ts'
import { exportCards } from '#server/exchange/index.ts'
import { type Entry, type Gathering, type TypeToGather, tally } from '../gathering.ts'
import { everySoMany } from '../store/cards.ts'

/** Rows of a workbook, with room for its headings: Excel takes 1,048,576. */
export const rowsOfTable = 1_000_000

async function* table(
  gathering: Gathering,
  { declaration }: TypeToGather,
  span: { readonly after: string; readonly upTo: string },
): AsyncGenerator<Buffer> {
  const { context, tenantId, language } = gathering
  const content = await exportCards(context, {
    tenantId,
    declaration,
    holder: seesAll,
    selection: {},
    kind: 'xlsx',
    columns: 'filled',
    language,
    span,
    // Read twice: for its columns, and for its rows.
    passed: cards => tally(gathering, `tables/${declaration.type}`, cards / 2, cards),
  })
  yield* content as AsyncIterable<Buffer>
}

/** Cards that are not in the bin as workbooks that the product reads back; more than a million in several. */
export async function* tablesPart(gathering: Gathering): AsyncGenerator<Entry> {
  const { context, tenantId, upTo } = gathering
  for (const type of gathering.types) {
    if (type.present === 0) continue
    const ends = await context.database.inTenant(tenantId, tx =>
      everySoMany(tx, typeIdsOf(type.declaration), { many: rowsOfTable, upTo }),
    )
    const bounds = ['0', ...ends, upTo]
    for (const [at, after] of bounds.slice(0, -1).entries()) {
      const end = bounds[at + 1] ?? upTo
      if (after === end) continue
      const name = `tables/${type.declaration.type}${at === 0 ? '' : `-${at + 1}`}.xlsx`
      yield { name, shrinks: false, content: table(gathering, type, { after, upTo: end }) }
    }
  }
}
