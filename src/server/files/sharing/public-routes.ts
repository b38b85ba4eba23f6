import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  downloadSharedFile,
  openSharedFile,
  readSharedContent,
  readSharedPreview,
  type SharedFile,
} from '#model/api/files/sharing.ts'
import { fileHeading } from '#model/cards/file/heading.ts'
import { damTypeName, damTypes } from '#model/cards/file/measured.ts'
import type { FileCard } from '#model/cards/file/sections.ts'
import { lookOnlySide } from '#model/files/look-only.ts'
import { inLanguage } from '#model/kinds/translated.ts'
import type { Translated } from '#model/kinds/values.ts'
import { type Language, languages } from '#model/languages.ts'
import { existingCard, namesOf, opensNothing, withNames } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import { attachedAs, inlineAs, type Route, route } from '#server/platform/http/index.ts'
import { networkOf } from '#server/platform/network-of.ts'
import type { ShareLink } from '#server/sharing/index.ts'
import { fileDeclaration } from '../keeping/keep-file.ts'
import { contentsOf, type FileRow } from '../store/contents.ts'
import { sendContent } from '../streaming/send-content.ts'
import { namedAs } from '../work/named-as.ts'
import { renderedAs, renderPicture } from '../work/render-picture.ts'
import { sendRendered } from '../work/send-rendered.ts'
import type { SharingContext } from './share-routes.ts'

/** Limits for files made for the holder of a link. */
const format = 'jpeg'

const gone = () => new CodedError('gone', { text: 'download.goneText' })

const languageOr = (code: string | undefined, other: Language): Language =>
  languages.find(language => language === code) ?? other

type Info = Omit<SharedFile, 'museum' | 'previewUrl' | 'contentUrl' | 'downloadUrl'>

/** Longest side of what is shown in the page of a shared file. */
const previewSize = lookOnlySide

const played: readonly (number | undefined)[] = [damTypes.VIDEO, damTypes.AUDIO, damTypes.PDF]

/** True when a link lets a content out as it is: in no smaller size, and with nothing burnt into it. */
const handsOutOriginal = ({ size, watermark }: Pick<ShareLink, 'size' | 'watermark'>): boolean =>
  size === null && watermark === null

/** The part of a content that the holder of a link gets. */
function handedOut(
  share: Pick<ShareLink, 'size' | 'watermark' | 'allow_download'>,
  { picture }: Pick<FileRow, 'picture'>,
  { damType }: Pick<FileCard, 'damType'>,
) {
  const original = handsOutOriginal(share)
  return {
    preview: picture !== null,
    // Playing is fetching: the bytes are the same.
    content: share.allow_download && original && played.includes(damType?.id),
    download: share.allow_download && (original || picture !== null),
  }
}

/** Public description of a shared file, and its downloadable part. Everything else that its card says stays in the museum. */
async function sharedInfo(
  tx: TenantTransaction,
  share: ShareLink,
  language: Language,
): Promise<{ readonly info: Info; readonly gets: ReturnType<typeof handedOut> }> {
  const [content] = await contentsOf(tx, [share.card_id])
  if (!content) throw new CodedError('gone')
  const { data } = await existingCard(tx, fileDeclaration, share.card_id)
  const names = await namesOf(tx, opensNothing, fileDeclaration, [data])
  const card = withNames(fileDeclaration, data, names, language) as FileCard & {
    readonly licence?: { readonly name?: string }
  }
  const translated = (value: Translated | undefined): string => (value ? inLanguage(value, language) : '')
  return {
    gets: handedOut(share, content, card),
    info: {
      title: fileHeading(card, { language } as never).title,
      name: card.name ?? content.name,
      damType: damTypeName(card.damType?.id),
      fileType: content.mime,
      bytes: handsOutOriginal(share) ? Number(content.bytes) : null,
      resolution: share.size === null ? (card.resolution ?? null) : null,
      duration: card.duration ?? null,
      alternativeText: translated(card.alternativeText),
      creditLine: translated(card.creditLine),
      copyrightNotice: card.copyrightNotice ?? '',
      licence: card.licence?.name ?? '',
      expiresAt: share.expires_at.toISOString(),
    },
  }
}

/** Serves a shared file to everybody who has its address (P-R08, C-F05). */
export function publicRoutes(context: SharingContext): Route[] {
  const { database, storage, clock, links } = context
  /** Making a picture costs a moment of a whole processor core, and nobody here has signed in. */
  const renderings = database.limiter({ name: 'shared-file-picture', points: 600, duration: 60 * 60 })

  /** The file of an opened link. @throws {CodedError} `gone`. */
  const granted = (grant: string) =>
    links.enterGranted('file', grant, async (tx, share) => {
      const [content] = await contentsOf(tx, [share.card_id])
      if (!content) throw gone()
      const card = (await existingCard(tx, fileDeclaration, share.card_id)).data as FileCard
      return { share, content, name: card.name ?? content.name, gets: handedOut(share, content, card) }
    })

  type Found = Awaited<ReturnType<typeof granted>>

  const sendOriginal = (
    request: FastifyRequest,
    reply: FastifyReply,
    { content, name }: Found,
    disposition: (name: string) => string,
  ) =>
    sendContent(request, reply, content, {
      database,
      storage,
      clock,
      mime: content.mime,
      disposition: disposition(name),
    })

  const sendPicture = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { content, name, share }: Found,
    { size, disposition }: { readonly size: number | null; readonly disposition: (name: string) => string },
  ) => {
    await renderings.consume(`${share.id} ${networkOf(request.ip)}`)
    const rendered = await renderPicture(storage, content, { size, format, watermark: share.watermark })
    const pictureName = namedAs(name, renderedAs[format].extension)
    return sendRendered(reply, rendered, { format, disposition: disposition(pictureName) })
  }

  return [
    route(openSharedFile, async ({ body: { token, password, lang, again }, language: accepted, request }) => {
      const language = languageOr(lang, accepted)
      const opened = await links.open('file', { token, password, ip: request.ip })
      const museum = await links.museumOf(token)
      if (!opened) return { needsPassword: true as const, museum }
      const { link, grant } = opened
      const { info, gets } = await database.inTenant(link.tenant_id, tx => sharedInfo(tx, link, language))
      if (!again) await links.count(link, 'views')
      const address = (path: string, may: boolean) => (may ? `${path}?grant=${grant}` : null)
      return {
        needsPassword: false as const,
        file: {
          ...info,
          museum,
          previewUrl: address(readSharedPreview.path, gets.preview),
          contentUrl: address(readSharedContent.path, gets.content),
          downloadUrl: address(downloadSharedFile.path, gets.download),
        },
      }
    }),

    route(readSharedPreview, async ({ query, request, reply }) => {
      const found = await granted(query.grant)
      if (!found.gets.preview) throw gone()
      const size = Math.min(previewSize, found.share.size ?? previewSize)
      return sendPicture(request, reply, found, { size, disposition: inlineAs })
    }),

    route(readSharedContent, async ({ query, request, reply }) => {
      const found = await granted(query.grant)
      if (!found.gets.content) throw gone()
      return sendOriginal(request, reply, found, inlineAs)
    }),

    route(downloadSharedFile, async ({ query, request, reply }) => {
      const found = await granted(query.grant)
      if (!found.gets.download) throw gone()
      // Whoever goes on with a download that broke off fetches it no second time.
      if (!/^bytes=[1-9]/.test(request.headers.range ?? '')) await links.count(found.share, 'downloads')
      if (handsOutOriginal(found.share)) return sendOriginal(request, reply, found, attachedAs)
      return sendPicture(request, reply, found, { size: found.share.size, disposition: attachedAs })
    }),
  ]
}
