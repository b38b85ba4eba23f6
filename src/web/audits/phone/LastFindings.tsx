import { useTranslation } from 'react-i18next'
import { saveFile } from '../../platform/download.ts'
import { Button } from '../../ui/Button.tsx'
import { deviceAudits } from '../device/device-audits.ts'
import type { KeptAudit, KeptFinding } from '../device/kept-audit.ts'
import { syncAudits } from '../device/sync-audits.ts'
import styles from './Audit.module.css'
import type { RecordFinding } from './record-finding.ts'

interface SavePhotoProps {
  readonly finding: KeptFinding
  /** Base of the file's name. */
  readonly name: string
}

/** A photograph that the museum does not take can be had off the device all the same. */
function SavePhoto({ finding: { photo, state, trouble }, name }: SavePhotoProps) {
  const { t } = useTranslation()
  if (!(photo && (trouble || state === 'refused'))) return null
  return (
    <Button onClick={() => saveFile({ blob: photo, name: `${name}.jpg` })}>
      {t('auditPhone.savePhoto')}
    </Button>
  )
}

const shown = 5

/** Sends refused findings again; all others are waiting to be sent anyway. */
async function sendAgain(finding: KeptFinding): Promise<void> {
  if (finding.state === 'refused')
    await deviceAudits.keepFindings([{ ...finding, state: 'waiting', reason: null }])
  await syncAudits()
}

export interface LastFindingsProps {
  readonly audit: KeptAudit
  readonly findings: readonly KeptFinding[]
  readonly noteDown: RecordFinding
}

/** Returns true for findings that need attention: the server refused them, or their photograph. */
const needsLook = ({ state, trouble }: KeptFinding): boolean => state === 'refused' || Boolean(trouble)

/** The last findings of this device, with their state and a button to undo; and all refused ones, with the problem. */
export function LastFindings({ audit, findings, noteDown }: LastFindingsProps) {
  const { t } = useTranslation()
  const undone = new Set(findings.map(({ undoes }) => undoes))
  const standing = findings
    .filter(one => (one.undoes === null ? !undone.has(one.id) : needsLook(one)))
    .toSorted((one, other) => other.at.localeCompare(one.at))
  const last = [
    ...standing.filter(needsLook),
    ...standing.filter(finding => !needsLook(finding)).slice(0, shown),
  ]
  if (last.length === 0) return null
  const nameOf = (finding: KeptFinding) =>
    audit.items.find(({ objectId }) => objectId === finding.objectId)?.number ||
    finding.number ||
    findings.find(({ id }) => id === finding.undoes)?.number ||
    t('auditPhone.withoutNumber')
  const wordsOf = ({ state, reason, trouble }: KeptFinding) => {
    if (trouble) return t(`auditPhone.trouble.${state === 'sent' ? 'photo' : 'finding'}.${trouble}`)
    return reason
      ? t('auditPhone.refused', { reason: t(`auditPhone.reasons.${reason}`) })
      : t(`auditPhone.state.${state}`)
  }
  return (
    <section className={styles.last}>
      <h2>{t('auditPhone.last')}</h2>
      <ul>
        {last.map(finding => (
          <li key={finding.id}>
            <span className={styles.finding}>
              {finding.undoes && `${t('auditPhone.undo')} · `}
              <b>{nameOf(finding)}</b> {t(`inventoryAudit.choice/auditResult/${finding.result}`)}
              <br />
              <span className={needsLook(finding) ? styles.refused : styles.quiet}>{wordsOf(finding)}</span>
            </span>
            <SavePhoto finding={finding} name={nameOf(finding)} />
            {needsLook(finding) ? (
              <Button onClick={() => void sendAgain(finding)}>{t('auditPhone.sendAgain')}</Button>
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
