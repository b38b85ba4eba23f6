import { Check, ImageOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FieldResult } from '#model/engine/aspects/field-work.ts'
import { deviceLists } from '../field-work/device/device-lists.ts'
import type { KeptItem, KeptPlace, LogEntry } from '../field-work/device/kept.ts'
import fields from '../field-work/page/Field.module.css'
import { Button } from '../ui/Button.tsx'
import styles from './MoveLine.module.css'

/** The picture of an object, from the device: it is there without a network, too. */
function Picture({ owner, address }: { readonly owner: string; readonly address: string | null }) {
  const [shown, setShown] = useState<string>()
  useEffect(() => {
    let url: string | undefined
    let gone = false
    const load = async () => {
      const content = address === null ? undefined : await deviceLists.picture(owner, address)
      if (gone || !content) return
      url = URL.createObjectURL(content)
      setShown(url)
    }
    // Pictures come after the list: one that is not there yet is looked for again.
    const timer = setTimeout(() => void load().catch(() => undefined), 3000)
    load().catch(() => undefined)
    return () => {
      gone = true
      clearTimeout(timer)
      if (url) URL.revokeObjectURL(url)
    }
  }, [owner, address])
  return (
    <span className={styles.picture}>
      {shown ? <img src={shown} alt="" /> : <ImageOff size={20} strokeWidth={1.5} aria-hidden="true" />}
    </span>
  )
}

export interface MoveLineProps {
  /** Whose data is on the device. */
  readonly owner: string
  readonly item: KeptItem
  readonly latest: LogEntry | undefined
  readonly latestPlace: string
  readonly done: boolean
  /** The place where objects are put now. */
  readonly place: KeptPlace | undefined
  readonly onSay: (result: FieldResult, locationId: string | null) => void
}

/** An object that is moved: its picture, where it goes, and what can be said of it. */
export function MoveLine({ owner, item, latest, latestPlace, done, place, onSay }: MoveLineProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const { number, title, to, placeId, picture = null } = item
  const state = latest
    ? t(`movePhone.results.${latest.result as FieldResult}`, { place: latestPlace })
    : done
      ? t('movePhone.doneAlready')
      : to && t('movePhone.to', { place: to.name })
  const say = (result: FieldResult, locationId: string | null) => {
    setOpen(false)
    onSay(result, locationId)
  }
  return (
    <li className={styles.line} data-done={done ? '' : undefined}>
      <button
        type="button"
        className={styles.head}
        aria-expanded={open}
        onClick={() => setOpen(before => !before)}
      >
        <Picture owner={owner} address={picture} />
        <span className={styles.words}>
          <b className="numbers">{number}</b>
          <span className={fields.of}>{title}</span>
          {state && <span className={fields.quiet}>{state}</span>}
        </span>
        {done && <Check size={22} strokeWidth={2.2} aria-hidden="true" />}
      </button>
      {open && (
        <div className={styles.actions}>
          {place && (
            <Button look="primary" onClick={() => say('PUT', place.id)}>
              {t('movePhone.putAt', { place: place.name })}
            </Button>
          )}
          <Button onClick={() => say('FOUND', place?.id ?? (placeId || null))}>
            {place || placeId
              ? t('movePhone.foundAt', { place: place?.name ?? t('movePhone.recorded') })
              : t('movePhone.found')}
          </Button>
          <Button onClick={() => say('NOT_FOUND', null)}>{t('movePhone.notFound')}</Button>
        </div>
      )}
    </li>
  )
}
