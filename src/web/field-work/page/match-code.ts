import type { KeptItem } from '../device/kept.ts'

/** Upper and lower case, and the spaces people put between, do not make another number. */
const plain = (number: string): string => number.replaceAll(/\s+/g, '').toLocaleLowerCase('en')

/** Codes on our labels are the address of the object's record: it ends in the record's id. */
const idIn = (code: string): string | undefined =>
  /^https?:\/\/[^\s?#]+\/(\d+)\/?(?:[?#]\S*)?$/.exec(code)?.[1]

/**
 * Finds the object that a typed, scanned or photographed code is about, among those of the list.
 * @returns none for what is not on the list; several where a number was given twice.
 */
export function matchCode(code: string, items: readonly KeptItem[]): readonly KeptItem[] {
  const text = code.trim()
  const id = idIn(text)
  if (id) return items.filter(item => item.objectId === id)
  const number = plain(text)
  return number === '' ? [] : items.filter(item => plain(item.number) === number)
}
