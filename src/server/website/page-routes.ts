import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import {
  siteAbout,
  siteFeed,
  siteFile,
  siteHome,
  siteIdentifier,
  siteMap,
  siteMapPart,
  siteRecord,
  siteRoot,
  siteSearch,
  siteSuggest,
  siteTitledRecord,
  siteUnknown,
  siteWithdrawn,
} from '#model/api/site-pages.ts'
import { dayMs } from '#model/dates/durations.ts'
import { dayIn } from '#model/dates/museum-day.ts'
import { fallbackLanguage, type Language } from '#model/languages.ts'
import {
  addressOf,
  createSiteSearch,
  findRecord,
  identifierOf,
  isBehind,
  kindOfPage,
  type OpenContext,
  picturesOf,
  projectCards,
  type Site,
  type SiteDoor,
  slugOf,
  withdrawnSince,
} from '#server/open/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { memoryLimiter } from '#server/platform/db/limiter.ts'
import { todayOf, zoneOf } from '#server/platform/db/museum-day.ts'
import { type Route, route } from '#server/platform/http/index.ts'
import { networkOf } from '#server/platform/network-of.ts'
import { type Answer, answering, type Page } from './answers.ts'
import { feedOf, publishedAt } from './feed.ts'
import { alike, newestObjects, referring, workOfDay } from './listing.ts'
import { makersOf } from './pages/cited.ts'
import { homePage } from './pages/home-page.ts'
import { aboutPage, withdrawnPage } from './pages/other-pages.ts'
import type { PageContext } from './pages/page-context.ts'
import { readingOf } from './pages/reading.ts'
import { recordPage } from './pages/record-page.ts'
import {
  everything,
  paramsOf as questionAsAsked,
  searchedKinds,
  siteQueryOf,
} from './pages/search-address.ts'
import { searchPage } from './pages/search-page.ts'
import { titleOf } from './pages/wall.ts'
import { siteFileCalled } from './site-files.ts'
import { siteMapOf, siteMapPartOf } from './site-map.ts'
import { kindsWithRecords } from './store.ts'
import { suggestionsOf } from './suggestions.ts'

/** Days for which it is listed that a record was withdrawn. */
const withdrawnDays = 90
const mostWithdrawn = 10_000

/** Requests of one network within a minute for what has to be searched. */
const searchesPerMinute = 240

const xmlType = 'application/xml; charset=utf-8'

/** Bytes of pages that are kept as they were made. */
const keptBytes = 32 * 1024 ** 2

/** The language of a site that a reader asks for; its own where it has none of them. */
function languageFor({ settings }: Site, request: FastifyRequest): Language {
  const wanted = (request.headers['accept-language'] ?? '')
    .split(',')
    .map(part => part.trim().slice(0, 2).toLowerCase())
  const found = wanted.map(tag => settings.languages.find(each => each === tag)).find(Boolean)
  return found ?? settings.languages[0] ?? fallbackLanguage
}

/** Returns what an address asks beside its path, with its question mark; '' for nothing. */
const questionOf = ({ url }: FastifyRequest): string => (url.includes('?') ? url.slice(url.indexOf('?')) : '')

const paramsOf = (request: FastifyRequest): URLSearchParams => new URLSearchParams(questionOf(request))

/** Returns the place of the picture that an address asks for, from 0: '?picture=2' is 1. */
function chosenPicture(request: FastifyRequest): number {
  const wanted = paramsOf(request).get('picture') ?? ''
  return /^\d{1,4}$/.test(wanted) ? Math.max(0, Number(wanted) - 1) : 0
}

/** Pages of the public sites of all museums. */
export function pageRoutes({ texts }: OpenContext, door: SiteDoor): Route[] {
  const search = createSiteSearch(texts)
  const send = answering(door)
  // What is searched, or listed whole, takes longer than a page that was made before.
  const searches = memoryLimiter({ name: 'public-searches', points: searchesPerMinute, duration: 60 })

  /** Works inside an open site. Without one the answer is the same as for what does not exist in any other. */
  async function atSite(
    request: FastifyRequest,
    address: string,
    work: (tx: TenantTransaction, site: Site) => Promise<Answer>,
  ): Promise<Answer> {
    const entered = await door.enter(address, work)
    if (!entered) return undefined
    if ('result' in entered) return entered.result
    return { status: 308, to: entered.moved + request.url.replace(/^\/m\/[^/?]*/, '') }
  }

  async function contextOf(tx: TenantTransaction, site: Site, language: Language): Promise<PageContext> {
    const present = await kindsWithRecords(tx, searchedKinds)
    return { site, language, texts, kinds: searchedKinds.filter(kind => present.includes(kind)) }
  }

  /** Works inside an open site in one of its languages: others are not there. */
  const inLanguage = (
    request: FastifyRequest,
    { museum, lang }: { readonly museum: string; readonly lang: string },
    work: (tx: TenantTransaction, context: PageContext) => Promise<Answer>,
  ) =>
    atSite(request, museum, async (tx, site) => {
      const language = site.settings.languages.find(each => each === lang)
      return language && work(tx, await contextOf(tx, site, language))
    })

  const made = new LRUCache<string, Page>({
    maxSize: keptBytes,
    sizeCalculation: ({ page, links = '' }, key) => 2 * (page.length + links.length + key.length),
  })

  /**
   * Returns a page as it was made before, as long as nothing has changed that the public sees; else makes it (O-W144). While changes wait to be
   * followed, each page is made anew.
   * @param name of the page, with all that it reads of its address and nothing else
   */
  async function kept(
    tx: TenantTransaction,
    { stamp }: Site,
    name: string,
    make: () => Promise<Answer>,
  ): Promise<Answer> {
    if (await isBehind(tx)) return make()
    const key = [tx.tenantId, stamp, await todayOf(tx), name].join('\n')
    const before = made.get(key)
    if (before) return before
    const answer = await make()
    if (answer && 'page' in answer) made.set(key, answer)
    return answer
  }

  const record = (
    request: FastifyRequest,
    {
      kind,
      name,
      slug = '',
      ...at
    }: Readonly<Record<'museum' | 'lang' | 'kind' | 'name', string>> & { slug?: string },
  ) =>
    inLanguage(request, at, async (tx, context) => {
      const { site, language } = context
      const found = await findRecord(tx, site, name)
      if (!found || found.kind !== kindOfPage(kind)) return undefined
      if (found.state === 'withdrawn') return { status: 410, page: withdrawnPage(context, found) }
      if (found.state === 'merged')
        return { status: 308, to: addressOf(site, language, { kind: found.kind, name: found.into }) }
      const picture = chosenPicture(request)
      return kept(tx, site, `record ${language} ${name} ${slug} ${picture}`, async () => {
        const [card] = await projectCards(tx, found.declaration, [found.record])
        if (!card) return undefined
        const title = titleOf(card, context)
        const address = addressOf(site, language, found, title)
        if (slug !== slugOf(title)) return { status: 308, to: address + questionOf(request) }
        const pictures = await picturesOf(tx, found.record)
        const { listed, isCut } = await referring(tx, { id: found.record.id, name })
        const maker = makersOf(readingOf(context, card)).find(({ page }) => page)
        const { page, links } = recordPage(context, {
          card,
          name,
          pictures,
          chosen: picture,
          referring: listed,
          isCut,
          ...(maker?.page && {
            alike: { to: maker.page, called: maker.called, listed: await alike(tx, found, maker.page) },
          }),
        })
        return { status: 200, page, links }
      })
    })

  return [
    route(siteRoot, ({ params, request, reply }) =>
      send(request, reply, () =>
        atSite(request, params.museum, async (_tx, site) => ({
          status: 302,
          vary: 'Accept-Language',
          to: `${site.url}/${languageFor(site, request)}/`,
        })),
      ),
    ),

    route(siteHome, ({ params, request, reply }) =>
      send(request, reply, () =>
        inLanguage(request, params, (tx, context) =>
          kept(tx, context.site, `home ${context.language}`, async () => {
            const newest = await newestObjects(tx)
            const all = await search.search(tx, context.site, context.language, everything)
            const first = workOfDay(newest, await todayOf(tx))
            return {
              status: 200,
              page: homePage(context, { first, newest, count: all.count || undefined, facets: all.facets }),
            }
          }),
        ),
      ),
    ),

    route(siteAbout, ({ params, request, reply }) =>
      send(request, reply, () =>
        inLanguage(request, params, async (_tx, context) => ({ status: 200, page: aboutPage(context) })),
      ),
    ),

    route(siteSearch, ({ params, request, reply }) =>
      send(request, reply, () =>
        inLanguage(request, params, (tx, context) => {
          const query = siteQueryOf(paramsOf(request))
          return kept(tx, context.site, `search ${context.language} ${questionAsAsked(query)}`, async () => {
            await searches.consume(networkOf(request.ip))
            const results = await search.search(tx, context.site, context.language, query)
            return { status: 200, page: searchPage(context, query, results) }
          })
        }),
      ),
    ),

    route(siteSuggest, ({ params, request, reply }) =>
      send(request, reply, () =>
        inLanguage(request, params, async (tx, context) => {
          await searches.consume(networkOf(request.ip))
          const typed = siteQueryOf(paramsOf(request)).words
          return {
            status: 200,
            type: 'application/json; charset=utf-8',
            page: suggestionsOf(context, await search.suggest(tx, typed, searchedKinds)),
          }
        }),
      ),
    ),

    route(siteFeed, ({ params, request, reply }) =>
      send(request, reply, () =>
        inLanguage(request, params, async (tx, context) => {
          const newest = await newestObjects(tx)
          const at = await publishedAt(tx, newest)
          return {
            status: 200,
            type: 'application/atom+xml; charset=utf-8',
            page: feedOf(context, newest, at),
          }
        }),
      ),
    ),

    route(siteMap, ({ params, request, reply }) =>
      send(request, reply, () =>
        atSite(request, params.museum, (tx, site) =>
          kept(tx, site, 'map', async () => {
            await searches.consume(networkOf(request.ip))
            return { status: 200, type: xmlType, page: await siteMapOf(tx, site) }
          }),
        ),
      ),
    ),

    route(siteMapPart, ({ params, request, reply }) =>
      send(request, reply, () =>
        atSite(request, params.museum, (tx, site) =>
          kept(tx, site, `map ${params.file}`, async () => {
            await searches.consume(networkOf(request.ip))
            const page = await siteMapPartOf(tx, site, params.file)
            return page === undefined ? undefined : { status: 200, type: xmlType, page }
          }),
        ),
      ),
    ),

    route(siteWithdrawn, ({ params, request, reply }) =>
      send(request, reply, () =>
        atSite(request, params.museum, async (tx, site) => {
          const zone = await zoneOf(tx)
          const earliest = new Date(tx.clock().getTime() - withdrawnDays * dayMs)
          const since = site.openedFirst > earliest ? site.openedFirst : earliest
          const lines = (await withdrawnSince(tx, since, mostWithdrawn)).flatMap(
            ({ name, kind, withdrawnAt }) =>
              withdrawnAt ? [`${JSON.stringify({ name, kind, day: dayIn(zone, withdrawnAt) })}\n`] : [],
          )
          return { status: 200, page: lines.join(''), type: 'application/x-ndjson' }
        }),
      ),
    ),

    route(siteIdentifier, ({ params, request, reply }) =>
      send(request, reply, () =>
        atSite(request, params.museum, async (tx, site) => {
          const found = await findRecord(tx, site, params.name)
          if (!found || found.kind !== params.kind) return undefined
          const language = languageFor(site, request)
          if (found.state === 'withdrawn') {
            const context = await contextOf(tx, site, language)
            return { status: 410, vary: 'Accept-Language', page: withdrawnPage(context, found) }
          }
          if (found.state === 'merged') return { status: 308, to: identifierOf(site, found.kind, found.into) }
          return { status: 303, vary: 'Accept, Accept-Language', to: addressOf(site, language, found) }
        }),
      ),
    ),

    route(siteRecord, ({ params, request, reply }) => send(request, reply, () => record(request, params))),

    route(siteTitledRecord, ({ params, request, reply }) =>
      send(request, reply, () => record(request, params)),
    ),

    route(siteFile, async ({ params, request, reply }) => {
      const file = siteFileCalled(params.file)
      return file
        ? reply
            .header('cache-control', 'public, max-age=31536000, immutable')
            .type(file.type)
            .send(file.content)
        : send(request, reply, async () => undefined)
    }),

    route(siteUnknown, ({ request, reply }) => send(request, reply, async () => undefined)),
  ]
}
