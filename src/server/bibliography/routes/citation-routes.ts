import {
  citationsOnPage,
  citingOnPage,
  readCitation,
  readCitations,
  readCiting,
} from '#model/api/citations.ts'
import { citesOf, citingPaths } from '#model/bibliography/cites.ts'
import { declarationOf, declarations } from '#model/cards/declarations.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { typeIdsOf } from '#model/engine/type-ids.ts'
import { cardTypeNamed } from '#model/record-types.ts'
import { cardItems, existingCard, existingCards, mayDo, type Reader } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { forbidden, notFound } from '#server/platform/errors.ts'
import { type MuseumActor, type Route, route } from '#server/platform/http/index.ts'
import type { BibliographyContext } from '../bibliography-context.ts'
import { findQuotes, placesOf, setQuotes } from '../citing/cite-quotes.ts'
import { citeWorks } from '../citing/cite-work.ts'
import { citingCards } from '../store.ts'
import { biblioDeclaration, worksOf } from '../works.ts'

/** Types whose cards someone may read, and that name works at all. */
const citingTypes = (actor: MuseumActor): readonly CardDeclaration[] =>
  declarations.filter(declaration => citingPaths(declaration).length > 0 && mayDo(declaration, actor, 'read'))

/** Cards with the places where each cites a work. */
async function citingOf(
  tx: TenantTransaction,
  ids: readonly string[],
  {
    workId,
    types,
    reader,
  }: {
    readonly workId: string
    readonly types: readonly CardDeclaration[]
    readonly reader: Reader
  },
) {
  const records = await existingCards(tx, types.flatMap(typeIdsOf), ids)
  const citesById = new Map(
    records.map(({ id, type, data }) => {
      const declaration = types.find(each => typeIdsOf(each).includes(type))
      const cites = declaration ? citesOf(declaration, data) : []
      return [id, cites.filter(({ work }) => work.id === workId)] as const
    }),
  )
  const placeOf = await placesOf(tx, [...citesById.values()].flat(), reader)
  const items = await cardItems(tx, ids, reader)
  return items.map(card => ({ card, places: (citesById.get(card.id) ?? []).map(placeOf) }))
}

/** Citations of works, and who cites them. */
export const citationRoutes = ({ database, texts }: BibliographyContext): readonly Route[] => [
  route(readCitations, async ({ actor, params, query, language }) => {
    const type = cardTypeNamed(params.type)
    const declaration = type && declarationOf(type)
    if (!declaration || actor.tenantId === undefined) throw notFound()
    if (!mayDo(declaration, actor as MuseumActor, 'read')) throw forbidden()
    const page = Number(query.page)
    const how = { style: query.style, language }
    const { quotes, totalSize } = await database.inTenant(actor.tenantId, async tx =>
      findQuotes(tx, texts, {
        declaration,
        record: await existingCard(tx, declaration, params.id),
        page,
        blocksize: citationsOnPage,
        how,
        actor: actor as MuseumActor,
      }),
    )
    return { result: await setQuotes(quotes, how), totalSize, page, blocksize: citationsOnPage }
  }),

  route(readCitation, async ({ actor, params, query, language }) => {
    const works = await database.inTenant(actor.tenantId, async tx => {
      const record = await existingCard(tx, biblioDeclaration, params.id)
      return worksOf(tx, texts, [record], { actor, language })
    })
    const [cited] = await citeWorks(works, { style: query.style, language })
    if (!cited) throw notFound()
    return cited
  }),

  route(readCiting, ({ actor, params, query, language }) => {
    const types = citingTypes(actor)
    const page = Number(query.page)
    return database.inTenant(actor.tenantId, async tx => {
      await existingCard(tx, biblioDeclaration, params.id)
      const { ids, totalSize } = await citingCards(tx, params.id, {
        types: types.flatMap(typeIdsOf),
        fields: [...new Set(types.flatMap(citingPaths))],
        page,
        blocksize: citingOnPage,
      })
      const result = await citingOf(tx, ids, { workId: params.id, types, reader: { actor, language } })
      return { result, page, totalSize, blocksize: citingOnPage }
    })
  }),
]
