import type { AuditReport } from '#model/api/procedures/audit-report.ts'
import { standingsOf } from '#model/audits/standings.ts'
import type { Language } from '#model/languages.ts'
import { frozenOf } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { mapInTurns } from '#server/platform/in-turns.ts'
import type { FoundProcedure } from '#server/procedures/index.ts'
import { localizedWords, placeWords } from '#server/procedures/index.ts'
import { auditState } from './audit-state.ts'
import { countResults } from './count-results.ts'
import { frozenList } from './permitted.ts'
import { presentDiscrepancies } from './present-discrepancies.ts'
import { presentList } from './present-list.ts'
import { checkersOf } from './store/findings.ts'
import { refusalCount } from './store/refusals.ts'

/** The current state of an audit, with everything a page needs. @throws {CodedError} `conflict` where no list is frozen. */
export async function presentReport(
  tx: TenantTransaction,
  { row }: FoundProcedure,
  {
    language,
    museum,
    summary,
  }: { readonly language: Language; readonly museum: string; readonly summary: string },
): Promise<AuditReport> {
  const list = await frozenList(tx, row.id)
  const state = await auditState(tx, row.id)
  const standings = standingsOf(state.log)
  const places = await placeWords(
    tx,
    [...standings.values()].flatMap(({ latest }) => latest.locationId ?? []),
  )
  return {
    number: row.number,
    title: row.title,
    museum,
    list: presentList(list),
    ...countResults(state, language),
    checkers: await checkersOf(tx, row.id),
    objects: await mapInTurns(state.expected, ({ cardId, number, titles, location, lost }) => {
      const latest = standings.get(cardId)?.latest
      return {
        objectId: cardId,
        number,
        title: localizedWords(titles, language) || '---',
        expectedAt: localizedWords(location, language),
        result: latest?.result ?? null,
        foundAt: latest?.locationId ? localizedWords(places.get(latest.locationId), language) : '',
        at: latest?.at ?? null,
        by: latest?.byName ?? '',
        lost,
      }
    }),
    discrepancies: await presentDiscrepancies(tx, state.discrepancies, state.plans, language),
    refused: await refusalCount(tx, row.id),
    summary,
    signature: null,
  }
}

const summaryOf = ({ row }: FoundProcedure): string =>
  typeof row.document.summary === 'string' ? row.document.summary : ''

/** The report of an audit: word for word as it was signed off, else its current state. @throws {CodedError} `conflict` where no list is frozen. */
export async function auditReport(
  tx: TenantTransaction,
  audit: FoundProcedure,
  { language, museum }: { readonly language: Language; readonly museum: string },
): Promise<AuditReport> {
  const frozen = await frozenOf(tx, audit.row.id)
  if (frozen) {
    const report = JSON.parse(frozen.text) as AuditReport
    return { ...report, signature: report.signature && { ...report.signature, sha256: frozen.sha256 } }
  }
  return presentReport(tx, audit, { language, museum, summary: summaryOf(audit) })
}
