import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { siteCollection, siteCollectionPage, siteManifest, siteManifestPart } from '#model/api/site-iiif.ts'
import { presentationContext } from '#model/open/iiif/picture-parts.ts'
import { licenceOf } from '#model/open/licences.ts'
import { prefersJsonLd } from '#server/files/index.ts'
import {
  findRecord,
  isBehind,
  kindOfPage,
  manifestAddress,
  type OpenContext,
  picturesOf,
  projectCards,
  type Site,
  type SiteDoor,
} from '#server/open/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { memoryLimiter } from '#server/platform/db/limiter.ts'
import { todayOf } from '#server/platform/db/museum-day.ts'
import { CodedError, notFound } from '#server/platform/errors.ts'
import { isKnown, type Route, route } from '#server/platform/http/index.ts'
import { networkOf } from '#server/platform/network-of.ts'
import { changedAt } from '../store/members.ts'
import { collectionOfKind, collectionOfRecord, topCollection } from './collections.ts'
import { collectionAddress, type ManifestSite, manifestOf, pieceOf, presentationOf } from './manifest.ts'

/** Pictures of a record that viewers are shown. */
const mostPictures = 1000

const kept = 'public, max-age=60, stale-while-revalidate=600'

/** A document for viewers, or the address at which it is now. */
type Answer =
  | { readonly document: object; readonly changedAt?: Date | undefined }
  | { readonly to: string }
  | undefined

type PublicRecord = Extract<NonNullable<Awaited<ReturnType<typeof findRecord>>>, { state: 'public' }>

/** A manifest, with the moment at which the public last saw another; undefined where that is not known yet. */
interface Made {
  readonly made: ReturnType<typeof manifestOf>
  readonly changedAt: Date | undefined
}

/** Canvases of manifests that are kept as they were made. */
const mostCanvases = 10_000

const served = '3'

/** Returns the number of a part of a collection, as its address says it. */
const pageNumber = (text: string): number => (/^[1-9]\d{0,5}$/.test(text) ? Number(text) : 0)

/** Sends a document as JSON-LD, or as plain JSON to who asks for that. */
function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  { document, changedAt }: Extract<Answer, { document: object }>,
): FastifyReply {
  const isJsonLd = prefersJsonLd(request.headers.accept, 3)
  const type = isJsonLd ? `application/ld+json;profile="${presentationContext}"` : 'application/json'
  const body = JSON.stringify(document)
  const tag = `"${createHash('sha256').update(`${type} ${body}`).digest('hex').slice(0, 32)}"`
  reply.headers({
    'cache-control': kept,
    etag: tag,
    vary: 'Accept',
    ...(changedAt && { 'last-modified': changedAt.toUTCString() }),
  })
  if (isKnown(request, tag)) return reply.code(304).send()
  // As bytes, so that nothing is added to the type.
  return reply.header('content-type', type).send(Buffer.from(body))
}

/** Manifests and collections of the public records of all museums, for viewers anywhere. */
export function presentationRoutes({ texts }: OpenContext, door: SiteDoor): Route[] {
  const asked = memoryLimiter({ name: 'public-manifests', points: 300, duration: 10 })

  interface Asked {
    readonly request: FastifyRequest
    readonly reply: FastifyReply
    readonly params: { readonly museum: string; readonly version: string }
  }

  async function answer(
    { request, reply, params: { museum, version } }: Asked,
    work: (tx: TenantTransaction, context: ManifestSite) => Promise<Answer>,
  ): Promise<FastifyReply> {
    await asked.consume(networkOf(request.ip))
    if (version !== served) throw notFound()
    const entered = await door.enter(museum, (tx, site) => work(tx, { site, texts }))
    if (!entered) throw notFound()
    const found: Answer =
      'moved' in entered ? { to: entered.moved + request.url.replace(/^\/m\/[^/?]*/, '') } : entered.result
    if (!found) throw notFound()
    if ('to' in found) return reply.header('cache-control', kept).redirect(found.to, 308)
    return sendDocument(request, reply, found)
  }

  /**
   * Returns a public record, or the name of the one that it became.
   * @throws {CodedError} `not_found` for what is and was not public; `gone` for what is public no longer
   */
  async function recordCalled(tx: TenantTransaction, site: Site, name: string) {
    const found = await findRecord(tx, site, name)
    if (!found || found.kind === 'file') throw notFound()
    if (found.state === 'withdrawn') throw new CodedError('gone')
    return found.state === 'merged' ? { into: found.into } : found
  }

  /** Returns a public record as it is shown, with its pictures. */
  async function shown(tx: TenantTransaction, { name, declaration, record }: PublicRecord) {
    const [card] = await projectCards(tx, declaration, [record])
    if (!card) throw notFound()
    const pictures = await picturesOf(tx, record, mostPictures)
    return { id: record.id, name, declaration, card, pictures }
  }

  async function make(
    tx: TenantTransaction,
    context: ManifestSite,
    record: PublicRecord,
    isFollowed: boolean,
  ): Promise<Made> {
    const all = await shown(tx, record)
    if (all.pictures.length === 0) throw notFound()
    // Of the public view, never of the record: what the museum does for itself is nobody's business (O-W86). Not known while changes wait.
    const names = [record.name, ...all.pictures.map(picture => picture.name)]
    return { made: manifestOf(context, all), changedAt: isFollowed ? await changedAt(tx, names) : undefined }
  }

  const before = new LRUCache<string, Made>({
    maxSize: mostCanvases,
    sizeCalculation: ({ made }) => made.items.length,
  })

  /** Returns a manifest as it was made for another of its addresses, as long as the public sees nothing else; while changes wait, it is made anew. */
  async function manifest(tx: TenantTransaction, context: ManifestSite, name: string) {
    const record = await recordCalled(tx, context.site, name)
    if ('into' in record) return { into: record.into }
    if (await isBehind(tx)) return make(tx, context, record, false)
    const { stamp, museum } = context.site
    const key = JSON.stringify([tx.tenantId, stamp, museum, await todayOf(tx), name])
    const known = before.get(key) ?? (await make(tx, context, record, true))
    before.set(key, known)
    return known
  }

  async function collection(
    tx: TenantTransaction,
    context: ManifestSite,
    name: string,
    page?: number,
  ): Promise<Answer> {
    if (name === 'top') return page === undefined ? { document: await topCollection(tx, context) } : undefined
    if (kindOfPage(name)) {
      const document = await collectionOfKind(tx, context, name, page)
      return document && { document }
    }
    const record = await recordCalled(tx, context.site, name)
    if ('into' in record) return { to: collectionAddress(context.site, record.into) }
    const found = await shown(tx, record)
    const rights = licenceOf(found.card).address
    const document = await collectionOfRecord(tx, context, { ...found, rights }, page)
    return document && { document }
  }

  return [
    route(siteManifest, call =>
      answer(call, async (tx, context) => {
        const found = await manifest(tx, context, call.params.name)
        return 'into' in found
          ? { to: manifestAddress(context.site, found.into) }
          : { document: found.made, changedAt: found.changedAt }
      }),
    ),

    route(siteManifestPart, call =>
      answer(call, async (tx, context) => {
        const { name, piece, picture } = call.params
        const found = await manifest(tx, context, name)
        if ('into' in found) return undefined
        const document = pieceOf(found.made, `${presentationOf(context.site)}/${name}/${piece}/${picture}`)
        return document && { document, changedAt: found.changedAt }
      }),
    ),

    route(siteCollection, call => answer(call, (tx, context) => collection(tx, context, call.params.name))),

    route(siteCollectionPage, call =>
      answer(call, (tx, context) => collection(tx, context, call.params.name, pageNumber(call.params.page))),
    ),
  ]
}
