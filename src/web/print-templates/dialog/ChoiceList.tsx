import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../ui/Badge.tsx'
import styles from './Print.module.css'
import type { ChoiceGroup, PrintChoice } from './print-choices.ts'

export interface ChoiceListProps {
  readonly groups: readonly ChoiceGroup[]
  /** How much is printed: layouts are called otherwise for one card. */
  readonly count: number
  readonly value: string
  readonly onChange: (id: string) => void
}

/** Layouts and templates by kind, one of which is chosen. */
export function ChoiceList({ groups, count, value, onChange }: ChoiceListProps) {
  const { t } = useTranslation()
  const name = useId()
  const label = (choice: PrintChoice) =>
    choice.kind === 'template'
      ? choice.template.name
      : t(`templates.layouts.${count === 1 ? 'one' : 'many'}.${choice.viewType}`)
  return (
    <div className={styles.choices}>
      {groups.map(({ kind, choices }) => (
        <fieldset key={kind} className={styles.group}>
          <legend>
            {t(kind === 'layouts' ? 'templates.layouts.title' : `printTemplates.kindsMany.${kind}`)}
          </legend>
          {choices.map(choice => (
            <label key={choice.id} className={styles.choice}>
              <input
                type="radio"
                name={name}
                data-autofocus={choice.id === value || undefined}
                checked={choice.id === value}
                onChange={() => onChange(choice.id)}
              />
              <span className={styles.choiceName}>
                {label(choice)}
                {choice.kind === 'template' && choice.template.isDefault && choices.length > 1 && (
                  <Badge>{t('templates.default')}</Badge>
                )}
                {choice.kind === 'template' && choice.template.missingFields.length > 0 && (
                  <span className={styles.missing}>
                    {t('templates.missingFields', { fields: choice.template.missingFields.join(', ') })}
                  </span>
                )}
              </span>
            </label>
          ))}
        </fieldset>
      ))}
    </div>
  )
}
