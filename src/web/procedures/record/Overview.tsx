import { useTranslation } from 'react-i18next'
import { procedureNamed } from '#model/procedures/declarations.ts'
import { entriesOf } from '../../cards/shown/entries.ts'
import { ShownFields } from '../../cards/shown/ShownFields.tsx'
import { useLabel } from '../../cards/use-label.ts'
import { People } from './People.tsx'
import styles from './Procedure.module.css'
import type { ProcedurePartProps } from './ProcedurePage.tsx'

/** What is written about it, section by section, and who looks after it. */
export function Overview({ procedure, put }: ProcedurePartProps) {
  const { t } = useTranslation()
  const declaration = procedureNamed(procedure.type)
  const labelOf = useLabel(declaration?.type ?? '')
  if (!declaration) return null
  const filled = Object.entries(declaration.sections).filter(
    ([, { fields }]) => entriesOf(fields, procedure.values).length > 0,
  )
  return (
    <div className={styles.columns}>
      <div className={styles.sections}>
        {filled.length === 0 && <p className={styles.quiet}>{t('procedures.nothingWritten')}</p>}
        {filled.map(([name, { fields }]) => (
          <ShownFields
            key={name}
            type={declaration.type}
            fields={fields}
            values={procedure.values}
            title={labelOf(`section/${name}`)}
          />
        ))}
      </div>
      <People procedure={procedure} put={put} />
    </div>
  )
}
