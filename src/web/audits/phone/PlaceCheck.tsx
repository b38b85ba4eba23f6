import { Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AuditMethod } from '#model/audits/finding.ts'
import type { Standing } from '#model/audits/standings.ts'
import type { KeptItem, KeptList, KeptPlace } from '../../field-work/device/kept.ts'
import styles from '../../field-work/page/Field.module.css'
import { matchCode } from '../../field-work/page/match-code.ts'
import { NumberEntry } from '../../field-work/page/NumberEntry.tsx'
import type { RecordEntry } from '../../field-work/page/record-entry.ts'
import { Button } from '../../ui/Button.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { FindingDialog } from './FindingDialog.tsx'
import { ItemLine } from './ItemLine.tsx'
import { type Answer, ScanAnswer } from './ScanAnswer.tsx'
import type { AuditEntry } from './standings-on-device.ts'

/** The most rows a phone renders without getting slow. */
const pageSize = 100

export interface PlaceCheckProps {
  /** The account of who works here. */
  readonly me: string
  readonly audit: KeptList
  readonly standings: ReadonlyMap<string, Standing<AuditEntry>>
  readonly noteDown: RecordEntry
  readonly place: KeptPlace
}

/** One location: numbers that are typed or scanned are answered at once, and what is expected is ticked off. */
export function PlaceCheck({ me, audit, standings, noteDown, place }: PlaceCheckProps) {
  const { t } = useTranslation()
  const [answer, setAnswer] = useState<Answer>()
  const [about, setAbout] = useState<KeptItem | 'nameless'>()
  const [only, setOnly] = useState<'unchecked' | 'all'>('unchecked')
  const [count, setCount] = useState(pageSize)
  const [knownCount, setKnownCount] = useState(pageSize)
  const knownId = useId()
  // Recently ticked rows keep their position, so that nothing moves under the thumb.
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set())
  const locationId = place.id || null

  const tick = (item: KeptItem, method: AuditMethod) => {
    setSeen(before => new Set(before).add(item.objectId))
    void noteDown({ result: 'IN_PLACE', objectId: item.objectId, locationId, method })
  }
  const say = (code: string, method: AuditMethod) => {
    const found = matchCode(code, audit.items)
    const [item] = found
    if (found.length > 1) setAnswer({ kind: 'several', code, items: found })
    else if (!item) setAnswer({ kind: 'unknown', code: code.trim(), method })
    else if (item.placeId === place.id) {
      tick(item, method)
      setAnswer({ kind: 'here', item })
    } else setAnswer({ kind: 'elsewhere', item, method })
  }
  const here = audit.items.filter(({ placeId }) => placeId === place.id)
  const expected = here.filter(({ lost }) => !lost)
  const known = here.filter(({ lost }) => lost)
  const listed = expected.filter(
    ({ objectId }) => only === 'all' || seen.has(objectId) || !standings.has(objectId),
  )
  const name = place.name || t('auditPhone.noPlace')
  const line = (item: KeptItem) => (
    <ItemLine
      key={item.objectId}
      item={item}
      me={me}
      standing={standings.get(item.objectId)}
      onTick={() => tick(item, 'SEEN')}
      onUndo={latest =>
        void noteDown({
          result: latest.result,
          objectId: item.objectId,
          locationId: latest.locationId,
          undoes: latest.id,
        })
      }
      onOpen={() => setAbout(item)}
    />
  )
  return (
    <>
      <NumberEntry label={t('auditPhone.number')} button={t('auditPhone.check')} onCode={say} />
      <div aria-live="polite">
        {answer && (
          <ScanAnswer
            audit={audit}
            answer={answer}
            locationId={locationId}
            noteDown={noteDown}
            onTick={item => tick(item, 'SEEN')}
            onDone={() => setAnswer(undefined)}
          />
        )}
      </div>
      {expected.length > 0 && (
        <div className={styles.filter}>
          <SegmentedControl
            label={t('auditPhone.only')}
            value={only}
            options={[
              { value: 'unchecked', label: t('auditPhone.unchecked') },
              { value: 'all', label: t('auditPhone.all') },
            ]}
            onChange={value => {
              setOnly(value)
              setSeen(new Set())
            }}
          />
          <span className={styles.quiet}>
            {t('auditPhone.checkedOf', {
              checked: expected.filter(({ objectId }) => standings.has(objectId)).length,
              count: expected.length,
            })}
          </span>
        </div>
      )}
      {listed.length === 0 && expected.length > 0 && <p>{t('auditPhone.nothingLeft')}</p>}
      <ul className={styles.items} aria-label={t('auditPhone.list', { place: name })}>
        {listed.slice(0, count).map(line)}
      </ul>
      {listed.length > count && (
        <Button wide onClick={() => setCount(count + pageSize)}>
          {t('auditPhone.more', { count: listed.length - count })}
        </Button>
      )}
      {known.length > 0 && (
        <section className={styles.known}>
          <h2 id={knownId}>{t('auditPhone.knownLosses')}</h2>
          <p className={styles.quiet}>{t('auditPhone.knownLossesText')}</p>
          <ul className={styles.items} aria-labelledby={knownId}>
            {known.slice(0, knownCount).map(line)}
          </ul>
          {known.length > knownCount && (
            <Button wide onClick={() => setKnownCount(knownCount + pageSize)}>
              {t('auditPhone.more', { count: known.length - knownCount })}
            </Button>
          )}
        </section>
      )}
      <Button wide onClick={() => setAbout('nameless')}>
        <Plus size={16} strokeWidth={1.8} aria-hidden="true" />
        {t('auditPhone.withoutNumber')}
      </Button>
      {about && (
        <FindingDialog
          item={about === 'nameless' ? undefined : about}
          place={place}
          standing={about === 'nameless' ? undefined : standings.get(about.objectId)}
          onClose={() => setAbout(undefined)}
          onSave={finding => {
            if (finding.objectId) setSeen(new Set(seen).add(finding.objectId))
            setAbout(undefined)
            void noteDown(finding)
          }}
        />
      )}
    </>
  )
}
