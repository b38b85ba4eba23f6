import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyReply } from 'fastify'
import { canonicalPath } from '#model/files/iiif/canonical-path.ts'
import type { AddressParts, IiifFormat, ImageRequest, ImageVersion } from '#model/files/iiif/image-request.ts'
import { iiifContext, iiifProfile, infoDocument, type PictureFacts } from '#model/files/iiif/info-document.ts'
import { readImageRequest } from '#model/files/iiif/read-image-request.ts'
import type { PictureLimit } from '#model/files/limited-size.ts'
import { CodedError } from '#server/platform/errors.ts'
import { isKnown } from '#server/platform/http/index.ts'
import type { Storage } from '#server/platform/storage/index.ts'
import { tagOf } from '../routes/kept-by-browser.ts'
import type { FileRow } from '../store/contents.ts'
import { prefersJsonLd } from './accepted.ts'
import { createCutter, type OpenedPicture } from './cutter.ts'
import { embedNotice } from './notice/embed-notice.ts'
import type { PictureNotice } from './notice/picture-notice.ts'
import { type PartWeight, partWeight } from './weight.ts'

/** Stored facts of a file that has a picture. */
export type StoredPicture = Pick<FileRow, 'storage_key' | 'picture' | 'facts' | 'sha256' | 'created_at'>

/** A question about a picture, by whatever address it is reached. Who may ask has been found out before. */
export interface PictureAsk {
  readonly picture: StoredPicture
  readonly version: ImageVersion
  /** Address of the picture as the asker knows it, with scheme and host, without a slash at its end. */
  readonly base: string
  /** The most that this asker is shown: then the picture is a smaller one, and no part of it is sharper. */
  readonly limit?: PictureLimit | undefined
  readonly headers: IncomingHttpHeaders
}

export interface PictureAnswer {
  readonly status: 200 | 303 | 304
  /** In lower case. How long it may be kept is up to the address. */
  readonly headers: Readonly<Record<string, string>>
  readonly body?: Buffer
}

export interface ImageOptions {
  /** Hears how much work is asked for before it is done, and may refuse it; of what the asker has already, nothing. */
  readonly admit?: (weight: PartWeight) => Promise<void>
  /** Is written into whole pictures that are large enough to be used elsewhere; parts carry nothing. */
  readonly notice?: PictureNotice | undefined
}

/** Answers the IIIF Image API, level 2, in the versions 3.0 and 2.1. */
export interface PictureService {
  /** Leads from the address of a picture to what is said of it. */
  base(ask: Pick<PictureAsk, 'base'>): PictureAnswer
  /** @throws {CodedError} `not_found` where the file has no picture. */
  info(ask: PictureAsk, facts?: PictureFacts): Promise<PictureAnswer>
  /**
   * @throws {CodedError} `not_found` where the file has no picture; `invalid_input` for an address that asks for what there is not;
   * `unsupported` for a size above that of the picture; `too_many_requests` for a large part while many others wait.
   */
  image(ask: PictureAsk, address: AddressParts, options?: ImageOptions): Promise<PictureAnswer>
}

/** Media types of the formats that parts of pictures are asked for in. */
const iiifTypes: Readonly<Record<IiifFormat, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
}

/** Changes with what a part is made by, so that nobody goes on showing parts that were made otherwise beside new ones. */
const cutterVersion = 2

const profileLink = (version: ImageVersion): string => `<${iiifProfile(version)}>;rel="profile"`

/** A document whose terms are explained elsewhere, for who does not ask for JSON-LD. */
const contextLink = (version: ImageVersion): string =>
  `<${iiifContext(version)}>;rel="http://www.w3.org/ns/json-ld#context";type="application/ld+json"`

/** Longest side up to which a whole picture carries no notice. */
const plainSide = 1000

/** Returns true for a picture as a whole, large enough to be used elsewhere. */
const isCopy = ({ region, size }: ImageRequest, { width, height }: OpenedPicture['source']): boolean =>
  region.width === width && region.height === height && Math.max(size.width, size.height) > plainSide

/** Answers 304 to who has it already. */
async function unlessKnown(
  { headers }: Pick<PictureAsk, 'headers'>,
  told: Readonly<Record<string, string>> & { readonly etag: string },
  type: string,
  body: () => Promise<Buffer>,
): Promise<PictureAnswer> {
  if (isKnown({ headers }, told.etag)) return { status: 304, headers: told }
  return { status: 200, body: await body(), headers: { ...told, 'content-type': type } }
}

/** @throws {CodedError} `invalid_input` or `unsupported` */
function readAddress(address: AddressParts, { source }: OpenedPicture, version: ImageVersion): ImageRequest {
  const read = readImageRequest(address, source, version)
  if (read.request) return read.request
  throw read.isUnsupported
    ? new CodedError('unsupported')
    : new CodedError('invalid_input', { fields: { [read.wrong]: { key: 'choice' } } })
}

/** Answers for pictures of a storage. One for a server: the signed-in and the public share places and what is remembered. */
export function createPictureService(storage: Storage): PictureService {
  const cutter = createCutter(storage)

  return {
    base: ({ base }) => ({ status: 303, headers: { location: `${base}/info.json` } }),

    async info(ask, facts) {
      const { picture, version, base, limit, headers } = ask
      const { source, stored } = await cutter.open(picture, limit)
      const { width, height, levels } = source
      const isWhole = stored?.[0]?.width === width
      const document = infoDocument({
        version,
        id: base,
        size: { width, height },
        levels: isWhole ? levels : undefined,
        most: limit && Math.max(width, height),
        facts,
      })
      const body = JSON.stringify(document)
      const isJsonLd = prefersJsonLd(headers.accept, version)
      const type = isJsonLd ? `application/ld+json;profile="${iiifContext(version)}"` : 'application/json'
      const etag = `"${createHash('sha256').update(`${type} ${body}`).digest('hex').slice(0, 32)}"`
      const told = {
        etag,
        'last-modified': picture.created_at.toUTCString(),
        vary: 'Accept',
        link: [profileLink(version), ...(isJsonLd ? [] : [contextLink(version)])].join(', '),
      }
      return unlessKnown(ask, told, type, async () => Buffer.from(body))
    },

    async image(ask, address, { admit, notice } = {}) {
      const { picture, version, base, limit } = ask
      const opened = await cutter.open(picture, limit)
      const { source } = opened
      const request = readAddress(address, opened, version)
      const path = canonicalPath(request, source, version)
      const written = isCopy(request, source) ? notice : undefined
      const told = {
        etag: tagOf(
          picture,
          [
            cutterVersion,
            source.width,
            source.height,
            canonicalPath(request, source, 3),
            ...(written ? [JSON.stringify(written)] : []),
          ].join(' '),
        ),
        link: `<${base}/${path}>;rel="canonical", ${profileLink(version)}`,
      }
      return unlessKnown(ask, told, iiifTypes[request.format], async () => {
        await admit?.(partWeight(source, request))
        const part = await cutter.cut(picture, opened, request)
        return written ? embedNotice(part, request.format, written) : part
      })
    },
  }
}

/** Sends an answer. @param cacheControl who may keep it, and for how long */
export const sendAnswer = (
  reply: FastifyReply,
  { status, headers, body }: PictureAnswer,
  cacheControl: string,
): FastifyReply => reply.code(status).headers(headers).header('cache-control', cacheControl).send(body)
