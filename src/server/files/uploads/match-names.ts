import type { LinkItem } from '#model/api/cards/shapes.ts'
import { matchNames } from '#model/api/files/uploads.ts'
import { declarations } from '#model/cards/declarations.ts'
import { namesPictures } from '#model/engine/names-pictures.ts'
import { typeIdsOf } from '#model/engine/type-ids.ts'
import { byCore, coresInName, matchName } from '#model/files/photographs/match-name.ts'
import { attachedType } from '#model/record-types.ts'
import { cardItems, mayDo, mayOpen, numbersWithCores } from '#server/cards/index.ts'
import type { Database } from '#server/platform/db/index.ts'
import { type Route, route } from '#server/platform/http/index.ts'
import { attachedPairs, filesWithContents } from './store/known.ts'

/** The most records of one name; a name that means more says nothing. */
const mostRecords = 8

/** Types whose photographs someone may attach by name. */
const typesFor = (actor: Parameters<typeof mayDo>[1]): readonly number[] =>
  declarations.flatMap(declaration =>
    namesPictures(declaration) && mayDo(declaration, actor, 'read') && mayDo(declaration, actor, 'link')
      ? typeIdsOf(declaration)
      : [],
  )

/** The route that matches names of photographs to records: one look-up in the numbers in use for all of them. */
export const matchRoute = (database: Database): Route =>
  route(matchNames, ({ actor, body: { files }, language }) =>
    database.inTenant(actor.tenantId, async tx => {
      const cores = new Set(files.flatMap(({ name }) => coresInName(name)))
      const inUse = byCore(await numbersWithCores(tx, typesFor(actor), [...cores]))
      const matches = files.map(({ name }) => matchName(name, inUse))
      const ids = new Set(matches.flatMap(({ cardIds }) => cardIds.slice(0, mostRecords)))
      const records: LinkItem[] = await cardItems(tx, [...ids], { actor, language })
      const known = new Set(records.map(({ id }) => id))
      const sums = mayOpen(actor, attachedType) ? files.flatMap(({ sha256 }) => sha256 ?? []) : []
      const contents = Map.groupBy(await filesWithContents(tx, sums), file => file.sha256)
      const fileIds = [...contents.values()].flat().map(({ id }) => id)
      const pairs = await attachedPairs(tx, [...known], fileIds)
      return {
        records,
        matches: matches.map(({ sureness, cardIds, order = null, view = null }, at) => {
          const recordIds = cardIds.slice(0, mostRecords).filter(id => known.has(id))
          const same = contents.get(files[at]?.sha256 ?? '') ?? []
          return {
            sureness: recordIds.length === 0 ? 'none' : sureness,
            recordIds,
            order,
            view,
            attachedTo: recordIds.filter(id => same.some(file => pairs.has(`${id} ${file.id}`))),
          }
        }),
      }
    }),
  )
