import { fonts } from '../../press/fonts.ts'
import { hasSerif } from '../run-of.ts'

interface Letters {
  readonly font: 'sans' | 'serif'
  readonly weight: 'normal' | 'bold'
  readonly italic: boolean
}

/** File of the font in which a text is set; what the serif has no letters for is set in the sans. */
export function fontOf({ font, weight, italic }: Letters, text: string): string {
  const family = font === 'serif' && hasSerif(text) ? fonts.Serif : fonts.Sans
  if (italic) return weight === 'bold' ? family.bolditalics : family.italics
  return family[weight]
}
