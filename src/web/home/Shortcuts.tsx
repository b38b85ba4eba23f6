import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { paletteKeys } from '../platform/palette-keys.ts'
import { Kbd } from '../ui/Kbd.tsx'
import styles from './HomePage.module.css'

/** What the keyboard does everywhere. */
export function Shortcuts() {
  const { t } = useTranslation()
  const id = useId()
  const rows = [
    ['palette', paletteKeys(t('common.controlKey')).split(' ')],
    ['next', ['Tab']],
    ['choose', ['↑', '↓']],
    ['run', ['↵']],
    ['close', ['Esc']],
  ] as const
  return (
    <section className={`${styles.section} ${styles.keyboard}`} aria-labelledby={id}>
      <h2 id={id}>{t('home.shortcuts.title')}</h2>
      <dl className={styles.keys}>
        {rows.map(([name, keys]) => (
          <div key={name}>
            <dt>{t(`home.shortcuts.${name}`)}</dt>
            <dd>
              {keys.map(key => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
