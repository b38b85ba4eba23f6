import { svg, times } from '../drawing/svg.ts'

/** What stands on the back of a coin, on a field 100 wide. */
export const reverses = {
  eagle:
    '<path d="M50 18Q44 16 41 21L36 23L41 25Q42 31 38 34Q22 26 12 34Q16 42 24 44Q18 46 17 51Q26 55 34 52Q33 64 42 70L38 84Q50 90 62 84L58 70Q67 64 66 52Q74 55 83 51Q82 46 76 44Q84 42 88 34Q78 26 62 34Q57 31 57 24Q55 19 50 18Z"/>',
  owl: '<path d="M50 16Q36 16 33 27Q30 36 34 44Q30 56 36 70L44 80L40 86H60L57 79Q70 62 66 44Q70 36 67 27Q64 16 50 16Z"/><path d="M72 18Q86 20 84 34Q74 30 72 18Z"/>',
  ship: `<path d="M12 58Q30 68 70 66L88 50Q90 60 82 74Q76 82 60 82H34Q18 80 12 58Z"/><path d="M48 20H52V62H48Z"/><path d="M24 26Q50 20 76 26Q72 42 76 54Q50 48 24 54Q29 40 24 26Z"/>${times(7, index => svg`<path d="M${24 + index * 8} 78L${18 + index * 8} 92H${20 + index * 8}L${27 + index * 8} 78Z"/>`)}`,
  wheat: `${times(
    9,
    index =>
      svg`<g transform="translate(50 ${18 + index * 6})"><path d="M0 4Q-12 0 -14 -9Q-3 -8 0 4ZM0 4Q12 0 14 -9Q3 -8 0 4Z"/></g>`,
  )}<path d="M49 20H51V90H49Z"/>`,
  temple: `<path d="M14 38L50 18L86 38ZM14 40H86V45H14ZM12 80H88V88H12Z"/>${times(6, index => svg`<path d="M${18 + index * 12} 47H${24 + index * 12}L${23.5 + index * 12} 78H${18.5 + index * 12}Z"/>`)}`,
  horse:
    '<path d="M16 46Q22 38 34 40Q50 44 60 38Q64 24 70 16L73 21Q84 26 88 35L84 39L76 35Q76 48 72 54L82 62L76 74L72 72L75 64L64 58Q52 62 42 58L36 68L44 82L38 84L28 68L30 58L22 66L24 78L18 80L14 64L22 52Q14 58 10 70Q8 54 16 46Z"/>',
  wreath: `${times(9, index => svg`<g transform="rotate(${-150 + index * 16} 50 50)"><path d="M50 14Q57 6 66 10Q60 18 50 14ZM50 16Q44 22 46 28Q53 25 50 16Z"/></g><g transform="rotate(${150 - index * 16} 50 50)"><path d="M50 14Q43 6 34 10Q40 18 50 14ZM50 16Q56 22 54 28Q47 25 50 16Z"/></g>`)}`,
  shield:
    '<path d="M26 20H74V50Q74 74 50 88Q26 74 26 50Z"/><path d="M48 24H52V82H48ZM30 44H70V48H30Z"/><circle cx="38" cy="34" r="4"/><circle cx="62" cy="34" r="4"/><circle cx="38" cy="58" r="4"/><circle cx="62" cy="58" r="4"/>',
} as const

/** What is raised once more on some of them. */
export const reverseDetails: Partial<Record<ReverseName, string>> = {
  eagle: `${times(6, index => svg`<path d="M${36 - index * 3.4} ${38 + index * 0.6}L${33 - index * 2.6} ${50 - index * 1.6}M${64 + index * 3.4} ${38 + index * 0.6}L${67 + index * 2.6} ${50 - index * 1.6}" stroke-width="1.5"/>`)}${times(12, index => svg`<circle cx="${44 + (index % 3) * 6}" cy="${40 + Math.floor(index / 3) * 7}" r="1.7"/>`)}<path d="M43 74L41 83M50 75V85M57 74L59 83" stroke-width="1.6"/><circle cx="44" cy="21" r="1.4"/>`,
  owl: `<circle cx="42.500" cy="29" r="6" fill="none" stroke-width="2"/><circle cx="57.500" cy="29" r="6" fill="none" stroke-width="2"/><circle cx="42.500" cy="29" r="2.200"/><circle cx="57.500" cy="29" r="2.200"/><path d="M50 32L47 39H53Z"/>${times(15, index => svg`<circle cx="${42 + (index % 3) * 8}" cy="${46 + Math.floor(index / 3) * 6}" r="1.8"/>`)}`,
  ship: `<path d="M37 24Q35 38 37 51M63 24Q65 38 63 51M14 61Q40 70 86 60" fill="none" stroke-width="1.6"/>`,
  horse: '<path d="M66 24L58 36L60 44M30 44Q44 48 60 44" fill="none" stroke-width="2.4"/>',
}

export type ReverseName = keyof typeof reverses
