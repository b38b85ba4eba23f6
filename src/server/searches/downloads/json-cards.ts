import type { DownloadColumns } from '#model/api/searches/downloads.ts'
import { fieldsOf } from '#model/engine/fields.ts'
import type { Language } from '#model/languages.ts'
import { namesOf, titleIn, withNames } from '#server/cards/index.ts'
import { type SelectedCards, selectedRecords } from '#server/exchange/index.ts'
import { mapInTurns } from '#server/platform/in-turns.ts'
import type { DownloadsContext } from './downloads-context.ts'
import { onlyFields } from './only-fields.ts'

export interface CardsAsJson extends SelectedCards {
  readonly columns: DownloadColumns
  readonly language: Language
}

/** Cards as one array, a card a line, so that programs may read them at once or one by one. Fields have their own names, references carry theirs. */
export async function* jsonCards(
  { database }: Pick<DownloadsContext, 'database'>,
  { columns, language, ...selected }: CardsAsJson,
): AsyncGenerator<string> {
  const { tenantId, declaration, holder } = selected
  const paths = typeof columns === 'string' ? undefined : new Set(columns)
  const fields = fieldsOf(declaration)
  let before = '[\n'
  for await (const records of selectedRecords({ database }, selected)) {
    const names = await database.inTenant(tenantId, tx =>
      namesOf(
        tx,
        holder,
        declaration,
        records.map(({ data }) => data),
      ),
    )
    const lines = await mapInTurns(records, ({ data, ...card }) => {
      const named = withNames(declaration, data, names, language)
      return JSON.stringify({
        id: card.id,
        number: card.number,
        title: titleIn(card.titles, language),
        version: card.version,
        published: card.published,
        createdAt: card.created_at,
        updatedAt: card.updated_at,
        data: paths ? onlyFields(fields, named, paths) : named,
      })
    })
    yield before + lines.join(',\n')
    before = ',\n'
  }
  yield before === ',\n' ? '\n]\n' : '[]\n'
}
