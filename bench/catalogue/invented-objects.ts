import type { CardValues } from '#model/engine/define-card.ts'
import { rangedDate } from './ranged-date.ts'

/** A source of numbers that gives the same ones every time (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const syllables = [
  'ba',
  'ce',
  'di',
  'fo',
  'gu',
  'la',
  'me',
  'ni',
  'po',
  'ru',
  'sa',
  'te',
  'vi',
  'zo',
  'bra',
  'chi',
  'sti',
  'lło',
  'grü',
  'què',
]

/** The word of a rank: the lower, the commoner. */
export const wordOf = (rank: number): string => {
  let rest = rank + 20
  let word = ''
  while (rest > 0) {
    word += syllables[rest % syllables.length]
    rest = Math.floor(rest / syllables.length)
  }
  return word
}

/** Words as in a language: a few are in every third text, most are rare. */
const zipf = (random: () => number): string => wordOf(Math.floor(random() ** 3 * 20_000))

const text = (random: () => number, words: number): string =>
  Array.from({ length: words }, () => zipf(random)).join(' ')

/** Terms at hand, by vocabulary. */
export type Terms = Readonly<
  Record<'OGTD' | 'MTC' | 'MTT' | 'DTZG' | 'ATBD' | 'STCC' | 'LR', readonly string[]>
>

const pick = <T>(random: () => number, from: readonly T[]): T | undefined =>
  from[Math.floor(random() ** 2 * from.length)]

const ref = (id: string | undefined) => (id === undefined ? undefined : { id })

/** An invented object with about forty filled fields, as a museum's average card. */
export function inventedObject(at: number, terms: Terms): CardValues {
  const random = seeded(at + 1)
  const year = Math.round(-800 + random() * 2800)
  return {
    objectInformation: { objectCategory: { id: [4, 9, 12, 13][Math.floor(random() * 4)] } },
    objectNumbers: [{ objectNumber: `${1850 + Math.floor(at / 1000)}.${at % 1000}` }],
    title: { it: text(random, 4), en: text(random, 4) },
    objectName: ref(pick(random, terms.OGTD)),
    briefDescription: { it: text(random, 12), en: text(random, 12) },
    description: { it: text(random, 60) },
    productions: [
      random() < 0.5
        ? { type: { id: 31 }, agent: { name: `${zipf(random)} ${zipf(random)}` } }
        : { type: { id: 32 }, culture: ref(pick(random, terms.ATBD)) },
    ],
    dating: rangedDate(year, year + Math.floor(random() * 80)),
    period: ref(pick(random, terms.DTZG)),
    materials: Array.from({ length: 1 + Math.floor(random() * 2) }, () => ({
      material: ref(pick(random, terms.MTC)),
      technique: ref(pick(random, terms.MTT)),
    })),
    condition: { state: ref(pick(random, terms.STCC)) },
    movements: [{ to: ref(pick(random, terms.LR)), when: '2020-05-04' }],
    coordinates:
      random() < 0.2 ? [{ point: { x: 7 + random() * 10, y: 40 + random() * 10, system: 4326 } }] : undefined,
    remarks: text(random, 15),
  }
}
