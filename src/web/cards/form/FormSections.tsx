import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { sectionsOf } from '#model/engine/completeness.ts'
import type { NamedSheet } from '#model/engine/sheet.ts'
import { FormSection } from '../../ui/form/FormSection.tsx'
import { ShownFields } from '../shown/ShownFields.tsx'
import { useLabel } from '../use-label.ts'
import { CardFields } from './CardFields.tsx'
import { FieldNode } from './FieldNode.tsx'
import styles from './Form.module.css'
import { FieldNodeContext } from './field-node-context.ts'
import { useFormSurroundings } from './form-context.ts'
import { sectionId } from './form-path.ts'
import { isUsed } from './is-used.ts'

/** Values in sections that the record's present category does not have: they are kept and shown, never dropped silently (C-O01). */
function KeptSections({ shown }: { readonly shown: readonly string[] }) {
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

/** True for a section that the page header shows and that has no editable fields. */
const isOnlyHead = ({ inHead = [], sections }: NamedSheet, name: string): boolean =>
  inHead.includes(name) && Object.values(sections[name]?.fields ?? {}).every(({ derived }) => derived)

/** Returns the names of the sections that apply to the record's current values. */
export function useSections(): readonly string[] {
  const { form } = useFormSurroundings()
  const joined = useSyncExternalStore(form.assessment.subscribe, () =>
    sectionsOf(form.declaration, form.assessment.get().values)
      .filter(name => !isOnlyHead(form.declaration, name))
      .join(' '),
  )
  return joined.split(' ')
}

/** The sections of the record, as many as are rendered so far; values in sections of another category come at the end. */
export function FormSections({
  names,
  built,
}: {
  readonly names: readonly string[]
  readonly built: number
}) {
  const { form } = useFormSurroundings()
  const labelOf = useLabel(form.declaration.type)
  return (
    <FieldNodeContext value={FieldNode}>
      {names.map((name, index) => {
        const fields = form.declaration.sections[name]?.fields ?? {}
        return (
          <FormSection key={name} id={sectionId(name)} title={labelOf(`section/${name}`)}>
            {index < built ? (
              <CardFields fields={fields} prefix="" />
            ) : (
              <div aria-busy="true" style={{ height: 46 * Object.keys(fields).length }} />
            )}
          </FormSection>
        )
      })}
      <KeptSections shown={names} />
    </FieldNodeContext>
  )
}
