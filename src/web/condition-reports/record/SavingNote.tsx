import { Check, CloudOff, LoaderCircle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { SavingFlag } from './create-saver.ts'
import styles from './Record.module.css'

const icons = { saved: Check, saving: LoaderCircle, waiting: CloudOff } as const

/** The state of saving (C-P08). */
export function SavingNote({ flag }: { readonly flag: SavingFlag }) {
  const { t } = useTranslation()
  const Icon = icons[flag]
  return (
    <p role="status" className={styles.flag} data-flag={flag}>
      <Icon size={15} strokeWidth={1.8} aria-hidden="true" />
      {t(`conditionReports.flag.${flag}`)}
    </p>
  )
}
