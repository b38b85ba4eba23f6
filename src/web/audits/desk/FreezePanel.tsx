import { useMutation } from '@tanstack/react-query'
import { Lock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { freezeList } from '#model/api/procedures/inventory-audit.ts'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import { call } from '../../platform/client.ts'
import { CallError } from '../../platform/request/call-error.ts'
import { wordsForFailure } from '../../platform/request/notification-rules.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import styles from './Desk.module.css'

export interface FreezePanelProps {
  readonly procedure: Procedure
  readonly onFrozen: () => void
  /** There is a list, of which nothing was checked yet. */
  readonly again?: boolean
}

/** Freezes the list of what is expected: the objects of the procedure, and those in the locations of its brief. */
export function FreezePanel({ procedure, onFrozen, again = false }: FreezePanelProps) {
  const { t } = useTranslation()
  const { id, may } = procedure
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(freezeList, { params: { id }, body: {} }),
    onSuccess: onFrozen,
  })
  const said = error instanceof CallError && error.status >= 400 && error.status < 500
  return (
    <div className={styles.panel}>
      {!again && <p className={styles.intro}>{t('auditPhone.desk.freezeText')}</p>}
      {error && (
        <Banner kind="danger" inset role="alert">
          {said ? error.message : t(wordsForFailure(error))}
        </Banner>
      )}
      {may.edit && (
        <Button look={again ? 'default' : 'primary'} busy={isPending} onClick={() => mutate()}>
          <Lock size={16} strokeWidth={1.8} aria-hidden="true" />
          {t(again ? 'auditPhone.desk.freezeAgain' : 'auditPhone.desk.freeze')}
        </Button>
      )}
    </div>
  )
}
