import type { CardValues } from '#model/engine/define-card.ts'
import type { ShapedSection } from '#model/engine/form-shape.ts'
import { type Translation, translatedTexts } from '#model/engine/translations.ts'
import type { Leaf } from '#model/kinds/field.ts'
import type { Translated } from '#model/kinds/values.ts'
import { type Language, languages } from '#model/languages.ts'
import { declaredPath } from '../../form/form-path.ts'

/** The languages from which and into which one translates. */
export interface Direction {
  readonly from: Language
  readonly to: Language
}

/** alone: there is no source text. */
export type TranslationState = 'missing' | 'outdated' | 'translated' | 'alone'

/** A text on the page of translations. */
export interface TranslationRow {
  readonly path: string
  readonly field: Leaf
  readonly state: TranslationState
  /** Place among the rows of its list, counted from 1; undefined for the only one. */
  readonly position: number | undefined
}

export interface TranslationSection {
  readonly name: string
  readonly rows: readonly TranslationRow[]
}

/** The texts of a form: as typed, as last saved, and the translations that were out of date then. */
export interface TranslationSources {
  readonly sections: readonly ShapedSection[]
  readonly typed: CardValues
  readonly saved: CardValues
  readonly outdated: readonly Translation[]
}

function stateOf(
  path: string,
  { typed, saved }: { readonly typed: Translated; readonly saved: Translated },
  { from, to }: Direction,
  outdated: readonly Translation[],
): TranslationState {
  if (!typed[to]) return typed[from] ? 'missing' : 'alone'
  if (!typed[from]) return 'alone'
  const wasOutdated = outdated.some(each => each.path === path && each.language === to && each.from === from)
  // A text that is being changed is up to date once it is saved.
  return wasOutdated && typed[to] === saved[to] ? 'outdated' : 'translated'
}

/** Returns the texts that there are in either language, or were when the record was last saved, by section. */
export function translationSections(
  { sections, typed, saved, outdated }: TranslationSources,
  direction: Direction,
): readonly TranslationSection[] {
  return sections.flatMap(({ name, fields }) => {
    const before = new Map(translatedTexts(fields, saved).map(({ path, texts }) => [path, texts]))
    const all = translatedTexts(fields, typed)
    const rows = all.flatMap(({ path, field, texts }): TranslationRow[] => {
      const was = before.get(path) ?? {}
      const isThere = [texts, was].some(each => each[direction.from] || each[direction.to])
      if (!isThere) return []
      const alike = all.filter(other => declaredPath(other.path) === declaredPath(path))
      return [
        {
          path,
          field,
          state: stateOf(path, { typed: texts, saved: was }, direction, outdated),
          position: alike.length > 1 ? alike.findIndex(other => other.path === path) + 1 : undefined,
        },
      ]
    })
    return rows.length === 0 ? [] : [{ name, rows }]
  })
}

/** Returns the languages to begin with: from the one with the most texts into one's own, or into the next fullest. */
export function usualDirection(
  { sections, typed }: Pick<TranslationSources, 'sections' | 'typed'>,
  own: Language,
): Direction {
  const texts = sections.flatMap(({ fields }) => translatedTexts(fields, typed))
  const countOf = (language: Language) => texts.filter(each => each.texts[language]).length
  const byFullness = [own, ...languages.filter(language => language !== own)].sort(
    (one, other) => countOf(other) - countOf(one),
  )
  const [from = own, next = own] = byFullness
  return { from, to: from === own ? next : own }
}
