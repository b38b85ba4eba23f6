import { exportReferences } from '#model/api/citations.ts'
import { doerOf, recordAudit } from '#server/audit/index.ts'
import { freezeSelection, refuseUnreadable } from '#server/cards/index.ts'
import { type Route, route } from '#server/platform/http/index.ts'
import type { BibliographyContext } from '../bibliography-context.ts'
import { exportedReferences } from '../exporting/export-references.ts'
import { biblioDeclaration } from '../works.ts'

/** Hands out works as a file of references or as a list. */
export const exportRoute = (context: BibliographyContext): Route =>
  route(exportReferences, async ({ actor, body, language, request, reply }) => {
    refuseUnreadable(actor, biblioDeclaration, body.selection)
    const at = context.clock()
    const selection = await context.database.inTenant(actor.tenantId, async tx => {
      const { frozen, total } = await freezeSelection(tx, biblioDeclaration, body.selection, { at })
      const details = { what: biblioDeclaration.type, count: total, format: body.format }
      await recordAudit(tx, doerOf(actor, request), 'tableExported', at, details)
      return { frozen }
    })
    const title = context.texts.translate(language, `${biblioDeclaration.type}.words.plural`)
    const { content, mediaType, ending } = exportedReferences(
      context,
      {
        tenantId: actor.tenantId,
        actor,
        selection,
        how: { style: body.style, language },
        title,
        complete: body.complete,
      },
      body.format,
    )
    const file = `${title}.${ending}`
    const plain = file.replace(/[^\w .()-]+/g, '_')
    return reply
      .headers({
        'content-type': mediaType,
        'content-disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(file)}`,
      })
      .send(content)
  })
