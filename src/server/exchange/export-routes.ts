import { exportEndpoint } from '#model/api/exports.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { doerOf, recordAudit } from '#server/audit/index.ts'
import { freezeSelection, refuseUnreadable } from '#server/cards/index.ts'
import { type Route, route } from '#server/platform/http/index.ts'
import { attachmentOf } from './attachment.ts'
import type { ExchangeContext } from './exchange-context.ts'
import { exportCards } from './export-cards.ts'

/** Hands out cards of one type as a table, called by what the type is called. */
export const exportRoute = (context: ExchangeContext, declaration: CardDeclaration): Route =>
  route(exportEndpoint(declaration), async ({ actor, body, language, request, reply }) => {
    const { format } = body
    refuseUnreadable(actor, declaration, body.selection)
    const at = context.clock()
    const selection = await context.database.inTenant(actor.tenantId, async tx => {
      const { frozen, total } = await freezeSelection(tx, declaration, body.selection, { at })
      const told = { what: declaration.type, count: total, format }
      await recordAudit(tx, doerOf(actor, request), 'tableExported', at, told)
      return { frozen }
    })
    const content = await exportCards(context, {
      tenantId: actor.tenantId,
      declaration,
      holder: actor,
      selection,
      kind: format,
      columns: body.columns,
      language,
    })
    const name = context.texts.say(language, `cards.types.${declaration.type}`)
    return reply.headers(attachmentOf(format, name)).send(content)
  })
