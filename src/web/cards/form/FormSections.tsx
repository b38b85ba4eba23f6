import { ChevronRight } from 'lucide-react'
import { type ReactNode, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldsOf } from '#model/engine/fields.ts'
import { type ShapedSection, shapeOf } from '#model/engine/form-shape.ts'
import type { NamedSheet } from '#model/engine/sheet.ts'
import { isFilled } from '#model/engine/values.ts'
import { FormSection } from '../../ui/form/FormSection.tsx'
import { ShownFields } from '../shown/ShownFields.tsx'
import { useLabel } from '../use-label.ts'
import { CardFields } from './CardFields.tsx'
import type { CardForm } from './card-form.ts'
import { FieldNode } from './FieldNode.tsx'
import styles from './Form.module.css'
import { FieldNodeContext } from './field-node-context.ts'
import { useFormSurroundings } from './form-context.ts'
import { sectionId } from './form-path.ts'

/** Values in sections that the record's present category does not have: they are kept and shown, never dropped silently (C-O01). */
function KeptSections({ shown }: { readonly shown: readonly string[] }) {
  const { t } = useTranslation()
  const { form } = useFormSurroundings()
  const labelOf = useLabel(form.declaration.type)
  const typed = useSyncExternalStore(form.assessment.subscribe, form.assessment.get) && form.values.all()
  const kept = Object.entries(form.declaration.sections).filter(
    ([name, { fields }]) =>
      !shown.includes(name) &&
      Object.entries(fields).some(([key, field]) => !field.derived && isFilled(field, typed[key])),
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

/** True for a field of the form that holds a value, or held one when the record was last saved: it stays while it is written anew. */
function holds({ declaration, values, base }: CardForm, key: string): boolean {
  const field = fieldsOf(declaration)[key]
  return field !== undefined && (isFilled(field, values.all()[key]) || isFilled(field, base()[key]))
}

/** Returns the keys of the fields that hold a value now. */
export const filledKeys = (form: CardForm): ReadonlySet<string> =>
  new Set(Object.keys(fieldsOf(form.declaration)).filter(key => holds(form, key)))

const isSame = (one: readonly ShapedSection[], other: readonly ShapedSection[]): boolean =>
  one.length === other.length &&
  one.every(
    ({ name, fields, isFolded }, at) =>
      name === other[at]?.name && fields === other[at].fields && isFolded === other[at].isFolded,
  )

/**
 * Returns the sections that apply to the record's current values, as the museum chose them.
 * @param only the only fields to show.
 */
export function useSections(only?: ReadonlySet<string>): readonly ShapedSection[] {
  const { form } = useFormSurroundings()
  const last = useRef<readonly ShapedSection[]>([])
  return useSyncExternalStore(form.assessment.subscribe, () => {
    const { declaration, rules } = form
    const shaping = { rules, holds: (key: string) => holds(form, key), only }
    const sections = shapeOf(declaration, form.assessment.get().values, shaping).filter(
      ({ name }) => !isOnlyHead(declaration, name),
    )
    if (!isSame(sections, last.current)) last.current = sections
    return last.current
  })
}

/** The fields of a section that the museum folded away: behind one press while it is empty. */
function Foldable({ isFolded, children }: { readonly isFolded: boolean; readonly children: ReactNode }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  return (
    <>
      {isFolded && (
        <button type="button" className={styles.more} aria-expanded={open} onClick={() => setOpen(!open)}>
          <ChevronRight size={15} strokeWidth={1.8} aria-hidden="true" />
          {t(open ? 'cards.form.foldSection' : 'cards.form.openSection')}
        </button>
      )}
      {(open || !isFolded) && children}
    </>
  )
}

/** The sections of the record, as many as are rendered so far; values in sections of another category come at the end. */
export function FormSections({
  sections,
  built,
}: {
  readonly sections: readonly ShapedSection[]
  readonly built: number
}) {
  const { form } = useFormSurroundings()
  const labelOf = useLabel(form.declaration.type)
  return (
    <FieldNodeContext value={FieldNode}>
      {sections.map(({ name, fields, isFolded }, index) => (
        <FormSection key={name} id={sectionId(name)} title={labelOf(`section/${name}`)}>
          <Foldable isFolded={isFolded}>
            {index < built ? (
              <CardFields fields={fields} prefix="" />
            ) : (
              <div aria-busy="true" style={{ height: 46 * Object.keys(fields).length }} />
            )}
          </Foldable>
        </FormSection>
      ))}
      <KeptSections shown={sections.map(({ name }) => name)} />
    </FieldNodeContext>
  )
}
