import { useMemo, useSyncExternalStore } from 'react'
import { fieldAt, isLeaf, isStructure } from '#model/engine/fields.ts'
import type { NamedSheet } from '#model/engine/sheet.ts'
import { type Values, valuesOf } from '#model/engine/values.ts'
import { type ChoiceField, fittingChoices } from '#model/kinds/choice.ts'
import type { Field, Fields } from '#model/kinds/field.ts'
import { useFormSurroundings } from './form-context.ts'
import { declaredPath, stepsOf } from './form-path.ts'
import { valueAt } from './form-values.ts'

const isDependent = (field: Field): field is ChoiceField => isLeaf(field) && 'within' in field

const outerOf = (path: string): string => path.replace(/\/?[^/]+$/, '')
const below = (outer: string, key: string): string => (outer === '' ? key : `${outer}/${key}`)

const besideOf = (values: Values, outer: string): Values =>
  outer === '' ? values : valuesOf(valueAt(values, stepsOf(outer)))

const fits = (field: ChoiceField, beside: Values, value: unknown): boolean =>
  Object.values(fittingChoices(field, beside)).includes(Number(valuesOf(value).id))

/** Returns the paths of choices that no longer fit after the choice at a path was made. */
export function unfittingChoices(declaration: NamedSheet, values: Values, path: string): readonly string[] {
  const outer = outerOf(path)
  const structure = fieldAt(declaration, declaredPath(outer))?.field
  if (!structure || !isStructure(structure)) return []
  const beside = besideOf(values, outer)
  const made = path.slice(outer.length + 1)
  return Object.entries(structure.fields).flatMap(([key, field]) => {
    if (!isDependent(field) || field.within?.key !== made || beside[key] === undefined) return []
    return fits(field, beside, beside[key]) ? [] : [below(outer, key)]
  })
}

/** Returns a field with the choices alone that fit the values beside it; what it holds is among them. */
export function useFittingField<F extends Field>(field: F, path: string): F {
  const { form } = useFormSurroundings()
  const offered = useSyncExternalStore(form.values.subscribe, () => {
    if (!isDependent(field)) return ''
    const held = Number(valuesOf(form.values.at(stepsOf(path))).id)
    const fitting = fittingChoices(field, besideOf(form.values.all(), outerOf(path)))
    return Object.entries(field.choices)
      .flatMap(([code, id]) => (code in fitting || id === held ? code : []))
      .join(' ')
  })
  return useMemo(() => {
    if (!isDependent(field)) return field
    const codes = offered.split(' ')
    return {
      ...field,
      choices: Object.fromEntries(Object.entries(field.choices).filter(([code]) => codes.includes(code))),
    }
  }, [field, offered])
}

/** Returns the keys of the choices of a group that have nothing to choose from beside its other values, and hold none. */
export function useEmptyChoices(fields: Fields, path: string): ReadonlySet<string> {
  const { form } = useFormSurroundings()
  const empty = useSyncExternalStore(form.values.subscribe, () => {
    const dependent = Object.entries(fields).filter(([, field]) => isDependent(field))
    if (dependent.length === 0) return ''
    const beside = besideOf(form.values.all(), path)
    return dependent
      .flatMap(([key, field]) =>
        beside[key] === undefined && Object.keys(fittingChoices(field as ChoiceField, beside)).length === 0
          ? key
          : [],
      )
      .join(' ')
  })
  return useMemo(() => new Set(empty.split(' ')), [empty])
}
