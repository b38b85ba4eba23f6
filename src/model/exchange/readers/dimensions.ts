import { foldLabel } from './fold-label.ts'
import type { RowOfTexts } from './reader.ts'

/** Labels of measured dimensions in four languages, with their English vocabulary term. */
const labels: ReadonlyMap<string, string> = new Map(
  Object.entries({
    height: 'h ht height alt altezza hohe wys wysokosc',
    width: 'w width b br breite larg larghezza szer szerokosc',
    depth: 'd depth t tiefe prof profondita gl glebokosc',
    length: 'l length lg lange lung lunghezza dl dlugosc',
    diameter: 'diam dia dm diameter diametro ø durchmesser sr sredn srednica',
    thickness: 'th thickness spess spessore dicke grub grubosc',
    weight: 'wt weight peso gew gewicht masa waga',
    circumference: 'circ circumference circonferenza umfang obw obwod',
  }).flatMap(([term, words]) => words.split(' ').map(word => [foldLabel(word), term] as const)),
)

/** Dimensions of bare numbers, in the usual order. */
const usualOrder = ['height', 'width', 'depth'] as const

const amounts =
  /(?<!\d)(?<amount>\d+\/\d+|\d+(?:[.,]\d+)?(?:\s+\d+\/\d+)?)\s*(?<unit>(?:mm|cm|km|m|in|inch|inches|ft|kg|gr|g|lb|oz|ct)(?!\p{L})\.?|")?/giu
const brackets = /\(([^()]*)\)/g
/** '(33 x 20 cm)': the same measurement in metric units. */
const metric = /^[\d\s.,/x×]*\d\s*(?:mm|cm|m|kg|g)\s*$/iu
/** '(h. x diam.)' after the numbers. */
const trailing = /\(([^()]*)\)\s*$/
const measuredWord = /^[\p{L}.]+$/u

const amountOf = (amount: string): number =>
  amount
    .split(/\s+/)
    .map(part => {
      const [over = '0', under] = part.split('/')
      return Number(over.replace(',', '.')) / Number(under ?? 1)
    })
    .reduce((sum, part) => sum + part, 0)

const written = (value: number): string => String(Math.round(value * 10_000) / 10_000)

interface Amount {
  readonly words: string
  readonly value: number
  readonly unit: string
}

/** Parses numbers with the words before them; a unit after the last number applies to all. */
function amountsIn(text: string): Amount[] {
  let before = 0
  const found = [...text.matchAll(amounts)].map(({ 0: whole, index, groups = {} }) => {
    const words = text.slice(before, index)
    before = index + whole.length
    return {
      words: words.replace(/^[\s,;x×]+/iu, '').trim(),
      value: amountOf(groups.amount ?? ''),
      unit: (groups.unit ?? '').toLowerCase().replace('.', ''),
    }
  })
  let last = ''
  return found
    .toReversed()
    .map(amount => {
      last = amount.unit || last
      return { ...amount, unit: last }
    })
    .toReversed()
}

/** Returns the dimension and part: 'Folio H' is the height of the folio, 'H with frame' that including the frame. */
function meaningOf(words: string): { readonly type?: string; readonly part: string } {
  const tokens = words.split(/\s+/).filter(token => token !== '')
  const at = tokens.findIndex(token => labels.has(foldLabel(token)))
  const type = at < 0 ? undefined : labels.get(foldLabel(tokens[at] ?? ''))
  const part = tokens
    .filter((_, place) => place !== at)
    .join(' ')
    .replace(/(?<![:,])[:,]+$/, '')
  return { ...(type && { type }), part }
}

function readPart(text: string): RowOfTexts[] {
  const inMetres = [...text.matchAll(brackets)].find(([, inside = '']) => metric.test(inside))
  const rest = inMetres ? text.replace(inMetres[0], '') : text
  const wordsBehind = rest
    .match(trailing)?.[1]
    ?.split(/[x×]/i)
    .map(word => word.trim())
  const behind = wordsBehind?.every(word => measuredWord.test(word)) ? wordsBehind : []
  const named = amountsIn(behind.length > 0 ? rest.replace(trailing, '') : rest)
  const measured = inMetres ? amountsIn(inMetres[1] ?? '') : named
  let part = ''
  return measured.flatMap(({ value, unit }, at) => {
    const words = named.length === measured.length ? (named[at]?.words ?? '') : ''
    const meaning = meaningOf(words)
    part = meaning.part || part
    const type = meaning.type ?? labels.get(foldLabel(behind[at] ?? '')) ?? usualOrder[at]
    if (type === undefined || unit === '') return []
    return [{ type, value: `${written(value)} ${unit === '"' ? 'in' : unit}`, ...(part && { part }) }]
  })
}

/**
 * Reads dimensions as museums write them, in any of the four languages: 'H: 2 3/16 x W: 1 11/16 in. (5.6 x 4.3 cm)', 'Höhe 12 cm; Ø 4 cm'.
 * Metric values take precedence; bare numbers are height, width, depth.
 * @returns rows of the measurements; none if nothing could be parsed.
 */
export const readDimensions = (text: string): RowOfTexts[] =>
  text.split(/;|\n/).flatMap(part => readPart(part.trim()))
