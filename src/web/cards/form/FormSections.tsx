import { useSyncExternalStore } from 'react'
import { sectionsOf } from '#model/engine/completeness.ts'
import type { NamedSheet } from '#model/engine/sheet.ts'
import { FormSection } from '../../ui/form/FormSection.tsx'
import { useLabel } from '../use-label.ts'
import { CardFields } from './CardFields.tsx'
import { FieldNode } from './FieldNode.tsx'
import { FieldNodeContext } from './field-node-context.ts'
import { useFormSurroundings } from './form-context.ts'
import { sectionId } from './form-path.ts'
import { KeptSections } from './KeptSections.tsx'

/** True for a section that the head of the page shows, and of which nothing can be typed. */
const isOnlyHead = ({ inHead = [], sections }: NamedSheet, name: string): boolean =>
  inHead.includes(name) && Object.values(sections[name]?.fields ?? {}).every(({ derived }) => derived)

/** Names of the sections the card shows now, as it stands in the form. */
export function useSections(): readonly string[] {
  const { form } = useFormSurroundings()
  const joined = useSyncExternalStore(form.assessment.subscribe, () =>
    sectionsOf(form.declaration, form.assessment.get().values)
      .filter(name => !isOnlyHead(form.declaration, name))
      .join(' '),
  )
  return joined.split(' ')
}

/** The sections of the card, as far as they are built; what was typed in others, for another category, stands at the end. */
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
