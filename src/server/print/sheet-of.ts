import type { CardDeclaration, CardValues } from '#model/engine/define-card.ts'
import type { Language } from '#model/languages.ts'
import { essentialsOf } from '#model/print/essentials.ts'
import { type ReadSection, type ReadWords, readView } from '#model/print/read-view.ts'
import type { Readers } from '#model/print/readable.ts'
import { headingWords, type KnownNames, labelText, withNames, wordsOf } from '#server/cards/index.ts'
import type { TextBook } from '#server/platform/i18n/texts.ts'
import type { Sheet } from './press/print-job.ts'

export interface SheetOptions {
  readonly texts: TextBook
  readonly declaration: CardDeclaration
  readonly language: Language
  readonly readers: Readers
}

/** Shown for a record without a title. */
const untitled = '---'

/** Letters of a text where only essentials are shown. */
const mostLetters = 700

const clipped = (text: string): string =>
  text.length <= mostLetters ? text : `${text.slice(0, text.lastIndexOf(' ', mostLetters)).trimEnd()} …`

const shortened = (section: ReadSection): ReadSection => ({
  ...section,
  entries: section.entries.map(entry =>
    entry.value.kind === 'text'
      ? { ...entry, value: { kind: 'text', text: clipped(entry.value.text) } }
      : entry,
  ),
})

/** Without the fields that say no more than the head of the sheet does. */
const withoutRepeats = (sections: readonly ReadSection[], alreadyShown: ReadonlySet<string>): ReadSection[] =>
  sections.flatMap(section => {
    const entries = section.entries.filter(
      ({ value }) => value.kind !== 'text' || !alreadyShown.has(value.text),
    )
    return entries.length === 0 ? [] : [{ ...section, entries }]
  })

/** A card as it is printed or shared, in one language and for certain readers; its picture is for others to add. */
export function sheetOf(card: CardValues, names: KnownNames, options: SheetOptions): Sheet {
  const { texts, declaration, language, readers } = options
  const words: ReadWords = {
    ...wordsOf(texts, declaration, names, language),
    label: key => labelText(texts, language, declaration, key),
  }
  const { number, title, subtitle, italics } = declaration.heading(
    withNames(declaration, card, names, language),
    headingWords(names, language),
  )
  const head = [number, title, subtitle].filter(text => text !== '')
  const essentials = essentialsOf(declaration, card, words, readers, head)
  const sections = readView(declaration, card, words, readers)
  const alreadyShown = new Set(
    readers.level === undefined ? head : [...head, ...essentials.map(({ text }) => text)],
  )
  return {
    number,
    title: title || untitled,
    subtitle,
    italics,
    essentials,
    sections: withoutRepeats(readers.level === undefined ? sections : sections.map(shortened), alreadyShown),
  }
}
