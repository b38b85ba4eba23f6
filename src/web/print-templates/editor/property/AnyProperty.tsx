import { type ComponentType, useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { useDecimalSign } from '../../../platform/i18n/use-decimal-sign.ts'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/form/Checkbox.tsx'
import { NumberInput } from '../../../ui/form/NumberInput.tsx'
import { Select } from '../../../ui/form/Select.tsx'
import { BlockList } from '../BlockList.tsx'
import styles from '../Editor.module.css'
import { EditorContext, type Part, partsIn, textIn, useFault, useReadableWords } from '../editor-context.ts'
import { FieldRow } from '../FieldPicker.tsx'
import { PartList } from '../PartList.tsx'
import type { Property } from '../properties.ts'
import { FieldsProperty } from './FieldsProperty.tsx'
import { type PropertyProps, PropertyRow } from './PropertyRow.tsx'
import { TextWithFields, WordsField } from './TextWithFields.tsx'

/** Blocks repeated for each object. */
function BlocksProperty({ property, part, place, onChange }: PropertyProps<'blocks'>) {
  const { t } = useTranslation()
  const knows = useContext(EditorContext)
  return (
    <EditorContext value={{ ...knows, scope: 'each' }}>
      <BlockList
        label={t(property.label)}
        place={place}
        blocks={partsIn(part, property.name)}
        onChange={onChange}
      />
    </EditorContext>
  )
}

/** One of a few. */
function ChoiceProperty({ property, part, place, onChange }: PropertyProps<'choice'>) {
  const { t } = useTranslation()
  const faultAt = useFault()
  const { options, name, label } = property
  return (
    <PropertyRow label={t(label)} problem={faultAt(place)}>
      {control => (
        <Select
          {...control}
          extent="full"
          value={textIn(part, name) || options[0]?.value}
          options={options.map(option => ({ value: option.value, label: t(option.label) }))}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </PropertyRow>
  )
}

/** A property that is true or false. */
function FlagProperty({ property, part, onChange }: PropertyProps<'flag'>) {
  const { t } = useTranslation()
  const { on = true, off = false, name, label } = property
  const value = part[name]
  return (
    <div className={styles.flag}>
      <Checkbox
        label={t(label)}
        checked={value !== undefined && value !== off}
        onChange={({ target }) => onChange(target.checked ? on : off)}
      />
    </div>
  )
}

/** A length, a size of letters, a number of things. */
function NumberProperty({ property, part, place, onChange }: PropertyProps<'number'>) {
  const { t } = useTranslation()
  const faultAt = useFault()
  const decimalSign = useDecimalSign()
  const value = part[property.name]
  return (
    <PropertyRow label={t(property.label)} problem={faultAt(place)}>
      {control => (
        <NumberInput
          {...control}
          extent="full"
          decimalSign={decimalSign}
          value={typeof value === 'number' ? value : undefined}
          end={property.unit}
          // An empty box is pointed out, and not taken for what is usual.
          onChange={number => onChange(number ?? null)}
        />
      )}
    </PropertyRow>
  )
}

/** The field that is shown. */
const PathProperty = ({ property, part, place, onChange }: PropertyProps<'path'>) => (
  <FieldRow path={textIn(part, property.name)} place={place} onPick={onChange} />
)

/** The section of the record that is shown, or all of them. */
function SectionProperty({ property, part, place, onChange }: PropertyProps<'section'>) {
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

/** A text that is the same in all languages: the content of a code. */
function TextProperty({ property, part, place, onChange }: PropertyProps<'text'>) {
  const { t } = useTranslation()
  const faultAt = useFault()
  return (
    <TextWithFields
      label={t(property.label)}
      value={textIn(part, property.name)}
      problem={faultAt(place)}
      onChange={onChange}
    />
  )
}

/** Words in several languages. */
function WordsProperty({ property, part, place, onChange }: PropertyProps<'words'>) {
  const { t } = useTranslation()
  return (
    <WordsField
      label={t(property.label)}
      words={(part[property.name] ?? {}) as Part}
      place={place}
      onChange={onChange}
    />
  )
}

const mostLines = 6

/** Signature lines, side by side, each with its caption. */
function LinesProperty({ property, part, place, onChange }: PropertyProps<'lines'>) {
  const { t } = useTranslation()
  const readable = useReadableWords()
  const lines = partsIn(part, property.name)
  const nameAt = (at: number) => t('templates.editor.signature', { number: at + 1 })
  return (
    <>
      <PartList
        label={t(property.label)}
        place={place}
        parts={lines}
        nameOf={(line, at) => readable(line) || nameAt(at)}
        onChange={onChange}
      >
        {(line, at, change) => (
          <WordsField label={t('templates.editor.text')} words={line} place={at} onChange={change} />
        )}
      </PartList>
      {lines.length < mostLines && (
        <Button look="subtle" onClick={() => onChange([...lines, {}])}>
          {t('templates.editor.addSignature')}
        </Button>
      )}
    </>
  )
}

const byKind: { readonly [Kind in Property['kind']]: ComponentType<PropertyProps<Kind>> } = {
  number: NumberProperty,
  flag: FlagProperty,
  choice: ChoiceProperty,
  words: WordsProperty,
  text: TextProperty,
  path: PathProperty,
  section: SectionProperty,
  fields: FieldsProperty,
  lines: LinesProperty,
  blocks: BlocksProperty,
}

/** A property, drawn as its kind is. */
export function AnyProperty(props: PropertyProps) {
  const Drawn = byKind[props.property.kind] as ComponentType<PropertyProps>
  return <Drawn {...props} />
}
