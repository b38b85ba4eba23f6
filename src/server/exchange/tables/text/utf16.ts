/**
 * UTF-16 by its byte order mark or, without one, by its zeros: text of European languages has one in nearly
 * every second byte. Undefined for anything else.
 */
export const utf16Of = (beginning: Buffer): 'utf-16le' | 'utf-16be' | undefined => {
  if (beginning[0] === 0xff && beginning[1] === 0xfe) return 'utf-16le'
  if (beginning[0] === 0xfe && beginning[1] === 0xff) return 'utf-16be'
  const pairs = Math.floor(beginning.length / 2)
  if (pairs === 0) return undefined
  let even = 0
  let odd = 0
  for (let place = 0; place < pairs * 2; place += 2) {
    if (beginning[place] === 0) even++
    if (beginning[place + 1] === 0) odd++
  }
  if (odd > pairs * 0.6 && even < pairs * 0.05) return 'utf-16le'
  if (even > pairs * 0.6 && odd < pairs * 0.05) return 'utf-16be'
  return undefined
}
