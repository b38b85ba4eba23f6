import { asPublicPath } from '#model/api/public-preview.ts'
import { publicSideEndpoints } from '#model/api/public-side.ts'
import { declarations } from '#model/cards/declarations.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { type Language, languages } from '#model/languages.ts'
import type { Holder } from '#model/permissions/access.ts'
import { attachedIds, type CardRecord, existingCard, publicNamesOf } from '#server/cards/index.ts'
import {
  addressOf,
  type OpenContext,
  picturesOf,
  projectCards,
  publicNow,
  siteForPreview,
} from '#server/open/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { type Route, route } from '#server/platform/http/index.ts'
import { pageHeaders } from './answers.ts'
import { referring } from './listing.ts'
import { html } from './pages/html.ts'
import { type PageContext, say } from './pages/page-context.ts'
import { recordPage } from './pages/record-page.ts'
import { titleOf } from './pages/wall.ts'

/** Stands for the name of a record that gets its own when it is published. */
const noName = '…'

const bannerStyle = 'margin:0;padding:12px 20px;background:#fff3cd;color:#3d2e00;font:600 16px/1.4 system-ui'

/** Tells on a page that it is a preview, and what of it the public does not see yet. */
function withBanner(page: string, context: PageContext, notes: readonly string[]): string {
  const said = ['preview', ...notes].map(key => say(context, key)).join(' ')
  const banner = html`<p role="note" style="${bannerStyle}">${said}</p>`
  return page.replace(/<body[^>]*>/, body => `${body}${String(banner)}`)
}

interface Asked {
  readonly declaration: CardDeclaration
  readonly record: CardRecord
  readonly language: Language | undefined
  readonly holder: Holder
}

/** Returns the page of a record as the public would see it, with its other languages at addresses of this preview. */
async function previewOf(
  tx: TenantTransaction,
  { texts, publicUrl }: OpenContext,
  { declaration, record, language: wanted, holder }: Asked,
): Promise<string | undefined> {
  const { site, isOpen } = await siteForPreview(tx, publicUrl())
  const offered = site.settings.languages
  const language = offered.find(each => each === wanted) ?? offered[0] ?? languages[0]
  const context: PageContext = { site, language, texts, kinds: [] }
  const [card] = await projectCards(tx, declaration, [record], holder)
  if (!card) return undefined
  const name = (await publicNamesOf(tx, [record.id])).get(record.id) ?? noName
  // A closed site has no addresses of pictures.
  const pictures = isOpen ? await picturesOf(tx, record) : []
  const { listed, isCut } = await referring(tx, { id: record.id, name })
  const { page } = recordPage(context, { card, name, pictures, chosen: 0, referring: listed, isCut })
  const here = (each: Language) => `${publicUrl()}${asPublicPath(declaration.path, record.id)}?lang=${each}`
  const linked = offered.reduce(
    (text, each) =>
      text.replaceAll(
        `"${addressOf(site, each, { kind: card.kind, name }, titleOf(card, { language: each }))}"`,
        `"${here(each)}"`,
      ),
    page,
  )
  const isOut = (await publicNow(tx, declaration, [record])).length > 0
  const hasFiles = (await attachedIds(tx, record.id, 1)).length > 0
  const pending = !isOpen ? ['previewClosed'] : !isOut && hasFiles ? ['previewPictures'] : []
  return withBanner(linked, context, pending)
}

/** Pages on which those who may publish a record see it as the public would. They are bound to the session, and nothing keeps them. */
export const previewRoutes = (context: OpenContext): Route[] =>
  declarations
    .filter(({ site }) => site)
    .map(declaration =>
      route(publicSideEndpoints(declaration).asPublic, async ({ actor, params, query, reply }) => {
        const page = await context.database.inTenant(actor.tenantId, async tx => {
          const record = await existingCard(tx, declaration, params.id, { follow: true })
          return previewOf(tx, context, { declaration, record, language: query.lang, holder: actor })
        })
        return reply
          .headers(pageHeaders)
          .header('cache-control', 'no-store')
          .header('x-robots-tag', 'noindex, nofollow')
          .type('text/html; charset=utf-8')
          .send(page)
      }),
    )
