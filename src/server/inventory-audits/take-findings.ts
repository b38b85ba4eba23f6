import type { BodyOf, OutputOf } from '#model/api/endpoint.ts'
import type { sendFindings } from '#model/api/procedures/inventory-audit.ts'
import { displayName } from '#model/display-name.ts'
import { statusOfStep } from '#model/engine/aspects/steps.ts'
import { countingTime } from '#model/field-work/counting-time.ts'
import { auditGrades, auditMethods, auditResults } from '#model/procedures/inventory-audit/inventory-audit.ts'
import { cardTypes } from '#model/record-types.ts'
import { cleanLine, cleanLines } from '#model/text/clean.ts'
import { cut } from '#model/text/cut.ts'
import { cardsWithNumbers } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { announceChange, type FoundProcedure } from '#server/procedures/index.ts'
import { labelsOf } from '#server/vocabularies/index.ts'
import type { Asker, AuditsContext } from './audits-context.ts'
import { auditFor } from './permitted.ts'
import {
  type Known,
  parseFinding,
  type ReadFinding,
  type RefusalReason,
  readFinding,
} from './read-finding.ts'
import { refusesFindings } from './refuses-findings.ts'
import { cataloguedObjects } from './store/catalogue.ts'
import { insertFindings, knownFindings, type NewFinding } from './store/findings.ts'
import { expectedOf, type ListRecord, listOf } from './store/lists.ts'
import { forgetRefusals, keepRefusals } from './store/refusals.ts'
import { writeLines } from './write-lines.ts'

type Body = BodyOf<typeof sendFindings>
type Answer = OutputOf<typeof sendFindings>['result'][number]

interface By {
  readonly accountId: string
  readonly name: string
  readonly at: Date
}

/** Known facts about the subjects of some findings. */
async function knownTo(
  tx: TenantTransaction,
  id: string,
  given: readonly (ReturnType<typeof parseFinding> | undefined)[],
): Promise<Known> {
  const there = given.filter(each => each !== undefined)
  const ids = there.flatMap(({ objectId }) => objectId ?? [])
  const numbers = there.flatMap(({ objectId, number }) => (objectId === undefined && number ? [number] : []))
  const named = await cardsWithNumbers(tx, cardTypes.object, numbers)
  const objects = await cataloguedObjects(tx, [...ids, ...named.map(({ cardId }) => cardId)])
  const byId = new Map(objects.map(object => [object.id, object]))
  // Expected objects are included even if their record has been moved to the trash since.
  const expected = (await expectedOf(tx, id, { ids })).map(({ cardId }) => [cardId, true] as const)
  return {
    objects: new Map<string, unknown>([...byId, ...expected]),
    locations: new Map(
      [
        ...(await labelsOf(
          tx,
          there.flatMap(({ locationId }) => locationId ?? []),
        )),
      ].filter(([, { vocabulary }]) => vocabulary === 'LR'),
    ),
    byNumber: new Map(
      named.flatMap(({ number, cardId }) => {
        const object = byId.get(cardId)
        return object ? [[number, object] as const] : []
      }),
    ),
  }
}

const rowOf = (
  { given, objectId }: ReadFinding,
  list: ListRecord,
  sentAt: string | undefined,
  by: By,
): NewFinding => ({
  id: given.id,
  card_id: objectId,
  number: cleanLine(given.number ?? ''),
  result: auditResults[given.result],
  location_id: given.locationId ?? null,
  method: given.method ? auditMethods[given.method] : null,
  note: cleanLines(given.note ?? ''),
  grade: given.grade ? auditGrades[given.grade] : null,
  at: countingTime(given.at, { sentAt, receivedAt: by.at, since: list.frozen_at }),
  device_at: new Date(given.at),
  received_at: by.at,
  account_id: by.accountId,
  account_name: by.name,
  undoes: given.undoes ?? null,
})

/** Returns a refused finding in readable form, cut to the length of a finding. */
const longestKept = 8000
function keptOf(given: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const text = JSON.stringify(given)
  return text.length <= longestKept ? given : { cut: cut(text, longestKept) }
}

/** The first finding starts the audit. */
async function setGoing(
  tx: TenantTransaction,
  { procedures }: AuditsContext,
  audit: FoundProcedure,
  by: By,
): Promise<void> {
  if (audit.row.step === 'frozen' && statusOfStep(audit.declaration, 'running'))
    await procedures.goTo(tx, audit, { step: 'running', by, details: { byItself: true } })
  else await announceChange(tx, audit.row.id)
}

/**
 * Adds findings to the log of an audit. Each is added once, in whatever order and however often it is sent; a refused finding is stored
 * with the reason and may be accepted when sent again.
 * @returns the result for each.
 * @throws {CodedError} `not_found`; `forbidden`.
 */
export const takeFindings = (
  context: AuditsContext,
  { actor }: Asker,
  id: string,
  { sentAt, findings }: Body,
): Promise<readonly Answer[]> =>
  context.database.inTenant(actor.tenantId, async tx => {
    // Locked, so that the log grows in the order in which it is read.
    const audit = await auditFor(tx, actor, 'edit', id)
    const list = await listOf(tx, id)
    const by = { accountId: actor.accountId, name: displayName(actor.person), at: context.clock() }
    const refusal = await refusesFindings(tx, audit.row, list)
    const sent = new Map(findings.map(each => [each.id.toLowerCase(), each]))
    const before = await knownFindings(tx, id, [...sent.keys()])
    const parsed = new Map(
      [...sent].flatMap(([key, each]) =>
        before.has(key) ? [] : [[key, parseFinding({ ...each, id: key })]],
      ),
    )
    const known = await knownTo(tx, id, [...parsed.values()])
    const taken = new Map<string, ReadFinding>()
    const refused = new Map<string, RefusalReason>()
    for (const [key, given] of parsed) {
      const read = refusal ?? readFinding(given, known)
      if (typeof read === 'string') refused.set(key, read)
      else taken.set(key, read)
    }
    const objectIds = [...taken.values()].flatMap(({ objectId }) => objectId ?? [])
    if (list && taken.size > 0) {
      const rows = [...taken.values()].map(read => rowOf(read, list, sentAt, by))
      await insertFindings(tx, id, rows)
      await forgetRefusals(tx, id, [...taken.keys()])
      await writeLines(tx, id, rows)
      await setGoing(tx, context, audit, by)
    }
    await keepRefusals(
      tx,
      id,
      [...refused].map(([key, reason]) => ({ id: key, reason, given: keptOf(sent.get(key) ?? {}) })),
      by,
    )
    const about = [...objectIds, ...[...before.values()].flatMap(objectId => objectId ?? [])]
    const expected = new Set((await expectedOf(tx, id, { ids: about })).map(({ cardId }) => cardId))
    return findings.map(({ id: given }): Answer => {
      const key = given.toLowerCase()
      const objectId = before.get(key) ?? taken.get(key)?.objectId ?? null
      const reason = refused.get(key) ?? null
      return {
        id: given,
        outcome: before.has(key) ? 'KNOWN' : reason ? 'REFUSED' : 'TAKEN',
        reason,
        objectId,
        expected: objectId !== null && expected.has(objectId),
      }
    })
  })
