import { Check, CloudOff, CloudUpload } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useStore } from '../../platform/store.ts'
import { syncState } from '../device/sync-state.ts'
import styles from './Audit.module.css'

/** Whether there is a connection, and what still waits for one. */
export function SyncState({ waiting }: { readonly waiting: number }) {
  const { t } = useTranslation()
  const { offline, busy } = useStore(syncState)
  const state = offline ? 'offline' : waiting > 0 ? 'waiting' : 'sent'
  const Icon = { offline: CloudOff, waiting: CloudUpload, sent: Check }[state]
  const words = [
    offline && t('auditPhone.offline'),
    waiting > 0 && (busy && !offline ? t('auditPhone.sending') : t('auditPhone.waiting', { count: waiting })),
    !offline && waiting === 0 && t('auditPhone.allSent'),
  ].filter(Boolean)
  return (
    <span className={styles.sync} data-state={state} role="status">
      <Icon size={15} strokeWidth={2} aria-hidden="true" />
      {words.join(' · ')}
    </span>
  )
}
