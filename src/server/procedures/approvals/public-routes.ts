import { readApproval, sendApproval } from '#model/api/procedures/approvals.ts'
import { isAhead } from '#model/engine/aspects/steps.ts'
import { procedureDeclarations, procedureNamed } from '#model/procedures/declarations.ts'
import { visitorOf } from '#server/access/index.ts'
import { refuseSuspended, type TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import { type Route, route } from '#server/platform/http/index.ts'
import type { ShareLink } from '#server/sharing/index.ts'
import type { Found } from '../permitted.ts'
import type { RoomsContext } from '../room/enter-room.ts'
import { type ApprovalRecord, approvalOfLink } from '../store/approvals.ts'
import { procedureToChange } from '../store/procedures.ts'
import { readAgreedTo } from './agreed-to.ts'
import { answerApproval, answerOf, stepNamed } from './answer-approval.ts'

/** Nobody here has signed in. */
const answersAnHour = 60

const allTypes = procedureDeclarations.map(({ name }) => name)

/** The request of a link with its procedure, locked. @throws {CodedError} `gone` when it was withdrawn or the procedure is over. */
async function requested(
  tx: TenantTransaction,
  link: ShareLink,
): Promise<{ readonly one: Found; readonly request: ApprovalRecord }> {
  const row = await procedureToChange(tx, allTypes, link.card_id)
  const declaration = row && procedureNamed(row.type)
  const request = await approvalOfLink(tx, link.id)
  if (!row || !declaration || !request || row.deleted_at || row.status === 'CLOSED')
    throw new CodedError('gone')
  return { one: { row, declaration }, request }
}

/** Calls by which people answer requests to agree, by the link in their mail. */
export function publicApprovalRoutes(context: RoomsContext): Route[] {
  const { database, texts, links, clock } = context
  const answers = database.limiter({ name: 'approvals', points: answersAnHour, duration: 60 * 60 })
  return [
    route(readApproval, async ({ params: { token }, language }) => {
      const [link, read] = await links.enter('approval', { token }, async (tx, entered) => {
        const { one, request } = await requested(tx, entered)
        const { row, declaration } = one
        const step = stepNamed(one, request.step)
        const presented = {
          type: row.type,
          number: row.number,
          title: row.title,
          step,
          name: request.name,
          message: request.message,
          askedBy: request.asked_name,
          expiresAt: entered.expires_at.toISOString(),
          answer: answerOf(request),
          words: request.words,
          isOver: !isAhead(declaration, row.step, step),
          procedureId: request.account_id === null ? null : row.id,
          ...(await readAgreedTo(tx, texts, language, one)),
        }
        return [entered, presented] as const
      })
      await links.count(link, 'views')
      return { museum: await links.museumOf(token), ...read }
    }),

    route(sendApproval, async ({ params: { token }, body, language, request }) => {
      await answers.consume(visitorOf(token, request.ip))
      const museum = await links.museumOf(token)
      return links.enter('approval', { token }, async (tx, link) => {
        await refuseSuspended(tx)
        const found = await requested(tx, link)
        const { account_id: accountId, name } = found.request
        const by = { accountId, name, at: clock() }
        const words = body.words?.trim() ?? ''
        await answerApproval(context, tx, found.one, found.request, {
          agrees: body.agrees,
          words,
          by,
          language,
          museum,
        })
        return { answer: body.agrees ? ('AGREED' as const) : ('DECLINED' as const) }
      })
    }),
  ]
}
