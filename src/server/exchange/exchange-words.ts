import type { CardValues } from '#model/engine/define-card.ts'
import { fieldsOf } from '#model/engine/fields.ts'
import type { NamedSheet } from '#model/engine/sheet.ts'
import { leafValues } from '#model/engine/values.ts'
import type { Words } from '#model/kinds/kind.ts'
import type { LinkField } from '#model/kinds/link.ts'
import type { LinkRef } from '#model/kinds/values.ts'
import type { Language } from '#model/languages.ts'
import { markedName, readMarked } from '#model/text/marked-name.ts'
import { type VocabularyCode, vocabularies } from '#model/vocabularies/definitions.ts'
import { nameOf } from '#model/vocabularies/name-of.ts'
import { type KnownNames, linkedOwnName, wordsOf } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { TextBook } from '#server/platform/i18n/texts.ts'
import { type Candidates, findCards } from './rows/find-links.ts'

/**
 * The words of tables. A linked record has the same name in all languages. A term is written with all that is above it where that is
 * needed to find it again, or to make it anew in its place: in a tree in which names come several times ('shelf 1'), and where it is the
 * museum's own.
 */
export function exchangeWords(
  texts: TextBook,
  declaration: NamedSheet,
  names: KnownNames,
  language: Language,
): Words {
  const words = wordsOf(texts, declaration, names, language, linkedOwnName)
  const choices = new Map<string, string>()
  return {
    ...words,
    choice(name, id) {
      const key = `${name} ${id}`
      const known = choices.get(key) ?? words.choice(name, id)
      choices.set(key, known)
      return known
    },
    term(ref) {
      const term = names.terms.get(ref.id)
      const { flat, similar } = vocabularies[term?.vocabulary as VocabularyCode] ?? {
        flat: true,
        similar: false,
      }
      if (!term || flat || (!similar && term.sourceKey !== null)) return words.term(ref)
      return [...term.path.map(step => nameOf(step, language)), nameOf(term, language)].join(' > ')
    },
  }
}

/** Names of links, by the types they may lead to. */
function namesByTypes(
  declaration: NamedSheet,
  documents: readonly CardValues[],
  words: Words,
): ReadonlyMap<string, Set<string>> {
  const byTypes = new Map<string, Set<string>>()
  for (const document of documents)
    for (const { field, value } of leafValues(fieldsOf(declaration), document)) {
      if (field.kind !== 'link') continue
      const key = (field as LinkField).types.join(' ')
      const names = byTypes.get(key) ?? new Set()
      byTypes.set(key, names)
      names.add(words.link(value as LinkRef))
    }
  return byTypes
}

/**
 * The words of a table that is handed out: a name by which an import would find another record than the linked one, none, or several, has the id
 * of the record behind it; a plain name that a record has, too, is marked as one.
 */
export async function writtenWords(
  tx: TenantTransaction,
  declaration: NamedSheet,
  documents: readonly CardValues[],
  words: Words,
): Promise<Words> {
  const candidates = new Map<string, Candidates>()
  for (const [key, names] of namesByTypes(declaration, documents, words))
    candidates.set(
      key,
      await findCards(
        tx,
        key.split(' '),
        [...names].filter(name => name !== ''),
      ),
    )
  return {
    ...words,
    link(ref, types = []) {
      const name = words.link(ref)
      const [found, ...more] = candidates.get(types.join(' '))?.(name) ?? []
      const isPlain = !name.includes(' > ') && readMarked(name).marked === undefined
      if (name === '' || (isPlain && found === ref.id && more.length === 0)) return name
      return markedName(name, ref.id)
    },
  }
}
