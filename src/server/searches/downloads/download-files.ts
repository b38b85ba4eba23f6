import { downloadDays, mostOfWorkbook } from '#model/api/searches/downloads.ts'
import { declarationOfId } from '#model/cards/declarations.ts'
import { cellColumnsByPath } from '#model/engine/cells.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { pathAsDeclared } from '#model/engine/formerly.ts'
import { freezeSelection, longSearchTime, refuseUnreadable } from '#server/cards/index.ts'
import type { SelectedCards } from '#server/exchange/index.ts'
import { type MadeFileKind, RefusedError } from '#server/made-files/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import type { TextKey } from '#server/platform/i18n/texts.ts'
import { contentOf, readings } from './content-of.ts'
import type { DownloadsContext } from './downloads-context.ts'
import { holderNow, mayDownload } from './may-download.ts'
import { sayReady } from './say-ready.ts'
import type { DownloadRow } from './store.ts'

/** Rights are those of now: what was taken since the order ends it. @throws {RefusedError} */
async function requireRight(
  context: DownloadsContext,
  { tenant_id: tenantId, account_id: accountId, type, wanted }: DownloadRow,
): Promise<Pick<SelectedCards, 'declaration' | 'holder'>> {
  const declaration = declarationOfId(type)
  const holder = await holderNow(context, { tenantId, accountId })
  if (!declaration || !holder || !mayDownload(holder, declaration))
    throw new RefusedError('searchDownloads.failures.notAllowed')
  refuseUnreadable(holder, declaration, wanted)
  return { declaration, holder }
}

/** The columns that were chosen, as the type declares them today. @throws {RefusedError} for one that is no longer there. */
function columnsNow(declaration: CardDeclaration, { columns }: DownloadRow): DownloadRow['columns'] {
  if (typeof columns === 'string') return columns
  const now = columns.map(path => pathAsDeclared(declaration, path))
  const known = cellColumnsByPath(declaration)
  if (now.some(path => !known.has(path))) throw new RefusedError('searchDownloads.failures.columns')
  return now
}

/** Why a download fails for good; undefined for what may go better the next time. */
function refusal(error: unknown): TextKey | undefined {
  if (!(error instanceof CodedError)) return undefined
  if (error.code === 'search_too_broad') return 'searchDownloads.failures.tooBroad'
  // What is searched for is no longer there, or may no longer be asked about.
  return error.code === 'invalid_input' ? 'searchDownloads.failures.search' : undefined
}

/** Files of what searches find. */
export const downloadFiles = (context: DownloadsContext): MadeFileKind<DownloadRow> => ({
  table: 'search_download',
  name: 'search-download',
  folder: 'downloads',
  days: downloadDays,
  longestSeconds: 6 * 3600,
  concurrency: 2,
  mostAttempts: 4,
  forgotten: '37 3 * * *',
  texts: {
    broken: 'searchDownloads.failures.broken',
    noRoom: 'searchDownloads.failures.noRoom',
    gone: 'searchDownloads.gone',
  },
  refusal,
  ready: (tx, row) => sayReady(context, tx, row),

  async make(row, { signal, follow }) {
    const right = await requireRight(context, row)
    const { declaration } = right
    const columns = columnsNow(declaration, row)
    // A file that is made from its beginning once more holds what is found then.
    const how = { at: context.clock(), time: longSearchTime }
    const { frozen, total } = await context.database.inTenant(row.tenant_id, tx =>
      freezeSelection(tx, declaration, row.wanted, how),
    )
    if (row.format === 'XLSX' && total > mostOfWorkbook)
      throw new RefusedError('searchDownloads.failures.tooMany')
    const times = readings(row)
    let read = 0
    const cards = (): number => Math.floor(read / times)
    follow(() => ({ done: Math.min(cards(), total), total }))
    const content = await contentOf(context, { ...row, columns, selection: { frozen } }, right, passed => {
      signal.throwIfAborted()
      read += passed
    })
    return { content, made: () => ({ done: cards(), total: cards() }) }
  },
})
