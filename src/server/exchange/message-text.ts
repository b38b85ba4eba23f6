import type { NamedSheet } from '#model/engine/sheet.ts'
import { type Message, type MessageKind, type Severity, severityOf } from '#model/exchange/messages.ts'
import type { Language } from '#model/languages.ts'
import { labelText } from '#server/cards/index.ts'
import type { TextBook, TextKey } from '#server/platform/i18n/texts.ts'
import { declaredField } from './headers.ts'

/** A message in a person's language; one about many rows names none of them in particular. */
export function messageText(
  texts: TextBook,
  language: Language,
  declaration: NamedSheet,
  { kind, path, problem, row, count }: Message,
  ofMany = false,
): string {
  const field = path && declaredField(declaration, path) ? labelText(texts, language, declaration, path) : ''
  const vocabulary = vocabularyOf(declaration, path)
  const key = ofMany && kind in ofManyKinds ? ofManyKinds[kind as keyof typeof ofManyKinds] : kind
  const text = texts.translate(language, `import.messages.${key}`, {
    field,
    row: row ?? '',
    cards: count ?? '',
    vocabulary: vocabulary ? texts.translate(language, `vocabularies.names.${vocabulary}` as TextKey) : '',
  })
  return problem ? `${text} ${texts.translate(language, `validation.${problem.key}`, problem.params)}.` : text
}

/** Messages about one row, in a person's language. */
export const rowMessages = (
  texts: TextBook,
  language: Language,
  declaration: NamedSheet,
  messages: readonly Message[] | null,
): { column: string | null; severity: Severity; text: string; value: string | null }[] =>
  (messages ?? []).map(message => ({
    column: message.column ?? null,
    severity: severityOf(message),
    text: messageText(texts, language, declaration, message),
    value: message.value ?? null,
  }))

/** Kinds about one row or a number, and the kind used for many rows instead. */
const ofManyKinds = {
  duplicateInFile: 'duplicatesInFile',
  ambiguousLink: 'ambiguousLinks',
  ambiguousCard: 'ambiguousCards',
  ambiguousName: 'ambiguousNames',
} as const satisfies Partial<Record<MessageKind, string>>

const vocabularyOf = (declaration: NamedSheet, path = ''): string | undefined => {
  const field = declaredField(declaration, path)
  return field && 'vocabulary' in field ? String(field.vocabulary) : undefined
}
