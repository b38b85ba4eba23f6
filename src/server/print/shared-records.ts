import { readShared, readSharedPdf, readSharedPicture } from '#model/api/sharing.ts'
import { declarationOfId } from '#model/cards/declarations.ts'
import { visitorOf } from '#server/access/index.ts'
import { existingCard, namesOf, opensNothing } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import { type Route, route } from '#server/platform/http/index.ts'
import type { LinkKey, Links, ShareLink } from '#server/sharing/index.ts'
import { findPictures } from './pictures.ts'
import type { Press } from './press/press.ts'
import { printCards } from './print-cards.ts'
import type { PrintContext } from './print-context.ts'
import { sendPdf } from './send-pdf.ts'
import { sheetOf } from './sheet-of.ts'

const pictureSize = 1200
/** Limit on requests: typesetting occupies a whole processor core, and visitors here have not signed in. */
const documentsAnHour = 120

/** The record of a link. @throws {CodedError} `gone` for a type that is declared no more. */
async function sharedRecord(tx: TenantTransaction, link: ShareLink & { readonly type: number }) {
  const declaration = declarationOfId(link.type)
  if (!declaration) throw new CodedError('gone')
  return { declaration, record: await existingCard(tx, declaration, link.card_id) }
}

/** Serves a shared record to everybody who has its address: nothing private, nothing withheld. */
export function sharedRecordRoutes(context: PrintContext & { readonly links: Links }, press: Press): Route[] {
  const { database, texts, links } = context
  const documents = database.limiter({ name: 'shared-pdf', points: documentsAnHour, duration: 60 * 60 })

  /** The addresses of what goes with a record, good for as long as the page may be open. */
  const addressOf = (
    { token, grant }: LinkKey,
    path: string,
    query: Readonly<Record<string, string>> = {},
  ) => {
    const search = new URLSearchParams({ ...query, ...(grant !== undefined && { grant }) }).toString()
    return `/api/v1/public/shared/${token}/${path}${search && `?${search}`}`
  }

  return [
    route(readShared, async ({ params: { token }, query: { lang, grant }, language: accepted }) => {
      const language = lang ?? accepted
      const key = { token, grant }
      const { link, sheet, hasPicture } = await links.enter('record', key, async (tx, link) => {
        const { declaration, record } = await sharedRecord(tx, link)
        const names = await namesOf(tx, opensNothing, declaration, [record.data])
        const sheet = sheetOf(record.data, names, { texts, declaration, language, readers: {} })
        return { link, sheet, hasPicture: record.cover_file_id !== null }
      })
      await links.count(link, 'views')
      const { number, title, subtitle, italics, sections } = sheet
      return {
        museum: await links.museumOf(token),
        number,
        title,
        subtitle,
        ...(italics && { italics: [...italics] }),
        sections,
        pictureUrl: hasPicture ? addressOf(key, 'picture') : null,
        pdfUrl: addressOf(key, 'pdf', { lang: language }),
        expiresAt: link.expires_at.toISOString(),
      }
    }),

    route(readSharedPdf, async ({ params: { token }, query: { lang, grant }, language, request, reply }) => {
      const { tenantId, declaration, record } = await links.enter(
        'record',
        { token, grant },
        async (tx, link) => ({
          tenantId: tx.tenantId,
          ...(await sharedRecord(tx, link)),
        }),
      )
      await documents.consume(visitorOf(token, request.ip))
      const printed = await printCards(context, press, {
        tenantId,
        declaration,
        holder: opensNothing,
        language: lang ?? language,
        readers: {},
        layout: 'sheets',
        cards: async () => [record],
      })
      return sendPdf(reply, printed)
    }),

    route(readSharedPicture, async ({ params: { token }, query: { grant }, reply }) => {
      const openers = await links.enter('record', { token, grant }, async (tx, link) => {
        const { record } = await sharedRecord(tx, link)
        return findPictures(context, tx, [record.cover_file_id], pictureSize)
      })
      const [openPicture] = openers.values()
      if (!openPicture) throw new CodedError('gone')
      return reply
        .type('image/webp')
        .header('cache-control', 'private, no-store')
        .send(await openPicture())
    }),
  ]
}
