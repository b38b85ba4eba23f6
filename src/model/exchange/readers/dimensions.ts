import { foldLabel } from './fold-label.ts'
import type { RowOfTexts } from './reader.ts'

/** Labels of measured dimensions in English, Italian, German, Polish, French, Spanish, Portuguese, Dutch and Swedish, with their English vocabulary term. */
export const dimensionLabels: ReadonlyMap<string, string> = new Map(
  Object.entries({
    height: 'h ht height misa alt altezza hohe wys wysokosc hauteur haut altura alto hoogte hojd',
    width:
      'w width misl b br breite larg larghezza szer szerokosc largeur ancho anchura largura breedte bredd',
    depth:
      'd depth misp t tiefe prof profondita gl glebokosc profondeur profundidad profundidade diepte djup',
    length:
      'l length misn lg lange lung lunghezza dl dlugosc longueur long largo longitud comprimento lengte langd',
    diameter:
      'diam dia dm diameter misd diametro ø durchmesser sr sredn srednica diametre diametro doorsnede',
    thickness:
      'th thickness miss spess spessore dicke grub grubosc epaisseur grosor espesor espessura dikte tjocklek',
    weight: 'wt weight misg peso gew gewicht masa waga poids vikt',
    circumference:
      'circ circumference circonferenza umfang obw obwod circonference circunferencia omtrek omkrets',
  }).flatMap(([term, words]) => words.split(' ').map(word => [foldLabel(word), term] as const)),
)

/** Dimensions of bare numbers, in the usual order. */
const usualOrder = ['height', 'width', 'depth'] as const

const metricUnits = new Set(['mm', 'cm', 'm', 'km', 'kg', 'g'])

/** Units by how they are written; imperial ones give way to metric ones beside them. */
const units: ReadonlyMap<string, { readonly unit: string; readonly isMetric: boolean }> = new Map(
  Object.entries({
    mm: 'mm',
    cm: 'cm',
    m: 'm',
    km: 'km',
    kg: 'kg',
    g: 'g gr',
    in: 'in inch inches " ″ ”',
    ft: 'ft feet foot',
    lb: 'lb lbs',
    oz: 'oz',
    ct: 'ct',
  }).flatMap(([unit, words]) =>
    words.split(' ').map(word => [word, { unit, isMetric: metricUnits.has(unit) }] as const),
  ),
)
const ofWeight = new Set(['kg', 'g', 'lb', 'oz', 'ct'])
/** Units in which nothing is measured to the thousandth: there a point before three figures separates thousands. */
const smallest = new Set(['mm', 'g'])

const fractionSigns = /[¼-¾⅐-⅞]/g
/** Units that may follow a number without a space, and the cross between two numbers. */
const attached = ['x', ...units.keys()].filter(word => /^\p{L}+$/u.test(word)).join('|')
/** Numbers; marks such as the '4v' of a folio; words; signs. */
const pieces = new RegExp(
  [
    `(?<mark>\\d+(?!(?:${attached})(?!\\p{L}))\\p{L}[\\p{L}\\d-]*)`,
    '(?<number>\\d+\\/\\d+|\\d+(?:[.,]\\d+)*(?:\\s+\\d+\\/\\d+)?|[.,]\\d+)',
    "(?<word>[\\p{L}ø][\\p{L}\\p{M}’'-]*)",
    '(?<sign>[^\\s.:])',
  ].join('|'),
  'giu',
)

type Sign = 'cross' | 'break' | 'range' | 'open' | 'close'

const signs: Readonly<Record<string, Sign>> = {
  x: 'cross',
  '×': 'cross',
  '*': 'cross',
  ',': 'break',
  '-': 'range',
  '–': 'range',
  '/': 'range',
  '(': 'open',
  '[': 'open',
  ')': 'close',
  ']': 'close',
}

interface Piece {
  readonly text: string
  /** As it stands in the text, with the punctuation behind it. */
  readonly written: string
  readonly number?: string
  readonly sign?: Sign
}

/** An amount with the words around it. */
interface Amount {
  readonly number: string
  readonly before: string
  behind: string
  unit: string
}

/** Amounts that belong together: '12 x 4 cm'. */
interface Group {
  readonly amounts: Amount[]
  /** Follows another after a comma: 'height 12, width 4 cm'. */
  readonly isContinued: boolean
}

function piecesOf(text: string): Piece[] {
  const plain = text.replace(fractionSigns, sign => ` ${sign.normalize('NFKC').replace('⁄', '/')}`)
  const found = [...plain.matchAll(pieces)]
  return found.map(({ 0: piece, index, groups = {} }, at) => {
    const sign = signs[piece.toLowerCase()]
    const written = plain.slice(index, found[at + 1]?.index ?? plain.length).trim()
    // 'Panel 1:' is a name.
    const isAmount = groups.number !== undefined && !written.endsWith(':')
    return { text: piece, written, ...(isAmount && { number: piece }), ...(sign && { sign }) }
  })
}

/** '1.200,5' and '1,200.5' have thousands; a single point or comma is that of a decimal, but for '1.200 mm'. */
function decimal(text: string, unit: string): number {
  const points = text.match(/[.,]/g) ?? []
  const isOneKind = new Set(points).size < 2
  if (isOneKind && (points.length > 1 || (smallest.has(unit) && /^[1-9]\d{0,2}[.,]\d{3}$/.test(text))))
    return Number(text.replace(/[.,]/g, ''))
  const at = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  return at < 0 ? Number(text) : Number(`${text.slice(0, at).replace(/[.,]/g, '')}.${text.slice(at + 1)}`)
}

const measureOf = ({ number, unit }: Amount): number =>
  number
    .split(/\s+/)
    .map(part => {
      const [over = '0', under] = part.split('/')
      return decimal(over, unit) / Number(under ?? 1)
    })
    .reduce((sum, part) => sum + part, 0)

const rounded = (value: number): string => String(Math.round(value * 10_000) / 10_000)

/** The amounts of a text, gathered piece by piece with the units and words that belong to each. */
class Reading {
  readonly groups: Group[] = []
  readonly #words: string[] = []
  #unitBefore = ''
  #isCrossed = false
  #isBroken = false
  /** False where something stands between the numbers that changes what they mean. */
  isClear = true

  get #last(): Amount | undefined {
    return this.groups.at(-1)?.amounts.at(-1)
  }

  word(piece: string): void {
    this.#words.push(piece)
  }

  /** A unit stands behind its amounts, in Italian often before them: 'cm 12 x 4'. */
  unit(unit: string): void {
    const last = this.#last
    if (last && !last.unit && this.#words.length === 0 && !this.#isCrossed) last.unit = unit
    else this.#unitBefore = unit
  }

  sign(sign: Sign): void {
    if (sign === 'range') this.isClear = false
    if (sign === 'cross') {
      this.endWords()
      this.#isCrossed = true
    } else if (sign === 'break') {
      const isName = this.#last === undefined || this.#isCrossed
      if (isName && this.#words.length > 0) this.#words.push(`${this.#words.pop() ?? ''},`)
      this.endWords()
      this.#isBroken = true
    }
  }

  number(number: string): void {
    const amount: Amount = { number, before: this.#take(), behind: '', unit: this.#unitBefore }
    const group = this.groups.at(-1)
    if (group && (this.#isCrossed || (this.#isBroken && amount.before === ''))) group.amounts.push(amount)
    else this.groups.push({ amounts: [amount], isContinued: this.#isBroken })
    this.#isCrossed = false
    this.#isBroken = false
  }

  /** Gives the last amount the words that were written since: nothing follows. */
  endWords(): void {
    const last = this.#last
    if (last && !this.#isCrossed) last.behind = `${last.behind} ${this.#take()}`.trim()
  }

  #take(): string {
    return this.#words.splice(0).join(' ')
  }

  /** Takes what stands in brackets: the same in other units, names of the amounts before it, or amounts of its own. */
  aside(inside: readonly Piece[]): void {
    this.endWords()
    const read = readPieces(inside)
    this.isClear &&= read.isClear
    const group = this.groups.at(-1)
    if (read.groups.length === 0) {
      if (group && !this.#isCrossed) nameAmounts(group, inside)
      else for (const { written } of inside) this.word(written)
      return
    }
    const others = read.groups.flatMap(({ amounts }) => amounts)
    const isSame = group && isIn(others, true) && !group.amounts.some(({ unit }) => units.get(unit)?.isMetric)
    if (isSame && others.length >= group.amounts.length)
      this.groups[this.groups.length - 1] = { ...group, amounts: inMetric(group.amounts, others) }
    else if (!group || !isIn(group.amounts, true) || !isIn(others, false)) this.groups.push(...read.groups)
  }
}

/** A unit holds for the amounts before it that have none. */
function withUnits(amounts: readonly Amount[], next = ''): Amount[] {
  let unit = next
  const fromRight = amounts.toReversed().map(amount => {
    unit = amount.unit || unit
    return { ...amount, unit }
  })
  return fromRight.toReversed()
}

/** Returns true when all amounts are in metric units, or all in others. */
const isIn = (amounts: readonly Amount[], metric: boolean): boolean =>
  withUnits(amounts).every(({ unit }) => units.get(unit)?.isMetric === metric)

/** Returns the same amounts in metric units; those keep the names they have. */
const inMetric = (group: readonly Amount[], metric: readonly Amount[]): Amount[] =>
  withUnits(metric).map((amount, at) => {
    const same = group.length === metric.length ? group[at] : undefined
    return {
      ...amount,
      before: amount.before || (same?.before ?? ''),
      behind: amount.behind || (same?.behind ?? ''),
    }
  })

/** Names amounts by a bracket behind them: '(h. x diam.)', '(l.)'. */
function nameAmounts({ amounts: group }: Group, inside: readonly Piece[]): void {
  const names = ['']
  for (const { sign, written } of inside)
    if (sign === 'cross') names.push('')
    else names.push(`${names.pop() ?? ''} ${written}`.trim())
  const named = names.length === group.length ? group : group.slice(-1)
  for (const [at, amount] of named.entries())
    amount.behind = `${amount.behind} ${named === group ? (names[at] ?? '') : names.join(' ')}`.trim()
}

/** Returns the unit that a piece is: behind a number, or a metric one before it. Elsewhere 'in' and 'foot' are words. */
function unitAt(all: readonly Piece[], at: number): string | undefined {
  const found = units.get(all[at]?.text.toLowerCase() ?? '')
  const isBehind = all[at - 1]?.number !== undefined
  return found && (isBehind || (found.isMetric && all[at + 1]?.number !== undefined)) ? found.unit : undefined
}

/** Says of a unit behind a number with its unit whether it is the same: a column of units repeats what a cell has. */
function unitAgain(all: readonly Piece[], at: number): boolean | undefined {
  const [unit, before] = [units.get(all[at]?.text.toLowerCase() ?? ''), unitAt(all, at - 1)]
  if (!unit || before === undefined || all[at - 2]?.number === undefined) return undefined
  return unit.unit === before
}

function readPieces(all: readonly Piece[]): Reading {
  const reading = new Reading()
  for (let at = 0; at < all.length; at++) {
    const piece = all[at]
    if (!piece || piece.sign === 'close') continue
    if (piece.sign === 'open') {
      const close = all.findIndex(({ sign }, place) => place > at && sign === 'close')
      const end = close < 0 ? all.length : close
      reading.aside(all.slice(at + 1, end).filter(({ sign }) => sign !== 'open'))
      at = end
      continue
    }
    const unit = unitAt(all, at)
    const repeated = unit ? undefined : unitAgain(all, at)
    if (repeated !== undefined) reading.isClear &&= repeated
    else if (piece.number) reading.number(piece.number)
    else if (piece.sign) reading.sign(piece.sign)
    else if (unit) reading.unit(unit)
    else reading.word(piece.written)
  }
  reading.endWords()
  return reading
}

/** Returns the dimension and part: 'Folio H' is the height of the folio, 'H with frame' that including the frame. */
function meaningOf(words: string): { readonly type?: string; readonly part: string } {
  const tokens = words.split(/\s+/).filter(token => token !== '')
  const at = tokens.findIndex(token => dimensionLabels.has(foldLabel(token)))
  const type = at < 0 ? undefined : dimensionLabels.get(foldLabel(tokens[at] ?? ''))
  const part = tokens
    .filter((_, place) => place !== at)
    .join(' ')
    .replace(/(?<![:,])[:,]+$/, '')
  return { ...(type && { type }), part }
}

/** Returns the rows of a group; undefined where an amount has no unit, or nothing says what it measures. */
function rowsOf(group: readonly Amount[], partBefore: string): RowOfTexts[] | undefined {
  const rows: RowOfTexts[] = []
  let part = partBefore
  for (const [at, amount] of group.entries()) {
    const [before, behind] = [meaningOf(amount.before), meaningOf(amount.behind)]
    part = before.part || part
    const whole = [part, behind.part].filter(Boolean).join(' ')
    const type = before.type ?? behind.type ?? (ofWeight.has(amount.unit) ? 'weight' : usualOrder[at])
    if (type === undefined || amount.unit === '') return undefined
    rows.push({ type, value: `${rounded(measureOf(amount))} ${amount.unit}`, ...(whole && { part: whole }) })
  }
  return rows
}

function readPart(text: string): RowOfTexts[] | undefined {
  const { groups, isClear } = readPieces(piecesOf(text))
  if (!isClear) return undefined
  const measured: Amount[][] = []
  for (const [at, { amounts }] of [...groups.entries()].toReversed()) {
    const next = groups[at + 1]?.isContinued ? measured[0]?.[0]?.unit : undefined
    measured.unshift(withUnits(amounts, next))
  }
  const rows: RowOfTexts[] = []
  for (const amounts of measured) {
    const read = rowsOf(amounts, rows.at(-1)?.part ?? '')
    if (!read) return undefined
    rows.push(...read)
  }
  return rows
}

/**
 * Reads dimensions as museums write them, in any of the four languages: 'H: 2 3/16 x W: 1 11/16 in. (5.6 x 4.3 cm)', 'Höhe 12 cm; Ø 4 cm',
 * 'cm 12 x 4', '13 x 10 cm diam.'. Metric values take precedence; bare numbers are height, width, depth.
 * @returns rows of the measurements; none if anything in the text could not be parsed, so that no number is lost without a word.
 */
export function readDimensions(text: string): RowOfTexts[] {
  const parts = text.split(/;|\n/).map(part => readPart(part.trim()))
  return parts.some(part => part === undefined) ? [] : parts.flatMap(part => part ?? [])
}

/** Returns true for a unit alone: it says nothing without a number. */
export const isUnit = (text: string): boolean => unitOf(text) !== undefined

/** Returns the unit that a text names; undefined for none. */
export const unitOf = (text: string): string | undefined =>
  units.get(text.trim().toLowerCase().replace(/\.$/, ''))?.unit
