import { type ComponentType, createContext, useContext, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { PrintableFieldRow } from '#model/api/print-templates.ts'
import { type Language, languages } from '#model/languages.ts'
import { fillPlaceholders } from '#model/print-templates/placeholders.ts'
import type { Scope } from '#model/print-templates/printable-fields.ts'
import type { Problem } from '#model/validation/validators.ts'
import type { Property } from './properties.ts'

/** A part of a template while it is edited: of its shape, though a value may be wrong or missing for a moment. */
export type Part = Readonly<Record<string, unknown>>

export const partsIn = (part: Part, name: string): readonly Part[] => {
  const value = part[name]
  return Array.isArray(value) ? (value as readonly Part[]) : []
}

export const textIn = (part: Part, name: string): string => {
  const value = part[name]
  return typeof value === 'string' ? value : ''
}

export interface PartFormProps {
  readonly properties: readonly Property[]
  readonly part: Part
  readonly place: string
  readonly onChange: (part: Part) => void
}

/** Properties of the form of a template. */
export interface DocumentFormProps {
  readonly document: Part
  readonly onChange: (document: Part) => void
}

/** Fields that are grouped in the list of those that can be shown. */
interface FieldGroup {
  /** Names a block of a section; null for other blocks. */
  readonly section: string | null
  readonly label: string
  readonly fields: readonly PrintableFieldRow[]
}

/** Data that all parts of the editor share. */
interface EditorKnows {
  readonly groups: readonly FieldGroup[]
  /** In which words of the template are written and shown. */
  readonly language: Language
  readonly faults: ReadonlyMap<string, Problem>
  /** The scope of this part of the template, which decides the fields that may be shown. */
  readonly scope: Scope
  /** The form of a part, provided by context because blocks nest. */
  readonly PartForm: ComponentType<PartFormProps>
}

export const EditorContext = createContext<EditorKnows>({
  groups: [],
  language: 'en',
  faults: new Map(),
  scope: 'whole',
  PartForm: () => null,
})

const own = ['placeholder', 'max', 'min', 'insideEach'] as const

/** Returns the problem at a place of the template, or within it where nothing shows the places inside. */
export function useFault(): (place: string, withWithin?: 'within') => string | undefined {
  const { t } = useTranslation()
  const { faults } = useContext(EditorContext)
  return (place, withWithin) => {
    const problem =
      faults.get(place) ?? (withWithin && [...faults].find(([at]) => at.startsWith(`${place}.`))?.[1])
    if (!problem) return undefined
    const key = own.find(each => each === problem.key) ?? 'other'
    return t(`templates.editor.fault.${key}`, { ...problem.params })
  }
}

/** Returns the label of the field at a path: 'Materials: Technique'; undefined where there is no field. */
export function useFieldLabel(): (path: string) => string | undefined {
  const { groups } = useContext(EditorContext)
  const labels = useMemo(
    () =>
      new Map(
        groups.flatMap(({ fields }) =>
          fields.map(({ path, label, within }) => [path, [...within, label].join(': ')] as const),
        ),
      ),
    [groups],
  )
  return path => labels.get(path)
}

const longest = 60

/** Words of a template as they are read in a list: in the language that is written, or another; fields by their names. */
export function useReadableWords(): (words: unknown) => string {
  const { language } = useContext(EditorContext)
  const labelOf = useFieldLabel()
  return words => {
    if (typeof words !== 'object' || words === null) return ''
    const text = [language, ...languages].map(each => textIn(words as Part, each)).find(Boolean) ?? ''
    return fillPlaceholders(text, path => labelOf(path) ?? '…').slice(0, longest)
  }
}
