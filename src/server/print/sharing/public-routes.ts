import { readShared, readSharedPdf, readSharedPicture } from '#model/api/print.ts'
import { declarationOf } from '#model/cards/declarations.ts'
import { hashToken, museumOfToken, visitorOf } from '#server/access/index.ts'
import { namesOf, opensNothing, presentCard } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import { type Route, route } from '#server/platform/http/index.ts'
import { findPictures } from '../pictures.ts'
import type { Press } from '../press/press.ts'
import { printCards } from '../print-cards.ts'
import type { PrintContext } from '../print-context.ts'
import { sendPdf } from '../send-pdf.ts'
import { sheetOf } from '../sheet-of.ts'
import { sharedBy } from './store.ts'

const pictureSize = 1200
/** Typesetting costs a moment of a whole processor core, and nobody here has signed in. */
const documentsAnHour = 120

/** Serves a shared card to everybody who has its address: nothing private, nothing withheld. */
export function publicRoutes(context: PrintContext, press: Press): Route[] {
  const { database, texts, clock } = context
  const documents = database.limiter({ name: 'shared-pdf', points: documentsAnHour, duration: 60 * 60 })

  /** @throws {CodedError} `gone` for a secret that is unknown, too old or taken back, and for a card that is in the bin. */
  const museumOf = (token: string): string => {
    const tenantId = museumOfToken(token)
    if (tenantId === undefined) throw new CodedError('gone')
    return tenantId
  }
  const open = async (tx: TenantTransaction, token: string) => {
    const share = await sharedBy(tx, hashToken(token), clock())
    const declaration = share?.type && declarationOf(share.type)
    if (!share || !declaration) throw new CodedError('gone')
    return {
      declaration,
      expiresAt: share.expiresAt,
      record: await presentCard(tx, declaration, share.cardId),
    }
  }

  return [
    route(readShared, async ({ params: { token }, query, language: asked }) => {
      const language = query.lang ?? asked
      const tenantId = museumOf(token)
      const shared = await database.inTenant(tenantId, async tx => {
        const { declaration, expiresAt, record } = await open(tx, token)
        const names = await namesOf(tx, opensNothing, declaration, [record.data])
        const sheet = sheetOf(record.data, names, { texts, declaration, language, readers: {} })
        return { sheet, expiresAt, hasPicture: record.cover_file_id !== null }
      })
      const { number, title, subtitle, sections } = shared.sheet
      const address = `/api/v1/public/shared/${token}`
      return {
        museum: await context.museumName(tenantId),
        number,
        title,
        subtitle,
        sections,
        pictureUrl: shared.hasPicture ? `${address}/picture` : null,
        pdfUrl: `${address}/pdf?lang=${language}`,
        expiresAt: shared.expiresAt.toISOString(),
      }
    }),

    route(readSharedPdf, async ({ params: { token }, query, language, request, reply }) => {
      const tenantId = museumOf(token)
      const { declaration, record } = await database.inTenant(tenantId, tx => open(tx, token))
      await documents.consume(visitorOf(token, request.ip))
      const printed = await printCards(context, press, {
        tenantId,
        declaration,
        holder: opensNothing,
        language: query.lang ?? language,
        readers: {},
        layout: 'sheets',
        cards: async () => [record],
      })
      return sendPdf(reply, printed)
    }),

    route(readSharedPicture, async ({ params: { token }, reply }) => {
      const openers = await database.inTenant(museumOf(token), async tx => {
        const { record } = await open(tx, token)
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
