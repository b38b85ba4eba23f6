import { Camera, Plus } from 'lucide-react'
import { type FormEvent, lazy, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AuditMethod } from '#model/audits/finding.ts'
import type { Standing } from '#model/audits/standings.ts'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { KeptAudit, KeptItem, KeptPlace, LogEntry } from '../device/kept-audit.ts'
import styles from './Audit.module.css'
import { FindingDialog } from './FindingDialog.tsx'
import { ItemLine } from './ItemLine.tsx'
import { matchCode } from './match-code.ts'
import type { RecordFinding } from './record-finding.ts'
import { type Answer, ScanAnswer } from './ScanAnswer.tsx'

const CameraScanner = lazy(async () => ({
  default: (await import('./scan/CameraScanner.tsx')).CameraScanner,
}))

/** The most rows a phone renders without getting slow. */
const pageSize = 100

export interface PlaceCheckProps {
  /** The account of who works here. */
  readonly me: string
  readonly audit: KeptAudit
  readonly standings: ReadonlyMap<string, Standing<LogEntry>>
  readonly noteDown: RecordFinding
  readonly place: KeptPlace
}

/** One location: numbers that are typed or scanned are answered at once, and what is expected is ticked off. */
export function PlaceCheck({ me, audit, standings, noteDown, place }: PlaceCheckProps) {
  const { t } = useTranslation()
  const [number, setNumber] = useState('')
  const [answer, setAnswer] = useState<Answer>()
  const [scanning, setScanning] = useState(false)
  const [about, setAbout] = useState<KeptItem | 'nameless'>()
  const [only, setOnly] = useState<'unchecked' | 'all'>('unchecked')
  const [count, setCount] = useState(pageSize)
  // Recently ticked rows keep their position, so that nothing moves under the thumb.
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set())
  const box = useRef<HTMLInputElement>(null)
  const locationId = place.id || null

  const tick = (item: KeptItem, method: AuditMethod) => {
    setSeen(before => new Set(before).add(item.objectId))
    void noteDown({ result: 'IN_PLACE', objectId: item.objectId, locationId, method })
  }
  const say = (code: string, method: AuditMethod) => {
    const found = matchCode(code, audit.items)
    const [item] = found
    if (code.trim() === '') return
    setNumber('')
    if (found.length > 1) setAnswer({ kind: 'several', code, items: found })
    else if (!item) setAnswer({ kind: 'unknown', code: code.trim(), method })
    else if (item.placeId === place.id) {
      tick(item, method)
      setAnswer({ kind: 'here', item })
    } else setAnswer({ kind: 'elsewhere', item, method })
    box.current?.focus()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    say(number, 'TYPED')
  }

  const expected = audit.items.filter(({ placeId }) => placeId === place.id)
  const listed = expected.filter(
    ({ objectId }) => only === 'all' || seen.has(objectId) || !standings.has(objectId),
  )
  const name = place.name || t('auditPhone.noPlace')
  return (
    <>
      <form className={styles.entry} onSubmit={submit}>
        <TextField
          ref={box}
          label={t('auditPhone.number')}
          placeholder={t('auditPhone.numberHint')}
          value={number}
          maxLength={200}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="done"
          onChange={({ target }) => setNumber(target.value)}
        />
        <Button type="submit">{t('auditPhone.check')}</Button>
        <IconButton label={t('auditPhone.camera')} onClick={() => setScanning(true)}>
          <Camera size={22} strokeWidth={1.7} aria-hidden="true" />
        </IconButton>
      </form>
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
        {listed.slice(0, count).map(item => (
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
        ))}
      </ul>
      {listed.length > count && (
        <Button wide onClick={() => setCount(count + pageSize)}>
          {t('auditPhone.more', { count: listed.length - count })}
        </Button>
      )}
      <Button wide onClick={() => setAbout('nameless')}>
        <Plus size={16} strokeWidth={1.8} aria-hidden="true" />
        {t('auditPhone.withoutNumber')}
      </Button>
      {scanning && (
        <Suspense>
          <CameraScanner
            onClose={() => setScanning(false)}
            onRead={code => {
              setScanning(false)
              say(code, 'SCANNED')
            }}
          />
        </Suspense>
      )}
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
