import { type Language, languages } from '../languages.ts'
import { fold } from '../text/fold.ts'
import type { Labels } from './name-of.ts'

/** A term as it can be identified among those of other museums. */
export interface TermFacts {
  readonly labels: Labels
  readonly notation: string | null
  /** Identifies it in its source: 'iso639:deu'. */
  readonly sourceKey: string | null
}

/** Returns the shortest ISO 639 code for any of them ('ger', 'deu', 'de-AT': 'de'); undefined for what is no such code. */
function shortCode(text: string): string | undefined {
  try {
    const [code] = Intl.getCanonicalLocales(text)[0]?.split('-') ?? []
    return code !== undefined && code.length <= 3 ? code : undefined
  } catch {
    return undefined
  }
}

let named: ReadonlyMap<string, Language> | undefined

/** Names of the languages in each of them, folded. */
function languageNames(): ReadonlyMap<string, Language> {
  named ??= new Map(
    languages.flatMap(reader => {
      const display = new Intl.DisplayNames(reader, { type: 'language' })
      return languages.map(language => [fold(display.of(language) ?? language), language] as const)
    }),
  )
  return named
}

/**
 * Returns the language that a term means, by its ISO 639 code or else by its name; undefined where it is none of the languages of the
 * interface.
 */
export function languageOfTerm({ labels, notation, sourceKey }: TermFacts): Language | undefined {
  for (const text of [sourceKey?.split(/[:/#]/).at(-1), notation]) {
    const code = text ? shortCode(text) : undefined
    if (code !== undefined) return languages.find(language => language === code)
  }
  for (const name of Object.values(labels)) {
    const found = languageNames().get(fold(name))
    if (found) return found
  }
  return undefined
}
