import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { Select } from '../../../ui/form/Select.tsx'
import { EditorContext } from '../editor-context.ts'
import { textIn } from '../part.ts'
import { useFault } from '../use-fault.ts'
import { PropertyRow } from './PropertyRow.tsx'
import type { PropertyProps } from './property-props.ts'

/** Which section of the record is shown, or all of them. */
export function SectionProperty({ property, part, place, onChange }: PropertyProps<'section'>) {
  const { t } = useTranslation()
  const faultAt = useFault()
  const { groups, scope } = useContext(EditorContext)
  const sections = groups.flatMap(({ section, label, fields }) =>
    section !== null && fields.some(({ scopes }) => scopes.includes(scope))
      ? [{ value: section, label }]
      : [],
  )
  const prefixes = [...new Set(sections.map(({ value }) => value.match(/^\w+>/)?.[0] ?? ''))]
  return (
    <PropertyRow label={t(property.label)} problem={faultAt(place)} wide>
      {control => (
        <Select
          {...control}
          extent="full"
          value={textIn(part, property.name)}
          options={[
            ...prefixes.map(prefix => ({ value: `${prefix}@all`, label: t('templates.editor.allSections') })),
            ...sections,
          ]}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </PropertyRow>
  )
}
