import { Link } from '@tanstack/react-router'
import { Lock, Pencil } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { editProcedurePath } from '#model/navigation/procedure-path.ts'
import { procedureNamed } from '#model/procedures/declarations.ts'
import { PrintProcedure } from '../../print-templates/dialog/PrintButtons.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Banner } from '../../ui/Banner.tsx'
import type { ProcedurePartProps } from '../procedure-part-props.ts'
import { StatusBadge } from '../StatusBadge.tsx'
import { typeName } from '../type-name.ts'
import { DeleteProcedure } from './DeleteProcedure.tsx'
import styles from './Procedure.module.css'
import { Steps } from './Steps.tsx'
import { Ways } from './Ways.tsx'

/** What it is, where it stands, and where it goes next. */
export function ProcedureHead({ procedure, put }: ProcedurePartProps) {
  const { t } = useTranslation()
  const { id, type, number, title, status, deletedAt, may } = procedure
  const inBin = deletedAt !== null
  return (
    <header className={styles.head}>
      <p className={styles.facts}>
        <span className={styles.number}>{number}</span>
        <span>{typeName(t, type)}</span>
        {procedureNamed(type)?.workflow.beta && <Badge tone="info">{t('procedures.beta')}</Badge>}
        <StatusBadge status={status} />
      </p>
      <h1 tabIndex={-1}>{title}</h1>
      <Steps procedure={procedure} />
      {inBin && (
        <Banner kind="warning" inset>
          {t('procedures.inBin')}
        </Banner>
      )}
      {status === 'CLOSED' && !inBin && (
        <p className={styles.closed}>
          <Lock size={15} strokeWidth={1.7} aria-hidden="true" />
          {t('procedures.closedNote')}
        </p>
      )}
      <div className={styles.tools}>
        {!inBin && <Ways procedure={procedure} put={put} />}
        {may.edit && !inBin && (
          <Link to={editProcedurePath(id)} className={styles.edit}>
            <Pencil size={16} strokeWidth={1.7} aria-hidden="true" />
            {t('procedures.edit')}
          </Link>
        )}
        {!inBin && <PrintProcedure procedure={procedure} />}
        {may.delete && <DeleteProcedure procedure={procedure} put={put} />}
      </div>
    </header>
  )
}
