import type { CardRow } from '#model/api/cards/shapes.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { fieldAt } from '#model/engine/fields.ts'
import { defaultSort, sortByAddress } from '#model/engine/list-columns.ts'
import { mapRefs } from '#model/engine/map-refs.ts'
import type { RefMapper } from '#model/kinds/kind.ts'
import { type CardType, cardTypeOfId, presentType } from '#model/record-types.ts'
import { sortAsDeclared } from '#model/searches/as-declared.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import type { TextBook } from '#server/platform/i18n/texts.ts'
import type { CardsContext, Doing } from '../access/cards-context.ts'
import { locksOf } from '../locks/locks-of.ts'
import { namesOf } from '../names/known-names.ts'
import { collecting, naming } from '../names/naming.ts'
import { titleIn } from '../names/title-in.ts'
import { extrasOf } from '../read/extras.ts'
import { countsByName } from '../read/link-items.ts'
import { linkedFlagsOf } from '../read/linked-flags.ts'
import { pictureUrl } from '../sight.ts'
import { versionsOf } from '../store/cards.ts'
import { linkCounts } from '../store/link-counts.ts'
import type { CountFacets } from './count-facets.ts'
import { countKeptApart } from './count-matches.ts'
import { exactly, findPage } from './find-page.ts'
import { inSearchTime } from './in-search-time.ts'
import { readFacets } from './read-facets.ts'
import type { ListLine, Order } from './store/pages.ts'
import { conditionOf, readWanted, type WantedText } from './wanted.ts'

/** The query of a list, as in its address. */
export interface ListQuery extends WantedText {
  readonly order?: 'ASC' | 'DESC' | undefined
  readonly sort?: string | undefined
  readonly page?: number | undefined
  readonly blocksize?: number | undefined
  readonly without_filters?: string | undefined
}

function orderOf(declaration: CardDeclaration, { sort, order }: ListQuery): Order {
  const by = sortByAddress(declaration, sortAsDeclared(declaration, sort ?? defaultSort(declaration)))
  if (!by) throw new CodedError('invalid_input', { fields: { sort: { key: 'choice' } } })
  return { by, descending: order === 'DESC' }
}

type Columns = CardRow['columns']

/** The columns of lines with the names of what they refer to. */
async function namedColumns(
  tx: TenantTransaction,
  { declaration, actor, language }: Doing,
  lines: readonly ListLine[],
): Promise<readonly Columns[]> {
  const over = (columns: Readonly<Record<string, readonly unknown[]>>, mapper: RefMapper): Columns =>
    Object.fromEntries(
      Object.entries(columns).map(([path, values]) => {
        const field = fieldAt(declaration, path)?.field
        return [path, field ? values.map(value => mapRefs({ value: field }, { value }, mapper).value) : []]
      }),
    )
  const found = collecting()
  for (const { shown } of lines) over(shown.columns, found)
  const mapper = naming(await namesOf(tx, actor, declaration, [], found.ids), language)
  return lines.map(({ shown }) => over(shown.columns, mapper))
}

/** The type of a card of a list, which may be another than the list's. */
export const typeOfLine = ({ type }: CardDeclaration, { shown }: ListLine): CardType =>
  (shown.type === undefined ? undefined : cardTypeOfId(shown.type)) ?? type

/** Lines of the index as rows of a list. */
async function rowsOf(
  context: Pick<CardsContext, 'extras'>,
  tx: TenantTransaction,
  doing: Doing,
  lines: readonly ListLine[],
): Promise<CardRow[]> {
  const { declaration, actor, language } = doing
  const ids = lines.map(({ id }) => id)
  const locks = new Map((await locksOf(tx, ids)).map(lock => [lock.cardId, lock]))
  const counts = await linkCounts(tx, actor, ids)
  const columns = await namedColumns(tx, doing, lines)
  const extras = await extrasOf(context, tx, doing, ids)
  const versions = await versionsOf(tx, ids)
  return lines.map((line, at): CardRow => {
    const lock = locks.get(line.id)
    return {
      id: line.id,
      type: presentType(typeOfLine(declaration, line)),
      number: line.shown.number,
      title: titleIn(line.shown.titles, language),
      subtitle: titleIn(line.shown.subtitles, language),
      ...(line.shown.italics && { italics: [...line.shown.italics] }),
      thumbnailUrl: pictureUrl(actor, line.cover_file_id, 480),
      publishedOnWeb: line.published,
      ...(line.apart !== null && { apart: line.apart }),
      version: versions.get(line.id) ?? 1,
      completeness: line.completeness,
      lock: lock
        ? { userName: lock.name, since: lock.since.toISOString(), mine: lock.accountId === actor.accountId }
        : null,
      relatedEntitiesCount: countsByName(counts.get(line.id)),
      createdAt: line.created_at.toISOString(),
      updatedAt: line.updated_at.toISOString(),
      columns: columns[at] ?? {},
      ...linkedFlagsOf(declaration, counts.get(line.id)),
      ...extras.get(line.id),
    }
  })
}

/** A page of a list (C-K02). Facets come only when they are asked for: lists never wait for them. */
export const listCards = (
  context: CardsContext,
  texts: TextBook,
  countFacets: CountFacets,
  doing: Doing,
  query: ListQuery,
) =>
  inSearchTime(context.database, doing.actor.tenantId, query, async tx => {
    const { declaration } = doing
    const wanted = readWanted(query, doing)
    const condition = await conditionOf(tx, declaration, wanted)
    const { page = 0, blocksize = 100 } = query
    const order = orderOf(declaration, query)
    const place = { offset: page * blocksize, limit: blocksize }
    const { facets, total } =
      query.without_filters === 'true'
        ? { facets: [] }
        : await readFacets(tx, texts, countFacets, doing, wanted)
    const { lines, ...found } =
      blocksize === 0 && total !== undefined
        ? { lines: [], ...exactly(total) }
        : await findPage(tx, condition, order, place)
    const keptApart = page === 0 ? await countKeptApart(tx, condition) : 0
    return {
      result: await rowsOf(context, tx, doing, lines),
      facets,
      page,
      ...found,
      ...(total !== undefined && exactly(total)),
      ...(keptApart > 0 && { keptApart }),
      blocksize,
    }
  })
