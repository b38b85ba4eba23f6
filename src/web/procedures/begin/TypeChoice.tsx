import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProcedureDeclaration } from '#model/procedures/define-procedure.ts'
import { TypeIcon } from '../../cards/TypeIcon.tsx'
import type { TextKey } from '../../platform/i18n/text-key.ts'
import { Badge } from '../../ui/Badge.tsx'
import styles from './Begin.module.css'

export interface TypeChoiceProps {
  /** Those one may begin. */
  readonly types: readonly ProcedureDeclaration[]
  readonly value: string
  readonly problem?: string | undefined
  readonly onChange: (name: string) => void
}

/** Selects the type of the new procedure by its icon and purpose (C-P01). */
export function TypeChoice({ types, value, problem, onChange }: TypeChoiceProps) {
  const { t } = useTranslation()
  const group = useId()
  return (
    <fieldset className={styles.types} aria-describedby={problem && `${group}problem`}>
      <legend>{t('procedures.begin.type')}</legend>
      {types.map(({ name, type: area, workflow: { beta } }) => (
        <label key={name} className={styles.type}>
          <input
            type="radio"
            name={group}
            checked={value === name}
            onChange={() => onChange(name)}
            aria-describedby={`${group}${name}`}
          />
          <span>
            <span className={styles.name}>
              <TypeIcon type={area} />
              {t(`${area}.one` as TextKey)}
              {beta && <Badge tone="info">{t('procedures.beta')}</Badge>}
            </span>
            <span className={styles.about} id={`${group}${name}`}>
              {t(`${area}.words.purpose` as TextKey)}
            </span>
          </span>
        </label>
      ))}
      {problem && (
        <p id={`${group}problem`} role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </fieldset>
  )
}
