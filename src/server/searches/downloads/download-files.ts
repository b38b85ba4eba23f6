import { Readable } from 'node:stream'
import type { Selection } from '#model/api/cards/shapes.ts'
import { type DownloadColumns, downloadDays, mostOfWorkbook } from '#model/api/searches/downloads.ts'
import { declarationOfId } from '#model/cards/declarations.ts'
import { longDay } from '#model/dates/museum-day.ts'
import { cellColumnsByPath } from '#model/engine/cells.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { fieldsOf, isLeaf, isList } from '#model/engine/fields.ts'
import { pathAsDeclared } from '#model/engine/formerly.ts'
import { rowsOf, type Values, valuesOf } from '#model/engine/values.ts'
import type { Fields } from '#model/kinds/field.ts'
import { type Language, localeOf } from '#model/languages.ts'
import { profileSectionPath } from '#model/navigation/area-sections.ts'
import { accountById, wantsMail } from '#server/access/index.ts'
import {
  freezeSelection,
  longSearchTime,
  namesOf,
  refuseUnreadable,
  titleIn,
  withNames,
} from '#server/cards/index.ts'
import { exportCards, type SelectedCards, selectedRecords } from '#server/exchange/index.ts'
import { type MadeFileKind, RefusedError } from '#server/made-files/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { dayOf } from '#server/platform/db/museum-day.ts'
import { CodedError } from '#server/platform/errors.ts'
import type { TextKey } from '#server/platform/i18n/texts.ts'
import { mapInTurns } from '#server/platform/in-turns.ts'
import type { DownloadsContext } from './downloads-context.ts'
import { filenameOf } from './filename-of.ts'
import { holderNow, mayDownload } from './may-download.ts'
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

/**
 * Address of a download: a page for signed-in people. A link that opens the file directly would work for anybody with the mail,
 * forwarded ones included, also after the right to the data was taken.
 */
const page = profileSectionPath('downloads')

/** Writes to who ordered a file that it is there, to the account's own address of now, if such mails are wanted. */
async function mailReady(
  { mailer, publicUrl }: Pick<DownloadsContext, 'mailer' | 'publicUrl'>,
  tx: TenantTransaction,
  row: DownloadRow,
): Promise<void> {
  const account = await accountById(tx.db, row.account_id)
  if (!account || !row.expires_at || !wantsMail(account, 'finishedWork')) return
  const { email: to, language, firstName } = account
  const locale = localeOf(language)
  const day = longDay(await dayOf(tx, row.expires_at), locale)
  const count = new Intl.NumberFormat(locale).format(row.total)
  const params = { firstName, file: filenameOf(row), count, day, link: `${publicUrl()}${page}` }
  await mailer.send(tx.db, { to, language, template: 'downloadReady', params })
}

/** Number of passes over the cards: a table is asked first which of its columns have something in them. */
const readings = ({ format, columns }: Pick<DownloadRow, 'format' | 'columns'>): number =>
  format !== 'JSON' && columns === 'filled' ? 2 : 1

export interface CardsAsJson extends SelectedCards {
  readonly columns: DownloadColumns
  readonly language: Language
}

/** The part of a record that is in some fields, named by their paths ('materials/technique'); groups and lists around them stay. */
function onlyFields(fields: Fields, values: Values, paths: ReadonlySet<string>, above = ''): Values {
  const kept: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(values)) {
    const field = fields[key]
    const path = above + key
    if (!field || value === undefined || value === null) continue
    if (isLeaf(field)) {
      if (paths.has(path)) kept[key] = value
    } else if ([...paths].some(each => each.startsWith(`${path}/`))) {
      const inside = (row: Values) => onlyFields(field.fields, row, paths, `${path}/`)
      kept[key] = isList(field) ? rowsOf(value).map(inside) : inside(valuesOf(value))
    }
  }
  return kept
}

/** Cards as one array, a card a line, so that programs may read them at once or one by one. Fields have their own names, references carry theirs. */
async function* jsonCards(
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

/** The file that was ordered, made while it is read, at flat memory. */
async function contentOf(
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
  ready: (tx, row) => mailReady(context, tx, row),

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
