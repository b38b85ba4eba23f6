import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  siteHome,
  siteIdentifier,
  siteRecord,
  siteRoot,
  siteStyle,
  siteTitledRecord,
  siteUnknown,
  siteWithdrawn,
} from '#model/api/site-pages.ts'
import { declarations } from '#model/cards/declarations.ts'
import { dayMs } from '#model/dates/durations.ts'
import { dayIn } from '#model/dates/museum-day.ts'
import { typeIdsOf } from '#model/engine/type-ids.ts'
import { fallbackLanguage, type Language, languages } from '#model/languages.ts'
import { existingCards } from '#server/cards/index.ts'
import {
  addressOf,
  findRecord,
  identifierOf,
  kindOfPage,
  type Listed,
  newestRecords,
  type OpenContext,
  picturesOf,
  projectCards,
  publicPictures,
  type Site,
  type SiteDoor,
  slugOf,
  withdrawnSince,
} from '#server/open/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { zoneOf } from '#server/platform/db/museum-day.ts'
import { isCoded } from '#server/platform/errors.ts'
import { isKnown, type Route, route } from '#server/platform/http/index.ts'
import { html } from './pages/html.ts'
import { homePage, withdrawnPage } from './pages/other-pages.ts'
import type { PageContext } from './pages/page-context.ts'
import { recordPage, titleOf } from './pages/record-page.ts'
import { styleAddress, styleName, styleSheet } from './pages/style.ts'

/** Days for which it is listed that a record was withdrawn. */
const withdrawnDays = 90
const mostWithdrawn = 10_000

/** Works on the first page. */
const newestShown = 24

/** An answer of a site before its headers: a page, a way to another address, or nothing that is told. */
type Answer =
  | { readonly status: 200 | 410; readonly page: string; readonly type?: string; readonly vary?: string }
  | { readonly status: 302 | 303 | 308; readonly to: string; readonly vary?: string }
  | undefined

/** Headers of every answer of a site. Pages load from their own origin alone, and run no script; pictures carry their shape in an attribute. */
export const pageHeaders = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self'; font-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
}

/** A page without a site, and so without a language: it says the same in all of them. */
const plainPage = (title: string, said: Readonly<Record<Language, string>>): string =>
  String(html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><link rel="stylesheet" href="${styleAddress}"></head>
<body><main><h1>${title}</h1>${languages.map(language => html`<p lang="${language}">${said[language]}</p>`)}</main></body>
</html>`)

/** The page of everything there is not, whatever the reason: one for all sites and for none. */
const nothingHere = plainPage('Not found', {
  en: 'There is no page at this address.',
  it: 'A questo indirizzo non c’è nessuna pagina.',
  de: 'Unter dieser Adresse gibt es keine Seite.',
  pl: 'Pod tym adresem nie ma strony.',
})

/** The page while the database is away: a site is never the application of its staff. */
const restingPage = plainPage('Not available at the moment', {
  en: 'Please try again in a few minutes.',
  it: 'Si prega di riprovare tra qualche minuto.',
  de: 'Bitte versuchen Sie es in einigen Minuten noch einmal.',
  pl: 'Proszę spróbować ponownie za kilka minut.',
})

const retryAfter = 120

const htmlType = 'text/html; charset=utf-8'

function sendText(reply: FastifyReply, status: number, page: string, type = htmlType): FastifyReply {
  return reply
    .code(status)
    .headers(pageHeaders)
    .header('cache-control', status === 503 ? 'no-store' : 'public, max-age=0, must-revalidate')
    .type(type)
    .send(page)
}

/** Sends a page, or no more than that it is as it was. */
function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  page: string,
  type = htmlType,
): FastifyReply {
  const tag = `"${createHash('sha256').update(page).digest('base64url').slice(0, 22)}"`
  void reply.header('etag', tag)
  if (status === 200 && isKnown(request, tag))
    return reply
      .code(304)
      .headers(pageHeaders)
      .header('cache-control', 'public, max-age=0, must-revalidate')
      .send()
  return sendText(reply, status, page, type)
}

/** The language of a site that a reader asks for; its own where it has none of them. */
function languageFor({ settings }: Site, request: FastifyRequest): Language {
  const wanted = (request.headers['accept-language'] ?? '')
    .split(',')
    .map(part => part.trim().slice(0, 2).toLowerCase())
  const found = wanted.map(tag => settings.languages.find(each => each === tag)).find(Boolean)
  return found ?? settings.languages[0] ?? fallbackLanguage
}

/** Pages of the public sites of all museums. */
export function pageRoutes({ texts }: OpenContext, door: SiteDoor): Route[] {
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

  const send = async (request: FastifyRequest, reply: FastifyReply, work: () => Promise<Answer>) => {
    await door.admit(request.ip)
    const answer = await work().catch((error: unknown) => {
      if (!isCoded(error, 'unavailable') && !isCoded(error, 'busy')) throw error
      return 'resting' as const
    })
    if (answer === 'resting') return sendText(reply.header('retry-after', retryAfter), 503, restingPage)
    if (!answer) return sendPage(request, reply, 404, nothingHere)
    if (answer.vary) void reply.header('vary', answer.vary)
    if ('page' in answer) return sendPage(request, reply, answer.status, answer.page, answer.type)
    return reply.headers({ ...pageHeaders, 'cache-control': 'no-cache' }).redirect(answer.to, answer.status)
  }

  const inLanguage = (site: Site, lang: string): PageContext | undefined => {
    const language = site.settings.languages.find(each => each === lang)
    return language && { site, language, texts }
  }

  const record = (
    request: FastifyRequest,
    {
      museum,
      lang,
      kind,
      name,
      slug = '',
    }: Readonly<Record<'museum' | 'lang' | 'kind' | 'name', string>> & { slug?: string },
  ) =>
    atSite(request, museum, async (tx, site) => {
      const context = inLanguage(site, lang)
      const found = context && (await findRecord(tx, site, name))
      if (!found || found.kind !== kindOfPage(kind)) return undefined
      if (found.state === 'withdrawn') return { status: 410, page: withdrawnPage(context, found) }
      if (found.state === 'merged')
        return { status: 308, to: addressOf(site, context.language, { kind: found.kind, name: found.into }) }
      const [card] = await projectCards(tx, found.declaration, [found.record])
      if (!card) return undefined
      const title = titleOf(card, context)
      const address = addressOf(site, context.language, found, title)
      if (slug !== slugOf(title)) return { status: 308, to: address }
      const pictures = await picturesOf(tx, found.record)
      return { status: 200, page: recordPage(context, { card, name, pictures }) }
    })

  const newestObjects = async (tx: TenantTransaction): Promise<readonly Listed[]> => {
    const object = declarations.find(({ site }) => site?.kind === 'object')
    if (!object) return []
    const listed = await newestRecords(tx, 'object', newestShown)
    const records = await existingCards(
      tx,
      typeIdsOf(object),
      listed.map(({ id }) => id),
    )
    const cards = await projectCards(tx, object, records)
    const pictures = await publicPictures(
      tx,
      records.map(({ cover_file_id }) => cover_file_id),
    )
    const byId = new Map(
      records.map(({ id, cover_file_id }, at) => [
        id,
        { card: cards[at], shown: pictures.get(cover_file_id ?? '') },
      ]),
    )
    return listed.flatMap(({ id, name }) => {
      const { card, shown } = byId.get(id) ?? {}
      return card ? [{ name, card, shown }] : []
    })
  }

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
        atSite(request, params.museum, async (tx, site) => {
          const context = inLanguage(site, params.lang)
          return context && { status: 200, page: homePage(context, await newestObjects(tx)) }
        }),
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
          const context = { site, language, texts }
          if (found.state === 'withdrawn')
            return { status: 410, vary: 'Accept-Language', page: withdrawnPage(context, found) }
          if (found.state === 'merged') return { status: 308, to: identifierOf(site, found.kind, found.into) }
          return { status: 303, vary: 'Accept, Accept-Language', to: addressOf(site, language, found) }
        }),
      ),
    ),

    route(siteRecord, ({ params, request, reply }) => send(request, reply, () => record(request, params))),

    route(siteTitledRecord, ({ params, request, reply }) =>
      send(request, reply, () => record(request, params)),
    ),

    route(siteStyle, async ({ params, request, reply }) =>
      params.file === styleName
        ? reply
            .header('cache-control', 'public, max-age=31536000, immutable')
            .type('text/css; charset=utf-8')
            .send(styleSheet)
        : send(request, reply, async () => undefined),
    ),

    route(siteUnknown, ({ request, reply }) => send(request, reply, async () => undefined)),
  ]
}
