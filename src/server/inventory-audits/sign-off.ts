import type { AuditProgress } from '#model/api/procedures/inventory-audit.ts'
import { displayName } from '#model/display-name.ts'
import { cleanLines } from '#model/text/clean.ts'
import { keepFrozen, readValues } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { dayOf } from '#server/platform/db/museum-day.ts'
import { CodedError } from '#server/platform/errors.ts'
import { presentReport } from './audit-report.ts'
import { auditState, isDone } from './audit-state.ts'
import type { Asker, AuditsContext } from './audits-context.ts'
import { countResults } from './count-results.ts'
import { auditFor, frozenList, refuseOver } from './permitted.ts'
import { mayOverride, tookPart } from './signing.ts'
import { checkersOf } from './store/findings.ts'

export interface Signing {
  readonly summary?: string | undefined
  readonly nextAudit?: string | undefined
  readonly reason?: string | undefined
}

/** Returns the obstacles to signing: unchecked objects, unresolved discrepancies, own work. */
async function unmetOf(tx: TenantTransaction, { actor, language }: Asker, id: string): Promise<string[]> {
  const state = await auditState(tx, id)
  const { total } = countResults(state, language)
  return [
    ...(total.checked < total.expected ? ['checked'] : []),
    ...(state.discrepancies.some(({ key }) => !isDone(state, key)) ? ['reconciled'] : []),
    ...(tookPart(actor, await checkersOf(tx, id)) ? ['ownWork'] : []),
  ]
}

/**
 * Signs an audit off: its report is frozen as canonical JSON with its SHA-256, its log takes nothing any more, and it is closed. Nobody signs off their
 * own work but an administrator, who says why.
 * @throws {CodedError} `not_found`; `forbidden`, also where one took part; `conflict` where it is over, or no list is frozen; `invalid_input` at
 * `reason` with what speaks against it.
 */
export async function signOff(
  { database, clock, procedures, museumName }: AuditsContext,
  asker: Asker,
  id: string,
  { summary, nextAudit, reason = '' }: Signing,
): Promise<NonNullable<AuditProgress['signature']>> {
  const { actor, language } = asker
  const museum = await museumName(actor.tenantId)
  return database.inTenant(actor.tenantId, async tx => {
    const audit = await auditFor(tx, actor, 'close', id)
    const { row, declaration } = audit
    await frozenList(tx, id)
    await refuseOver(tx, audit)
    const unmet = await unmetOf(tx, asker, id)
    if (unmet.includes('ownWork') && !mayOverride(actor))
      throw new CodedError('forbidden', { text: 'audits.errors.ownWork' })
    const why = cleanLines(reason)
    if (unmet.length > 0 && why === '')
      throw new CodedError('invalid_input', {
        text: 'audits.errors.reason',
        fields: { reason: { key: 'required' } },
        data: { unmet },
      })
    const by = { accountId: actor.accountId, name: displayName(actor.person), at: clock() }
    const typed = {
      ...row.document,
      ...(summary !== undefined && { summary }),
      ...(nextAudit !== undefined && { nextAudit }),
    }
    const values = {
      ...(await readValues(tx, declaration, typed, row.document)),
      signer: by.name,
      signedOn: await dayOf(tx, by.at),
    }
    const summaryText = 'summary' in values && typeof values.summary === 'string' ? values.summary : ''
    const present = await presentReport(tx, audit, { language, museum, summary: summaryText })
    const signed = { at: by.at.toISOString(), by: { id: by.accountId, name: by.name }, reason: why, unmet }
    const { sha256 } = await keepFrozen(tx, id, { ...present, signature: signed }, by)
    const details = { unmet, ...(why && { reason: why }), sha256 }
    await procedures.goTo(tx, audit, { step: 'signed', by, details, values })
    return { ...signed, sha256 }
  })
}
