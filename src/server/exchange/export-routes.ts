import { exportEndpoint } from '#model/api/exports.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { type Route, route } from '#server/platform/http/index.ts'
import { attachmentOf } from './attachment.ts'
import type { ExchangeContext } from './exchange-context.ts'
import { exportCards } from './export-cards.ts'

/** Hands out cards of one type as a table, called by what the type is called. */
export const exportRoute = (context: ExchangeContext, declaration: CardDeclaration): Route =>
  route(exportEndpoint(declaration), async ({ actor, body, language, reply }) => {
    const content = await exportCards(context, {
      tenantId: actor.tenantId,
      declaration,
      selection: body.selection,
      kind: body.format,
      columns: body.columns,
      language,
    })
    const name = context.texts.say(language, `cards.types.${declaration.type}`)
    return reply.headers(attachmentOf(body.format, name)).send(content)
  })
