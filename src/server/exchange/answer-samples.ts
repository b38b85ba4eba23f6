import type { ImportSample } from '#model/api/imports.ts'
import { declarationOf } from '#model/cards/declarations.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { type Change, touches } from '#model/engine/diff.ts'
import { fieldAt, isList } from '#model/engine/fields.ts'
import type { Mapping, Target } from '#model/exchange/mapping.ts'
import { namedChanges, type Reader } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { notFound } from '#server/platform/errors.ts'
import type { ExchangeContext } from './exchange-context.ts'
import { rowMessages } from './message-text.ts'
import type { ImportRecord } from './store/imports.ts'
import { picturesOfRows } from './store/pictures.ts'
import type { RowSample } from './store/row-sample.ts'
import { samplesOf } from './store/samples.ts'

/** Paths that a target fills, its own and those of the values that go with it. */
const pathsOf = ({ path, with: others = {} }: Target): readonly string[] => [path, ...Object.keys(others)]

/** Cells of a row that fill a field. */
function cellsFor({ columns }: Mapping, { cells }: RowSample, field: string) {
  const filling = new Set(
    columns
      .filter(({ targets }) => targets.flatMap(pathsOf).some(target => touches(target, field)))
      .map(({ column }) => column),
  )
  return cells.filter(([column]) => filling.has(column)).map(([column, text]) => ({ column, text }))
}

/** Changes of an empty record as its fields: the rows of a list together, and without what is derived, which says nothing of the table. */
const fieldsIn = (declaration: CardDeclaration, changes: readonly Change[]) =>
  [...Map.groupBy(changes, ({ path }) => path.replace(/#[^/]*/g, ''))].flatMap(
    ([path, [first, ...others]]) => {
      const field = fieldAt(declaration, path)?.field
      if (!first || !field || field.derived) return []
      return [{ path, value: isList(field) ? [first, ...others].map(({ after }) => after) : first.after }]
    },
  )

/** Some records as the check found they will stand, and which column of the table each value comes from. */
export async function answerSamples(
  { texts }: Pick<ExchangeContext, 'texts'>,
  tx: TenantTransaction,
  { id, card_type, mapping }: ImportRecord,
  reader: Reader,
): Promise<ImportSample[]> {
  const declaration = declarationOf(card_type)
  if (!declaration) throw notFound()
  const samples = await samplesOf(tx, { importId: id, declaration })
  const named = await namedChanges(
    tx,
    declaration,
    samples.map(({ sample }) => sample.changes),
    reader,
  )
  const pictures = Map.groupBy(
    await picturesOfRows(
      tx,
      id,
      samples.map(({ row }) => row),
    ),
    ({ row }) => row,
  )
  const taken = new Set(mapping.columns.flatMap(({ column, targets }) => (targets.length > 0 ? column : [])))
  return samples.map(({ row, outcome, card_id, messages, sample }, at) => ({
    row,
    outcome,
    cardId: card_id,
    values: fieldsIn(declaration, named[at] ?? []).map(each => ({
      ...each,
      from: cellsFor(mapping, sample, each.path),
    })),
    pictures: (pictures.get(row) ?? []).map(({ name, path }) => path ?? name),
    left: sample.cells.filter(([column]) => !taken.has(column)).map(([column, text]) => ({ column, text })),
    messages: rowMessages(texts, reader.language, declaration, messages),
  }))
}
