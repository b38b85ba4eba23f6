import { Readable } from 'node:stream'
import type { Selection } from '#model/api/cards/shapes.ts'
import { exportCards, type SelectedCards } from '#server/exchange/index.ts'
import type { DownloadsContext } from './downloads-context.ts'
import { jsonCards } from './json-cards.ts'
import type { DownloadRow } from './store.ts'

/** How often the cards are read: a table is asked first which of its columns have something in them. */
export const readings = ({ format, columns }: Pick<DownloadRow, 'format' | 'columns'>): number =>
  format !== 'JSON' && columns === 'filled' ? 2 : 1

/** The file that was ordered, made while it is read, at flat memory. */
export async function contentOf(
  context: DownloadsContext,
  {
    tenant_id: tenantId,
    selection,
    format,
    columns,
    language,
  }: DownloadRow & { readonly selection: Selection },
  { declaration, holder }: Pick<SelectedCards, 'declaration' | 'holder'>,
  passed: (cards: number) => void,
): Promise<Readable> {
  const selected: SelectedCards = { tenantId, declaration, holder, selection, passed }
  return format === 'JSON'
    ? Readable.from(jsonCards(context, { ...selected, columns, language }), { objectMode: false })
    : exportCards(context, {
        ...selected,
        columns,
        language,
        kind: format === 'XLSX' ? 'xlsx' : 'csv',
      })
}
