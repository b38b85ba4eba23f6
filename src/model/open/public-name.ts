/** Characters of public names: no vowels, so that they spell nothing, and no l, which reads as 1. */
const alphabet = '0123456789bcdfghjkmnpqrstvwxz'

/** Characters of a name without its last, the check character. */
const freeLength = 8

/**
 * Returns the check character of the first characters of a name (NOID): it finds any one wrong character, and any two that were swapped,
 * since the number of characters is a prime.
 */
function checkCharacter(free: string): string {
  const sum = [...free].reduce((total, character, at) => total + alphabet.indexOf(character) * (at + 1), 0)
  return alphabet.charAt(sum % alphabet.length)
}

/** Returns a public name made of random bytes. @param bytes eight, each from 0 to 255 */
export function publicNameOf(bytes: Uint8Array): string {
  const free = [...bytes.slice(0, freeLength)].map(byte => alphabet.charAt(byte % alphabet.length)).join('')
  return free + checkCharacter(free)
}

/** Returns true for a text that can be a public name, as typed or printed by somebody. */
export const isPublicName = (text: string): boolean =>
  text.length === freeLength + 1 &&
  [...text].every(character => alphabet.includes(character)) &&
  checkCharacter(text.slice(0, freeLength)) === text.slice(freeLength)
