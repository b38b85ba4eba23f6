import { EyeOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Tooltip } from '../../ui/Tooltip.tsx'
import type { CardArea } from '../card-area.ts'
import { flagsOf } from '../linked-flags.ts'
import styles from './Links.module.css'

/** Discreet marks for facts about the records linked to a row (C-E01). */
export function LinkedFlags({ area, card }: { readonly area: CardArea; readonly card: object }) {
  const { t } = useTranslation()
  return flagsOf(area.declaration, card).map(flag => {
    const words = t(`links.flags.${flag}.told`)
    return (
      <Tooltip key={flag} text={words}>
        <span className={styles.flag} role="img" aria-label={words}>
          <EyeOff size={14} strokeWidth={1.8} aria-hidden="true" />
        </span>
      </Tooltip>
    )
  })
}
