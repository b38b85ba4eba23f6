import type { RowOfTexts } from './reader.ts'

/** A label of one to four words: '[Signature and date]'. Longer ones are remarks within the text. */
const label = /^\[([\p{L}’']+(?: [\p{L}’']+){0,3})\]\s*/u

/**
 * Reads labelled inscriptions: '[Signature] Yoshitora ga; [Translation] Made by Yoshitora'.
 * @returns rows of the inscriptions; a text without a label is one of them.
 */
export const readInscriptions = (text: string): RowOfTexts[] =>
  text.split(/;\s*(?=\[\p{Lu})/u).flatMap((written): RowOfTexts[] => {
    const part = written.trim()
    const type = part.match(label)?.[1]
    const rest = part.replace(label, '')
    if (part === '') return []
    return [{ ...(type && { type }), ...(rest && { text: rest }) }]
  })
