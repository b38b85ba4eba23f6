import { searchEverywhere } from '#model/api/searches/general.ts'
import { type MuseumActor, type Route, route } from '#server/platform/http/index.ts'
import { type GeneralSearchContext, generalSearch } from './general-search.ts'

/** The general search. */
export const generalRoutes = (context: GeneralSearchContext): readonly Route[] => [
  route(searchEverywhere, ({ actor, query, language }) =>
    generalSearch(context, actor as MuseumActor, language, query),
  ),
]
