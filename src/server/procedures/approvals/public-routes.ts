import { readApproval, sendApproval } from '#model/api/procedures/approvals.ts'
import { isAhead } from '#model/engine/aspects/steps.ts'
import { procedureDeclarations, procedureNamed } from '#model/procedures/declarations.ts'
import { hashToken } from '#server/access/index.ts'
import { refuseSuspended, type TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import { type Route, route } from '#server/platform/http/index.ts'
import { openLinks, type ShareLink } from '#server/sharing/index.ts'
import type { Found } from '../permitted.ts'
import { readerOf } from '../readers.ts'
import type { RoomsContext } from '../room/enter-room.ts'
import { type ApprovalRecord, approvalOfLink } from '../store/approvals.ts'
import { procedureById, procedureToChange } from '../store/procedures.ts'
import { readAgreedTo } from './agreed-to.ts'
import { answerApproval, answerLimit, answerOf, stepNamed } from './answer-approval.ts'

const allTypes = procedureDeclarations.map(({ name }) => name)

/**
 * The request of a link with its procedure.
 * @param options `write`: the procedure is locked until the end
 * @throws {CodedError} `gone` when it was withdrawn, asked once more, or the procedure is over, and for members who left or may no longer read it.
 */
async function requested(
  tx: TenantTransaction,
  link: ShareLink,
  { now, write = false }: { readonly now: Date; readonly write?: boolean },
): Promise<{ readonly one: Found; readonly request: ApprovalRecord }> {
  const find = write ? procedureToChange : procedureById
  const row = await find(tx, allTypes, link.card_id)
  const declaration = row && procedureNamed(row.type)
  const request = await approvalOfLink(tx, link.id)
  if (!row || !declaration || !request || row.deleted_at || row.status === 'CLOSED')
    throw new CodedError('gone')
  const { account_id: accountId } = request
  if (accountId !== null && !(await readerOf(tx, declaration, accountId, now))) throw new CodedError('gone')
  // It may have been asked once more while the procedure was waited for.
  const open = write ? await openLinks(tx, { kind: 'approval', cardId: row.id }, now) : [link]
  if (!open.some(({ id }) => id === link.id)) throw new CodedError('gone')
  return { one: { row, declaration }, request }
}

/** Calls by which people answer requests to agree, by the link in their mail. */
export function publicApprovalRoutes(context: RoomsContext): Route[] {
  const { database, texts, links, clock } = context
  const answers = answerLimit(database)
  return [
    route(readApproval, async ({ params: { token }, language }) => {
      const [link, read] = await links.enter('approval', { token }, async (tx, entered) => {
        const { one, request } = await requested(tx, entered, { now: clock() })
        const { row, declaration } = one
        const { kept, mark } = await readAgreedTo(tx, texts, language, one)
        const { sections, objects, objectsCount } = kept
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
          sections,
          objects,
          objectsCount,
          mark,
        }
        return [entered, presented] as const
      })
      await links.count(link, 'views')
      return { museum: await links.museumOf(token), ...read }
    }),

    route(sendApproval, async ({ params: { token }, body, language }) => {
      await answers.consume(hashToken(token).toString('base64url'))
      const museum = await links.museumOf(token)
      return links.enter('approval', { token }, async (tx, link) => {
        await refuseSuspended(tx)
        const at = clock()
        const found = await requested(tx, link, { now: at, write: true })
        const { account_id: accountId, name } = found.request
        await answerApproval(context, tx, found.one, found.request, {
          ...body,
          words: body.words ?? '',
          by: { accountId, name, at },
          language,
          museum,
        })
        return { answer: body.agrees ? ('AGREED' as const) : ('DECLINED' as const) }
      })
    }),
  ]
}
