import { Smartphone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import { workPagePath } from '#model/navigation/procedure-path.ts'
import { procedureNamed } from '#model/procedures/declarations.ts'
import styles from './Procedure.module.css'

/** The way to the page for phones, where the type has work for them. */
export function PhoneLink({ procedure: { id, type, status } }: { readonly procedure: Procedure }) {
  const { t } = useTranslation()
  if (!procedureNamed(type)?.workflow.fieldWork || status === 'CLOSED') return null
  return (
    // Loaded as a separate page, so that the browser keeps it.
    <a className={styles.phone} href={workPagePath(id)}>
      <Smartphone size={16} strokeWidth={1.8} aria-hidden="true" />
      {t('movePhone.open')}
    </a>
  )
}
