/** Control characters, marks of writing direction, and invisible characters. */
const unseen = /[\p{Cc}\p{Zl}\p{Zp}\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\uffff]/gu

/** Normalises a name to one line of composed Unicode, without invisible or deceptive characters. */
export const oneLine = (text: string): string =>
  text.toWellFormed().normalize('NFC').replace(/\s+/gu, ' ').replace(unseen, '').trim()
