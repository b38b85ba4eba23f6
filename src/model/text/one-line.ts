/** Control characters, marks that turn the direction of writing, and characters that are not seen. */
const unseen = /[\p{Cc}\p{Zl}\p{Zp}\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\uffff]/gu

/** A name on one line, in one spelling of Unicode, without what is not seen or deceives the eye. */
export const oneLine = (text: string): string =>
  text.toWellFormed().normalize('NFC').replace(/\s+/gu, ' ').replace(unseen, '').trim()
