import { useTranslation } from 'react-i18next'
import { saveFile } from '../../platform/download.ts'
import { Button } from '../../ui/Button.tsx'
import { deviceLists } from '../device/device-lists.ts'
import type { KeptEntry, KeptList } from '../device/kept.ts'
import { syncLists } from '../device/sync.ts'
import styles from './Field.module.css'
import type { FieldWords } from './FieldFrame.tsx'
import type { RecordEntry } from './record-entry.ts'

interface SavePhotoProps {
  readonly finding: KeptEntry
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

/** Reasons that movements alone have; the others have the same words. */
const isEntryRefusal = (reason: string): reason is 'CLOSED' | 'NOT_LISTED' | 'CHANGED' =>
  ['CLOSED', 'NOT_LISTED', 'CHANGED'].includes(reason)

const shown = 5

/** Sends refused findings again; all others are waiting to be sent anyway. */
async function sendAgain(finding: KeptEntry): Promise<void> {
  if (finding.state === 'refused')
    await deviceLists.keepEntries([{ ...finding, state: 'waiting', reason: null }])
  await syncLists()
}

export interface LastEntriesProps {
  readonly list: KeptList
  readonly entries: readonly KeptEntry[]
  readonly words: FieldWords
  readonly noteDown: RecordEntry
  /** The words of an entry. */
  readonly say: (entry: KeptEntry) => string
}

/** Returns true for findings that need attention: the server refused them, or their photograph. */
const needsLook = ({ state, trouble }: KeptEntry): boolean => state === 'refused' || Boolean(trouble)

/** The last entries of this device, with their state and a button to undo, and all refused ones, with the problem. */
export function LastEntries({ list, entries: findings, words, noteDown, say }: LastEntriesProps) {
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
  const nameOf = (finding: KeptEntry) =>
    list.items.find(({ objectId }) => objectId === finding.objectId)?.number ||
    finding.number ||
    findings.find(({ id }) => id === finding.undoes)?.number ||
    t('auditPhone.withoutNumber')
  const reasonOf = (reason: NonNullable<KeptEntry['reason']>) =>
    isEntryRefusal(reason) ? t(`movePhone.reasons.${reason}`) : t(`auditPhone.reasons.${reason}`)
  const wordsOf = ({ state, reason, trouble }: KeptEntry) => {
    if (trouble)
      return t(
        words === 'auditPhone'
          ? `auditPhone.trouble.${state === 'sent' ? 'photo' : 'finding'}.${trouble}`
          : `movePhone.trouble.${trouble}`,
      )
    return reason ? t('auditPhone.refused', { reason: reasonOf(reason) }) : t(`auditPhone.state.${state}`)
  }
  return (
    <section className={styles.last}>
      <h2>{t(`${words}.last`)}</h2>
      <ul>
        {last.map(finding => (
          <li key={finding.id}>
            <span className={styles.finding}>
              {finding.undoes && `${t('auditPhone.undo')} · `}
              <b>{nameOf(finding)}</b> {say(finding)}
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
