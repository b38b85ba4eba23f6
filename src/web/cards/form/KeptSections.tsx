import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { FormSection } from '../../ui/form/FormSection.tsx'
import { ShownFields } from '../shown/ShownFields.tsx'
import { useLabel } from '../use-label.ts'
import styles from './Form.module.css'
import { useFormSurroundings } from './form-context.ts'
import { sectionId } from './form-path.ts'
import { isUsed } from './is-used.ts'

/** What was typed in sections the card no longer shows since its category is another: kept, shown, never dropped silently (C-O01). */
export function KeptSections({ shown }: { readonly shown: readonly string[] }) {
  const { t } = useTranslation()
  const { form } = useFormSurroundings()
  const labelOf = useLabel(form.declaration.type)
  const typed = useSyncExternalStore(form.assessment.subscribe, form.assessment.get) && form.values.all()
  const kept = Object.entries(form.declaration.sections).filter(
    ([name, { fields }]) =>
      !shown.includes(name) &&
      Object.entries(fields).some(([key, { derived }]) => !derived && isUsed(typed[key])),
  )
  if (kept.length === 0) return null
  return (
    <FormSection id={sectionId('kept')} title={t('cards.form.kept.title')}>
      <p className={styles.keptText}>{t('cards.form.kept.text')}</p>
      <details className={styles.kept}>
        <summary>
          {t('cards.form.kept.show', {
            sections: kept.map(([name]) => labelOf(`section/${name}`)).join(', '),
          })}
        </summary>
        {kept.map(([name, { fields }]) => (
          <ShownFields
            key={name}
            type={form.declaration.type}
            fields={fields}
            values={typed}
            title={labelOf(`section/${name}`)}
          />
        ))}
      </details>
    </FormSection>
  )
}
