import type { Fields } from '../kinds/field.ts'
import type { Translated } from '../kinds/values.ts'
import { languages } from '../languages.ts'
import { applyChanges, reversed } from './apply-changes.ts'
import type { CardDeclaration, CardValues } from './define-card.ts'
import { type Change, touches } from './diff.ts'
import { fieldsOf } from './fields.ts'
import { pathAsDeclared } from './formerly.ts'
import { type Translation, translatedPaths, translatedTexts, translationPath } from './translations.ts'

type Declared = Pick<CardDeclaration, 'sections'>

/** Returns the entry of the history for a translation that was found to be still right, or that this is taken back. */
export const confirmation = (translation: Translation, isRight: boolean): Change =>
  isRight
    ? { path: translationPath, kind: 'added', before: null, after: translation }
    : { path: translationPath, kind: 'removed', before: translation, after: null }

/** The texts of a record at one time, and what people said of its translations then. */
interface Moment {
  readonly texts: ReadonlyMap<string, Translated>
  readonly said: readonly Change[]
}

/** Returns the entries at the keys at which there are texts, or rows and groups with texts: nothing else of a long history is followed. */
function withTexts<Entry>(
  declaration: Declared,
  entries: Readonly<Record<string, Entry>>,
): Record<string, Entry> {
  const keys = new Set(translatedPaths(declaration).map(path => path.split('/')[0]))
  return Object.fromEntries(Object.entries(entries).filter(([key]) => keys.has(key)))
}

const textsOf = (fields: Fields, values: CardValues): ReadonlyMap<string, Translated> =>
  new Map(translatedTexts(fields, values).map(({ path, texts }) => [path, texts]))

/** Returns the moments at which texts of a record were different, the oldest first. */
function momentsOf(
  declaration: Declared,
  values: CardValues,
  newestFirst: readonly { readonly changes: readonly Change[] }[],
): readonly Moment[] {
  const paths = translatedPaths(declaration)
  const changesText = ({ path, kind }: Change): boolean => {
    const plain = path.replace(/#[^/]*/g, '')
    return kind !== 'moved' && paths.some(other => touches(plain, other))
  }
  const moments: Moment[] = []
  const fields = withTexts(declaration, fieldsOf(declaration))
  let now: CardValues = withTexts(declaration, values)
  let texts = textsOf(fields, now)
  for (const { changes } of newestFirst) {
    const said = changes.filter(({ path }) => path === translationPath)
    const written = changes.filter(changesText)
    if (said.length + written.length === 0) continue
    moments.push({ texts, said })
    if (written.length === 0) continue
    now = applyChanges(now, reversed(written))
    texts = textsOf(fields, now)
  }
  return [...moments, { texts, said: [] }].reverse()
}

/**
 * Returns the source text to which a translation was last right; undefined while there was none. A text that comes back, because someone
 * undid a change, is as right as it was: what counts is the source as it was when the text was first written, or last confirmed.
 */
function rightFor(
  declaration: Declared,
  moments: readonly Moment[],
  { path, language, from }: Translation,
): string | undefined {
  const known = new Map<string, (string | undefined)[]>()
  let last: (string | undefined)[] = []
  for (const { texts, said } of moments) {
    const text = texts.get(path)?.[language]
    const source = texts.get(path)?.[from]
    if (text === undefined) continue
    last = known.get(text) ?? [source]
    known.set(text, last)
    // The text is older than its source: that it was written is no change of it.
    if (last.at(-1) === undefined) last[last.length - 1] = source
    for (const { before, after } of said) {
      const about = (after ?? before) as Translation
      if (about.language !== language || about.from !== from) continue
      if (pathAsDeclared(declaration, about.path) !== path) continue
      if (after) last.push(source)
      else if (last.length > 1) last.pop()
    }
  }
  return last.at(-1)
}

/**
 * Returns the translations whose source was changed after them, for every pair of languages, by the history of a record. Both changed in one
 * save are right for each other; without a source text nothing is out of date.
 * @param newestFirst the changes of the record from its first version to the present one
 */
export function outdatedTranslations(
  declaration: Declared,
  values: CardValues,
  newestFirst: readonly { readonly changes: readonly Change[] }[],
): readonly Translation[] {
  const moments = momentsOf(declaration, values, newestFirst)
  return [...textsOf(fieldsOf(declaration), values)].flatMap(([path, texts]) =>
    languages.flatMap(language =>
      languages.flatMap(from => {
        if (from === language || texts[language] === undefined || texts[from] === undefined) return []
        const translation = { path, language, from }
        return rightFor(declaration, moments, translation) === texts[from] ? [] : [translation]
      }),
    ),
  )
}
