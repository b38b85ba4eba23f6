import {
  type Approval,
  answerApproval as answerEndpoint,
  approvalDays,
  askApproval,
  listApprovals,
  myApprovals,
  withdrawApproval,
} from '#model/api/procedures/approvals.ts'
import { dayMs } from '#model/dates/durations.ts'
import { longDay } from '#model/dates/museum-day.ts'
import { isAhead } from '#model/engine/aspects/steps.ts'
import { type Change, eventPath } from '#model/engine/diff.ts'
import { localeOf } from '#model/languages.ts'
import { procedureNamed } from '#model/procedures/declarations.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { dayOf } from '#server/platform/db/museum-day.ts'
import { CodedError, forbidden, notFound } from '#server/platform/errors.ts'
import { type Route, route } from '#server/platform/http/index.ts'
import type { TextKey } from '#server/platform/i18n/texts.ts'
import { createMailLimit } from '#server/platform/mail/index.ts'
import { deleteLinks } from '#server/sharing/index.ts'
import { type Asker, doneBy } from '../acting.ts'
import { refuseClosed } from '../change-procedure.ts'
import { type Found, procedureFor, procedureToRead, readableTypes } from '../permitted.ts'
import { recordEvent } from '../record-event.ts'
import type { RoomsContext } from '../room/enter-room.ts'
import {
  type ApprovalRecord,
  approvalsOf,
  insertApproval,
  openApprovalsOf,
  putAddress,
  setWithdrawn,
} from '../store/approvals.ts'
import { procedureById } from '../store/procedures.ts'
import { addressOutside, keptOf, type Later, personAsked, readAgreedTo, sinceAnswers } from './agreed-to.ts'
import { answerApproval, answerLimit, answerOf, stepNamed } from './answer-approval.ts'
import { peopleAsked } from './people-asked.ts'

/** Requests listed on the home page. */
const mostMine = 50

/** Requests that are mailed to one address outside within an hour: a committee may be asked about many procedures in one afternoon. */
const mostToPerson = 60

const kind = 'approval'

/** True when a change is about what people agreed to: the fields of a procedure, but its step, or its objects. */
function changesContent({ path, after }: Change): boolean {
  if (path !== eventPath) return !path.startsWith('@') && path !== 'status' && path !== 'step'
  const { objectId, count } = after as { readonly objectId?: unknown; readonly count?: unknown }
  return objectId !== undefined || count !== undefined
}

/** True for a version of a procedure with other content: a condition report writes what it found about the object, a download only its day. */
const isOfContent = ({ action, changes }: Later): boolean =>
  action === 'reported' || (action !== 'downloaded' && changes.some(changesContent))

async function present(
  tx: TenantTransaction,
  one: Found,
  { actor, language, texts }: Asker & Pick<RoomsContext, 'texts'>,
): Promise<Approval[]> {
  const rows = await approvalsOf(tx, one.row.id)
  const later = await sinceAnswers(tx, one.row.id, rows)
  /** The last version in which the content changed; 0 for none. */
  const changed = Math.max(0, ...later.flatMap(each => (isOfContent(each) ? [each.version] : [])))
  const kept = new Map(await Promise.all(rows.map(async row => [row.id, await keptOf(row, later)] as const)))
  const last = new Map(rows.filter(({ agreed }) => agreed !== null).map(row => [personAsked(row), row.id]))
  const canAnswer = (row: ApprovalRecord) =>
    row.account_id === actor.accountId && isAhead(one.declaration, one.row.step, stepNamed(one, row.step))
  const { mark = null } = rows.some(canAnswer) ? await readAgreedTo(tx, texts, language, one) : {}
  return rows.map(row => ({
    id: row.id,
    step: stepNamed(one, row.step),
    name: row.name,
    email: addressOutside(row),
    isMine: row.account_id === actor.accountId,
    message: row.message,
    askedAt: row.asked_at.toISOString(),
    askedBy: row.asked_name,
    answer: answerOf(row),
    answeredAt: row.answered_at?.toISOString() ?? null,
    words: row.words,
    counts: last.get(personAsked(row)) === row.id,
    changedSince: row.version !== null && row.version < changed,
    read: kept.get(row.id) ?? null,
    mark: canAnswer(row) ? mark : null,
  }))
}

/** Calls by which members of the museum ask others to agree to steps, and answer. */
export function approvalRoutes(context: RoomsContext): Route[] {
  const { database, clock, links, mailer, texts, museumName } = context
  const mails = createMailLimit(database, 'ask', mostToPerson)

  const answers = answerLimit(database)

  const listOf = async (tx: TenantTransaction, asker: Asker, id: string) => ({
    result: await present(tx, await procedureToRead(tx, asker.actor, id), { ...asker, texts }),
  })
  const requestOf = async (tx: TenantTransaction, procedureId: string, id: string) => {
    const found = (await approvalsOf(tx, procedureId)).find(row => row.id === id)
    if (!found) throw notFound()
    return found
  }
  /** Takes the link of a request away. */
  const dropLink = (tx: TenantTransaction, cardId: string, { link_id }: ApprovalRecord) =>
    link_id === null ? undefined : deleteLinks(tx, { kind, cardId }, link_id)

  return [
    route(listApprovals, ({ actor, language, params }) =>
      database.inTenant(actor.tenantId, tx => listOf(tx, { actor, language }, params.id)),
    ),

    route(askApproval, async ({ actor, language, params, body }) => {
      const museum = await museumName(actor.tenantId)
      for (const _ of body.accounts ?? []) await mails.consume(actor.tenantId)
      for (const { email } of body.people ?? []) await mails.consume(actor.tenantId, email)
      return database.inTenant(actor.tenantId, async tx => {
        const one = await procedureFor(tx, actor, 'edit', params.id)
        refuseClosed(one)
        const step = one.declaration.workflow.steps[body.step]
        if (!step?.approvals || !isAhead(one.declaration, one.row.step, body.step))
          throw new CodedError('invalid_input', { fields: { step: { key: 'choice' } } })
        const by = doneBy(actor, clock())
        const asked = await peopleAsked(tx, one, actor, body, { language, now: by.at })
        const expiresAt = new Date(by.at.getTime() + approvalDays * dayMs)
        for (const { accountId, name, email, firstName, language: theirs } of asked) {
          if (accountId !== null) await putAddress(tx, one.row.id, { accountId, email })
          // Who is asked once more answers anew: the earlier link would answer an earlier question.
          const person = personAsked({ step: step.id, email })
          const earlier = (await approvalsOf(tx, one.row.id)).filter(row => personAsked(row) === person)
          for (const row of earlier) {
            await dropLink(tx, one.row.id, row)
            if (row.answered_at === null) await setWithdrawn(tx, row.id, by.at)
          }
          const { url, link } = await links.make(tx, {
            kind,
            cardId: one.row.id,
            by,
            at: by.at,
            expiresAt,
            recipient: name,
            passwordHash: null,
          })
          await insertApproval(tx, {
            card_id: one.row.id,
            step: step.id,
            account_id: accountId,
            name,
            email,
            message: body.message ?? '',
            asked_at: by.at,
            asked_by: by.accountId,
            asked_name: by.name,
            link_id: link.id,
          })
          await recordEvent(
            tx,
            one.row.id,
            {
              kind: 'approvalAsked',
              details: { to: body.step, recipient: name, ...(accountId === null && { email }) },
            },
            by,
          )
          await mailer.send(tx.db, {
            to: email,
            language: theirs,
            template: 'approvalAsked',
            params: {
              firstName,
              museum,
              number: one.row.number,
              title: one.row.title,
              name: by.name,
              step: texts.translate(theirs, `${one.declaration.type}.choice/step/${body.step}` as TextKey),
              day: longDay(await dayOf(tx, expiresAt), localeOf(theirs)),
              link: url,
            },
            ...(body.message && { items: [{ text: body.message }] }),
          })
        }
        return listOf(tx, { actor, language }, params.id)
      })
    }),

    route(answerEndpoint, async ({ actor, language, params, body }) => {
      await answers.consume(`${actor.tenantId} ${params.approvalId} ${actor.accountId}`)
      const museum = await museumName(actor.tenantId)
      return database.inTenant(actor.tenantId, async tx => {
        const one = await procedureFor(tx, actor, 'read', params.id)
        const request = await requestOf(tx, one.row.id, params.approvalId)
        // An administrator who works as somebody else does not agree in their name.
        if (request.account_id !== actor.accountId || actor.impersonatorId !== undefined) throw forbidden()
        await answerApproval(context, tx, one, request, {
          ...body,
          words: body.words ?? '',
          by: doneBy(actor, clock()),
          language,
          museum,
        })
        return listOf(tx, { actor, language }, params.id)
      })
    }),

    route(withdrawApproval, ({ actor, language, params }) =>
      database.inTenant(actor.tenantId, async tx => {
        const one = await procedureFor(tx, actor, 'edit', params.id)
        refuseClosed(one)
        const request = await requestOf(tx, one.row.id, params.approvalId)
        // Whoever declined would be silenced, and a step once approved would stand without its approval.
        if (request.answered_at !== null)
          throw new CodedError('conflict', { text: 'procedures.errors.approvalGiven' })
        const by = doneBy(actor, clock())
        await dropLink(tx, one.row.id, request)
        await setWithdrawn(tx, request.id, by.at)
        const email = addressOutside(request)
        const details = {
          to: stepNamed(one, request.step),
          recipient: request.name,
          ...(email !== null && { email }),
        }
        await recordEvent(tx, one.row.id, { kind: 'approvalWithdrawn', details }, by)
        return listOf(tx, { actor, language }, params.id)
      }),
    ),

    route(myApprovals, ({ actor }) =>
      database.inTenant(actor.tenantId, async tx => {
        const types = readableTypes(actor)
        const rows =
          types.length === 0 ? [] : await openApprovalsOf(tx, actor.accountId, { types, limit: mostMine })
        const result = []
        for (const request of rows) {
          const row = await procedureById(tx, types, request.card_id)
          const declaration = row && procedureNamed(row.type)
          if (!row || !declaration) continue
          const step = stepNamed({ declaration }, request.step)
          if (!isAhead(declaration, row.step, step)) continue
          result.push({
            id: request.id,
            procedureId: row.id,
            type: row.type,
            number: row.number,
            title: row.title,
            step,
            askedAt: request.asked_at.toISOString(),
            askedBy: request.asked_name,
          })
        }
        return { result }
      }),
    ),
  ]
}
