import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SampleData } from '#model/api/sample-data.ts'
import type { TextKey } from '../platform/i18n/text-key.ts'
import { useLanguage } from '../platform/i18n/use-language.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import styles from './SampleData.module.css'

export interface RemoveSampleDataProps {
  readonly data: SampleData
  readonly busy: boolean
  readonly onRemove: () => void
}

/** A button that takes the sample data away, after saying what goes and what stays. */
export function RemoveSampleData({ data: { state, going, kept }, busy, onRemove }: RemoveSampleDataProps) {
  const { t } = useTranslation()
  const numbers = new Intl.NumberFormat(useLanguage())
  const [asking, setAsking] = useState(false)
  const remove = () => {
    setAsking(false)
    onRemove()
  }
  return (
    <>
      <Button busy={busy} onClick={() => setAsking(true)}>
        {t(state === 'REMOVING' ? 'sampleData.removing' : 'sampleData.remove')}
      </Button>
      {asking && (
        <Dialog
          title={t('sampleData.confirmTitle')}
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button onClick={() => setAsking(false)}>{t('sampleData.cancel')}</Button>
              <Button look="danger" onClick={remove}>
                {t('sampleData.remove')}
              </Button>
            </>
          }
        >
          <p>{t(going.length > 0 ? 'sampleData.going' : 'sampleData.nothing')}</p>
          <ul className={styles.going}>
            {going.map(({ type, total }) => (
              <li key={type}>
                <span>{t(`${type}.words.plural` as TextKey)}</span>
                <span className="numbers">{numbers.format(total)}</span>
              </li>
            ))}
          </ul>
          {kept.length > 0 && (
            <>
              <p>{t('sampleData.kept')}</p>
              <ul className={styles.kept}>
                {kept.map(({ id, title, path }) => (
                  <li key={id}>{path === null ? title : <Link to={path}>{title}</Link>}</li>
                ))}
              </ul>
            </>
          )}
        </Dialog>
      )}
    </>
  )
}
