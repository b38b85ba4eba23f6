import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import { deviceAudits } from '../device/device-audits.ts'
import type { KeptAudit, KeptFinding } from '../device/kept-audit.ts'
import { syncAudits } from '../device/sync-audits.ts'
import styles from './Audit.module.css'
import type { NoteDown } from './note-down.ts'

const shown = 5

export interface LastFindingsProps {
  readonly audit: KeptAudit
  readonly findings: readonly KeptFinding[]
  readonly noteDown: NoteDown
}

/** What was written down on this device last, whether it has arrived, and a way to take it back; all that was refused. */
export function LastFindings({ audit, findings, noteDown }: LastFindingsProps) {
  const { t } = useTranslation()
  const undone = new Set(findings.map(({ undoes }) => undoes))
  const standing = findings
    .filter(({ id, undoes }) => undoes === null && !undone.has(id))
    .toSorted((one, other) => other.at.localeCompare(one.at))
  const refused = standing.filter(({ state }) => state === 'refused')
  const last = [...refused, ...standing.filter(({ state }) => state !== 'refused').slice(0, shown)]
  if (last.length === 0) return null
  const nameOf = (finding: KeptFinding) =>
    audit.items.find(({ objectId }) => objectId === finding.objectId)?.number ||
    finding.number ||
    t('auditPhone.withoutNumber')
  return (
    <section className={styles.last}>
      <h2>{t('auditPhone.last')}</h2>
      <ul>
        {last.map(finding => (
          <li key={finding.id}>
            <span>
              <b>{nameOf(finding)}</b> {t(`inventoryAudit.choice/auditResult/${finding.result}`)}
              <br />
              <span className={finding.state === 'refused' ? styles.refused : styles.quiet}>
                {finding.reason
                  ? t('auditPhone.refused', { reason: t(`auditPhone.reasons.${finding.reason}`) })
                  : t(`auditPhone.state.${finding.state}`)}
              </span>
            </span>
            {finding.state === 'refused' ? (
              <Button
                onClick={() =>
                  void deviceAudits
                    .keepFindings([{ ...finding, state: 'waiting', reason: null }])
                    .then(syncAudits)
                }
              >
                {t('auditPhone.sendAgain')}
              </Button>
            ) : (
              <Button
                aria-label={t('auditPhone.undoOf', { number: nameOf(finding) })}
                onClick={() =>
                  void noteDown({
                    result: finding.result,
                    objectId: finding.objectId,
                    locationId: finding.locationId,
                    undoes: finding.id,
                  })
                }
              >
                {t('auditPhone.undo')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
