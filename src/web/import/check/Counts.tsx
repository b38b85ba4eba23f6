import { useTranslation } from 'react-i18next'
import type { ImportAnswer } from '#model/api/imports.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { Stat, StatRow } from '../../ui/Stat.tsx'
import styles from '../Import.module.css'

const shown = ['created', 'updated', 'unchanged', 'skipped', 'refused'] as const
const tones = { created: 'success', refused: 'danger' } as const

/** How many rows have which outcome. */
export function Counts({ counts }: { readonly counts: ImportAnswer['counts'] }) {
  const { t } = useTranslation()
  const numbers = new Intl.NumberFormat(useLanguage())
  return (
    <div className={styles.counts}>
      <StatRow>
        {shown.map(outcome => {
          const tone =
            counts[outcome] > 0 && outcome in tones ? tones[outcome as keyof typeof tones] : undefined
          return (
            <Stat
              key={outcome}
              label={t(`import.check.${outcome}`)}
              value={numbers.format(counts[outcome])}
              {...(tone && { tone })}
            />
          )
        })}
      </StatRow>
    </div>
  )
}
