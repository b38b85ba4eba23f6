import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { RepeatList } from '../../ui/form/RepeatList.tsx'
import { TextInput } from '../../ui/form/TextInput.tsx'
import styles from './Approvals.module.css'

/** Someone outside the museum who is asked. */
export interface Outsider {
  readonly key: string
  readonly name: string
  readonly email: string
}

type Field = 'name' | 'email'

interface OutsidersProps {
  readonly outsiders: readonly Outsider[]
  readonly problemOf: (outsider: Outsider, field: Field) => string | undefined
  readonly mayAdd: boolean
  readonly onChange: (outsiders: readonly Outsider[]) => void
}

/** People outside the museum, each with a name and an e-mail address. */
export function Outsiders({ outsiders, problemOf, mayAdd, onChange }: OutsidersProps) {
  const { t } = useTranslation()
  const id = useId()
  const fields = [
    { field: 'name', label: t('approvals.name'), type: 'text', labelOf: 'approvals.nameOf' },
    { field: 'email', label: t('approvals.email'), type: 'email', labelOf: 'approvals.emailOf' },
  ] as const
  return (
    <RepeatList
      label={t('approvals.outside')}
      keys={outsiders.map(({ key }) => key)}
      columns={fields.map(({ label }) => label)}
      onAdd={
        mayAdd ? () => onChange([...outsiders, { key: crypto.randomUUID(), name: '', email: '' }]) : undefined
      }
      onRemove={index => onChange(outsiders.toSpliced(index, 1))}
      texts={{
        add: t('approvals.addPerson'),
        remove: position => t('approvals.removePerson', { position }),
        moveUp: () => '',
        moveDown: () => '',
        moved: () => '',
      }}
    >
      {(key, index) => {
        const outsider = outsiders[index]
        if (!outsider) return null
        return fields.map(({ field, label, type, labelOf }) => {
          const problem = problemOf(outsider, field)
          return (
            <div key={field}>
              <TextInput
                type={type}
                aria-label={t(labelOf, { position: index + 1 })}
                placeholder={label}
                autoComplete="off"
                value={outsider[field]}
                aria-invalid={problem !== undefined || undefined}
                aria-describedby={problem && `${id}-${key}-${field}`}
                onChange={({ target }) =>
                  onChange(
                    outsiders.map(each => (each.key === key ? { ...each, [field]: target.value } : each)),
                  )
                }
              />
              {problem && (
                <p id={`${id}-${key}-${field}`} className={styles.problem} role="alert">
                  {problem}
                </p>
              )}
            </div>
          )
        })
      }}
    </RepeatList>
  )
}
