import { type AuditAction, proposedAction } from '#model/audits/actions.ts'
import type { DiscrepancyKind } from '#model/audits/discrepancy-kinds.ts'
import type { AuditResult } from '#model/audits/finding.ts'
import { type Standing, standingsOf } from '#model/audits/standings.ts'
import { countingEntries } from '#model/field-work/entry.ts'
import type { LoggedFinding } from './logged-findings.ts'
import type { Expected } from './store/lists.ts'
import type { PlanRecord } from './store/plans.ts'

/** Something that is not as it should be. */
export interface FoundDiscrepancy {
  /** 'o' and the id of the object, or 'f' and the id of the finding. */
  readonly key: string
  readonly kind: DiscrepancyKind
  readonly objectId: string | null
  readonly number: string
  readonly expected: Expected | undefined
  readonly foundAt: string | null
  readonly contradictory: boolean
  /** The latest first. */
  readonly findings: readonly LoggedFinding[]
  readonly proposed: AuditAction
}

/** The key of the discrepancy of an object. */
const keyOf = (objectId: string): string => `o${objectId}`

const kindOf = (result: AuditResult, isExpected: boolean): DiscrepancyKind | undefined => {
  if (!isExpected && result !== 'MISSING') return 'UNEXPECTED'
  return result === 'IN_PLACE' ? undefined : result
}

/** Outcomes of the audit that change whether something counts as lost. */
const outcomes: readonly AuditAction[] = ['LOSS', 'FOUND']

/** Returns what is wrong with an object of the list. A known loss that was not found is none; once it was found, it is said so whatever else is wrong. */
function kindOfListed(
  result: AuditResult,
  { lost }: Expected,
  plan: PlanRecord | undefined,
): DiscrepancyKind | undefined {
  const outcome = plan?.done_at ? outcomes.find(each => each === plan.action) : undefined
  if (result === 'MISSING') return lost && outcome !== 'FOUND' ? undefined : 'MISSING'
  return lost || outcome ? 'FOUND_AGAIN' : kindOf(result, true)
}

function ofObject(
  objectId: string,
  { latest, findings, contradictory }: Standing<LoggedFinding>,
  expected: Expected | undefined,
  plan: PlanRecord | undefined,
): readonly FoundDiscrepancy[] {
  const found = expected ? kindOfListed(latest.result, expected, plan) : kindOf(latest.result, false)
  const kind = found ?? (contradictory ? 'CONTRADICTION' : undefined)
  if (!kind) return []
  return [
    {
      key: keyOf(objectId),
      kind,
      objectId,
      number: latest.number,
      expected,
      foundAt: latest.result === 'MISSING' ? null : latest.locationId,
      contradictory,
      findings,
      proposed: proposedAction(kind, { hasRecord: true, contradictory }),
    },
  ]
}

/** Discrepancies of unknown objects: one for each finding. */
const ofUnknown = (finding: LoggedFinding): FoundDiscrepancy => {
  const kind =
    finding.result === 'WITHOUT_NUMBER' || finding.result === 'UNREADABLE'
      ? finding.result
      : (kindOf(finding.result, false) ?? 'UNEXPECTED')
  return {
    key: `f${finding.id}`,
    kind,
    objectId: null,
    number: finding.number,
    expected: undefined,
    foundAt: finding.locationId,
    contradictory: false,
    findings: [finding],
    proposed: proposedAction(kind, { hasRecord: false, contradictory: false }),
  }
}

/** All that a log says is not as the list and what was done since have it: objects in the order of the list, then what was not on it. */
export function foundDiscrepancies(
  log: readonly LoggedFinding[],
  expected: readonly Expected[],
  plans: ReadonlyMap<string, PlanRecord>,
): readonly FoundDiscrepancy[] {
  const standings = standingsOf(log)
  const listed = new Set(expected.map(({ cardId }) => cardId))
  return [
    ...expected.flatMap(each => {
      const standing = standings.get(each.cardId)
      return standing ? ofObject(each.cardId, standing, each, plans.get(keyOf(each.cardId))) : []
    }),
    ...[...standings].flatMap(([id, standing]) =>
      listed.has(id) ? [] : ofObject(id, standing, undefined, undefined),
    ),
    ...countingEntries(log)
      .filter(({ objectId }) => objectId === null)
      .map(ofUnknown),
  ]
}
