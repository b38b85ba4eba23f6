import { dayIn, defaultZone } from '#model/dates/museum-day.ts'
import { type ProcedureStatus, procedureStatuses } from '#model/engine/aspects/statuses.ts'
import type { CardDeclaration, CardValues } from '#model/engine/define-card.ts'
import { fieldsOf } from '#model/engine/fields.ts'
import { leafValues, valueAt } from '#model/engine/values.ts'
import { negated } from '#model/kinds/conditions.ts'
import type { Facts, ScaledNumber } from '#model/kinds/facts.ts'
import type { Leaf } from '#model/kinds/field.ts'
import { kindOf } from '#model/kinds/registry.ts'
import { cardTypeNames, cardTypes } from '#model/record-types.ts'
import { alternatives, type Criteria, type Criterion } from '#model/searches/criteria.ts'
import { readOperand } from '#model/searches/operand.ts'
import { listAround } from '#model/searches/row-facts.ts'
import {
  anyLink,
  linkedTypes,
  pathInLine,
  resolveField,
  type SearchField,
  type SearchStep,
} from '#model/searches/search-field.ts'
import { fold } from '#model/text/fold.ts'
import { tokensOf } from '#model/text/tokens.ts'

/** A card as the plain evaluation knows it: its document, and what is known of it from elsewhere. */
export interface PlainCard {
  readonly id: string
  readonly declaration: CardDeclaration
  readonly values: CardValues
  readonly titles: readonly string[]
  readonly number: string
  readonly createdAt: number
  readonly updatedAt: number
  readonly published: boolean
  readonly completeness: number
  readonly withPicture: boolean
}

/** A line as the plain evaluation knows it. */
export interface PlainLine {
  readonly recordId: string
  readonly aboutId: string
  /** The declaration of the record that has it. */
  readonly declaration: CardDeclaration
  /** The fields that are declared for it. */
  readonly sections: CardDeclaration['sections']
  readonly values: CardValues
}

/** All that a museum has. */
export interface PlainMuseum {
  readonly cards: ReadonlyMap<string, PlainCard>
  readonly lines: readonly PlainLine[]
  /** Names of a term or a card. */
  named(id: string): readonly string[]
  /** What a term or a card is below. */
  above(id: string): readonly string[]
  /** Pairs that were linked by hand. */
  readonly byHand: readonly (readonly [string, string])[]
}

/** Content of a field of a card, texts in the form in which they are compared. */
interface FieldContent {
  readonly words: readonly string[]
  readonly wholes: readonly string[]
  readonly facts: readonly Facts[]
}

const whole = (text: string): string => fold(text).trim().replace(/\s+/g, ' ')

const contents = new WeakMap<PlainCard, Map<string, FieldContent>>()

function contentOf(museum: PlainMuseum, card: PlainCard, path: string): FieldContent | undefined {
  const known = contents.get(card) ?? new Map<string, FieldContent>()
  if (!contents.has(card)) {
    contents.set(card, known)
    const byPath = new Map<string, Facts[]>()
    const put = (at: string, facts: readonly Facts[]) => byPath.set(at, [...(byPath.get(at) ?? []), ...facts])
    for (const { path: at, field, value } of leafValues(fieldsOf(card.declaration), card.values)) {
      put(at, [kindOf(field as Leaf).facts(value, field as Leaf)])
      for (let end = at.lastIndexOf('/'); end > 0; end = at.lastIndexOf('/', end - 1))
        put(at.slice(0, end), [])
    }
    for (const [at, texts] of [
      ['@number', [card.number]],
      ['@title', card.titles],
    ] as const) {
      const there = texts.filter(text => text !== '')
      if (there.length > 0) put(at, [{ words: there, wholes: there }])
    }
    for (const [at, facts] of byPath) {
      const named = facts.flatMap(({ ids = [], idsOf }) => (idsOf ? ids.flatMap(id => museum.named(id)) : []))
      known.set(at, {
        words: [...facts.flatMap(({ words = [] }) => words), ...named].flatMap(tokensOf),
        wholes: facts.flatMap(({ wholes = [] }) => wholes).map(whole),
        facts,
      })
    }
  }
  return known.get(path)
}

const letters = /^\p{L}+$/u

/** Whether a word is asked for by its beginning or, by three letters and more, by a part of it. */
const isIn = (word: string, asked: string): boolean =>
  word.startsWith(asked) ||
  (asked.length > 2 && letters.test(asked) && letters.test(word) && word.includes(asked))

const dayAt = (moment: number): string => dayIn(defaultZone, new Date(moment))

/** What every card says of itself beside its document, as the values of one number; days as 20261122. */
function ownNumber(card: PlainCard, path: string): number | undefined {
  switch (path) {
    case '@createdAt':
      return Number(dayAt(card.createdAt).replaceAll('-', ''))
    case '@updatedAt':
      return Number(dayAt(card.updatedAt).replaceAll('-', ''))
    case '@completeness':
      return card.completeness
    case '@publishedOnWeb':
      return Number(card.published)
    case '@withPicture':
      return Number(card.withPicture)
    default:
      return undefined
  }
}

/** The numbers a criterion asks for, read alone: how they are written is another test's. */
function numbersIn(field: SearchField, values: readonly string[]): readonly (ScaledNumber | undefined)[] {
  return values.map(text => {
    if (text === '') return undefined
    if (field.propertyType === 'MOMENT') return { scale: '', value: Number(text.replaceAll('-', '')) }
    const read = readOperand(field, { condition: 'EQUALS', values: [text] }, 'en')
    if (!('is' in read) || read.is !== 'numbers') throw new Error(`no number: ${text}`)
    const [range] = read.ranges
    return range && { scale: range.scale, value: range.from ?? 0 }
  })
}

function numbersHold(
  field: SearchField,
  { condition, values }: Criterion,
  numbers: readonly ScaledNumber[],
): boolean {
  const operands = numbersIn(field, values)
  const [first, second] = operands
  const any = (scale: string | undefined, fits: (value: number) => boolean) =>
    numbers.some(number => number.scale === scale && fits(number.value))
  switch (condition) {
    case 'EQUALS':
      return operands.some(each => any(each?.scale, value => value === each?.value))
    case 'LESS_THAN':
      return any(first?.scale, value => value < Number(first?.value))
    case 'AT_MOST':
      return any(first?.scale, value => value <= Number(first?.value))
    case 'GREATER_THAN':
      return any(first?.scale, value => value > Number(first?.value))
    case 'AT_LEAST':
      return any(first?.scale, value => value >= Number(first?.value))
    case 'BETWEEN': {
      const ends = [first, second].flatMap(end => (end ? [end.value] : []))
      const isBetween = (value: number) => value >= Math.min(...ends) && value <= Math.max(...ends)
      if (!first) return any(second?.scale, value => value <= Number(second?.value))
      return any(first.scale, value => (second ? isBetween(value) : value >= first.value))
    }
    default:
      throw new Error(`${condition} of numbers`)
  }
}

function spansHold(field: SearchField, criterion: Criterion, there: FieldContent): boolean {
  const read = readOperand(field, criterion, 'en')
  if (!('is' in read) || read.is !== 'years') throw new Error(`no years: ${criterion.values}`)
  const { from, to } = read.span
  const [low, high] = [from ?? -Infinity, to ?? Infinity]
  return there.facts
    .flatMap(({ spans = [] }) => spans)
    .some(span => {
      if (criterion.condition === 'BEFORE') return span.to !== null && span.to < (from ?? to ?? Number.NaN)
      if (criterion.condition === 'AFTER') return span.from !== null && span.from > (to ?? from ?? Number.NaN)
      return (span.from ?? -Infinity) <= high && (span.to ?? Infinity) >= low
    })
}

/** Procedures that have a card: their status is one of some, and they have not refused it. */
const proceduresOf = (museum: PlainMuseum, card: PlainCard, statuses: readonly ProcedureStatus[]) =>
  museum.lines.flatMap(({ aboutId, recordId, declaration: { lines }, values }) => {
    const record = aboutId === card.id ? museum.cards.get(recordId) : undefined
    const status = record && valueAt(record.values, 'status')
    const { path, refused } = lines?.decision ?? {}
    const decision = path === undefined ? undefined : valueAt(values, path)
    const isIn = statuses.some(
      name => procedureStatuses[name].id === (status as { id: number } | undefined)?.id,
    )
    return record?.declaration.workflow &&
      isIn &&
      (decision as { id: number } | undefined)?.id !== (refused ?? 0)
      ? [record]
      : []
  })

/** Whether no procedure has a card on any of some days, which are compared as texts. */
function isAvailable(
  museum: PlainMuseum,
  card: PlainCard,
  [one = '', other = '']: readonly string[],
): boolean {
  const [from, until] =
    one !== '' && other !== '' && one > other ? [other, one] : [one, other || '9999-12-31']
  return !proceduresOf(museum, card, ['TODO', 'ONGOING']).some(({ values, declaration: { workflow } }) => {
    const day = (path = '') => valueAt(values, path)
    const [begins, ends] = [day(workflow?.takesObjects?.from), day(workflow?.takesObjects?.until)]
    return typeof begins === 'string' && typeof ends === 'string' && begins <= until && ends >= from
  })
}

function positive(museum: PlainMuseum, card: PlainCard, field: SearchField, criterion: Criterion): boolean {
  const { condition, values } = criterion
  if (field.propertyType === 'AVAILABILITY') return isAvailable(museum, card, values)
  if (field.propertyType === 'PROCEDURE')
    return proceduresOf(museum, card, ['TODO', 'ONGOING', 'DONE']).some(
      ({ declaration }) => condition === 'IS_NOT_EMPTY' || values.includes(cardTypeNames[declaration.type]),
    )
  const own = ownNumber(card, field.path)
  const there = contentOf(museum, card, field.path)
  if (condition === 'IS_NOT_EMPTY') return own !== undefined || there !== undefined
  if (field.propertyType === 'BOOLEAN')
    return values.includes(String(own === undefined ? there !== undefined : own === 1))
  if (own !== undefined) return numbersHold(field, criterion, [{ scale: '', value: own }])
  if (!there) return false
  const ids = there.facts.flatMap(fact => fact.ids ?? [])
  switch (field.propertyType) {
    case 'NUMBER':
    case 'QUANTITY':
    case 'DAY':
      return numbersHold(
        field,
        criterion,
        there.facts.flatMap(({ numbers = [] }) => numbers),
      )
    case 'PERIOD':
      return spansHold(field, criterion, there)
  }
  switch (condition) {
    case 'CONTAINS':
      return values
        .flatMap(value => tokensOf(value))
        .every(token => there.words.some(word => isIn(word, token)))
    case 'STARTS_WITH':
      return values.some(value => there.wholes.some(text => text.startsWith(whole(value))))
    case 'EQUALS':
      return ['TEXT'].includes(field.propertyType)
        ? values.some(value => there.wholes.includes(whole(value)))
        : values.some(value => ids.includes(value))
    case 'WITHIN':
      return ids.some(id => [id, ...museum.above(id)].some(over => values.includes(over)))
    default:
      throw new Error(`${condition} of ${field.propertyType}`)
  }
}

function criterionHolds(
  museum: PlainMuseum,
  card: PlainCard,
  field: SearchField,
  criterion: Criterion,
): boolean {
  const opposite = negated[criterion.condition]
  return opposite === undefined
    ? positive(museum, card, field, criterion)
    : !positive(museum, card, field, { ...criterion, condition: opposite })
}

const linkedThrough = (museum: PlainMuseum, card: PlainCard, via: string): readonly string[] => {
  const fields = [...leafValues(fieldsOf(card.declaration), card.values)].flatMap(({ path, field, value }) =>
    linkedTypes(field) && (via === anyLink || path === via)
      ? (kindOf(field as Leaf).facts(value, field as Leaf).ids ?? [])
      : [],
  )
  if (via !== anyLink) return fields
  const back = [...museum.cards.values()].filter(other => linkedThroughAnyField(other).has(card.id))
  const hand = museum.byHand.flatMap(([one, other]) =>
    one === card.id ? [other] : other === card.id ? [one] : [],
  )
  return [...fields, ...back.map(({ id }) => id), ...hand]
}

const linkIds = new WeakMap<PlainCard, ReadonlySet<string>>()

function linkedThroughAnyField(card: PlainCard): ReadonlySet<string> {
  const known =
    linkIds.get(card) ??
    new Set(
      leafValues(fieldsOf(card.declaration), card.values).flatMap(({ field, value }) =>
        linkedTypes(field) ? (kindOf(field as Leaf).facts(value, field as Leaf).ids ?? []) : [],
      ),
    )
  linkIds.set(card, known)
  return known
}

interface Placed {
  readonly field: SearchField
  readonly criterion: Criterion
}

/** The card as if it had one row alone of those of a list, once for each of its rows. */
function rowByRow(card: PlainCard, list: string): readonly PlainCard[] {
  const alone = (values: CardValues, [key = '', ...further]: readonly string[]): readonly CardValues[] => {
    const there = values[key]
    const rows: readonly CardValues[] = Array.isArray(there) ? there : []
    if (further.length === 0) return rows.map(row => ({ [key]: [row] }))
    if (Array.isArray(there))
      return rows.flatMap(row => alone(row, further).map(within => ({ [key]: [within] })))
    return there ? alone(there as CardValues, further).map(within => ({ [key]: within })) : []
  }
  return alone(card.values, list.split('/')).map(values => ({ ...card, values }))
}

const ofSet: ReadonlySet<string> = new Set(['TERM', 'CHOICE', 'LINK'])
const compared: ReadonlySet<string> = new Set(['NUMBER', 'QUANTITY', 'DAY', 'TEXT', ...ofSet])

/** What is asked of the rows of a list: which conditions of which fields one row must answer together. */
const isPaired = ({ field, criterion: { condition } }: Placed): boolean =>
  negated[condition] === undefined &&
  compared.has(field.propertyType) &&
  !['CONTAINS', 'IS_NOT_EMPTY'].includes(condition)

function rowsHold(museum: PlainMuseum, card: PlainCard, own: readonly Placed[]): boolean {
  return own.filter(isPaired).every((one, at, paired) =>
    paired.slice(at + 1).every(other => {
      const list = listAround(card.declaration, one.field.path)
      const isAbout = ofSet.has(one.field.propertyType) || ofSet.has(other.field.propertyType)
      if (!list || !isAbout || one.field.path === other.field.path) return true
      if (listAround(card.declaration, other.field.path) !== list) return true
      return rowByRow(card, list).some(row =>
        [one, other].every(({ field, criterion }) => criterionHolds(museum, row, field, criterion)),
      )
    }),
  )
}

const asCards = new WeakMap<PlainLine, PlainCard>()

/** A line as if it were a card: of what that has beside its document, a line has nothing. */
function asCard(line: PlainLine): PlainCard {
  const known = asCards.get(line)
  if (known) return known
  const { declaration, sections, values } = line
  const card: PlainCard = {
    id: '',
    declaration: { ...declaration, sections },
    values,
    titles: [],
    number: '',
    createdAt: 0,
    updatedAt: 0,
    published: false,
    completeness: 0,
    withPicture: false,
  }
  asCards.set(line, card)
  return card
}

/** The cards a step leads to, each with the line it leads through, if it does. */
function reachedBy(
  museum: PlainMuseum,
  card: PlainCard,
  { via, lines }: SearchStep,
): readonly { readonly id: string; readonly line?: PlainCard }[] {
  if (!lines) return linkedThrough(museum, card, via).map(id => ({ id }))
  return museum.lines
    .filter(({ declaration }) => declaration === lines)
    .flatMap(line => {
      const { recordId, aboutId } = line
      if (recordId === card.id) return [{ id: aboutId, line: asCard(line) }]
      return aboutId === card.id ? [{ id: recordId, line: asCard(line) }] : []
    })
}

const isOfLine = ({ field }: Placed): boolean =>
  field.steps.length === 0 && pathInLine(field.path) !== undefined

const inLine = (placed: Placed): Placed => ({
  ...placed,
  field: { ...placed.field, path: pathInLine(placed.field.path) ?? '' },
})

/** All of them hold; of those about one list, each two of one row; of those with the same steps, all of the same linked card and line. */
function all(museum: PlainMuseum, card: PlainCard, placed: readonly Placed[]): boolean {
  const own = placed.filter(({ field }) => field.steps.length === 0)
  const groups = Map.groupBy(
    placed.filter(({ field }) => field.steps.length > 0),
    ({ field }) => `${field.steps[0]?.via}>${field.steps[0]?.to.type}`,
  )
  return (
    own.every(({ field, criterion }) => criterionHolds(museum, card, field, criterion)) &&
    rowsHold(museum, card, own) &&
    [...groups.values()].every(group => {
      const step = group[0]?.field.steps[0]
      if (!step) return false
      const further = group.map(each => ({
        ...each,
        field: { ...each.field, steps: each.field.steps.slice(1) },
      }))
      const [ofLine, ofCard] = [further.filter(isOfLine).map(inLine), further.filter(each => !isOfLine(each))]
      return reachedBy(museum, card, step).some(({ id, line }) => {
        const other = museum.cards.get(id)
        return (
          other !== undefined &&
          cardTypes[other.declaration.type] === cardTypes[step.to.type] &&
          (line === undefined || all(museum, line, ofLine)) &&
          all(museum, other, ofCard)
        )
      })
    })
  )
}

/** Whether criteria hold of a card, found out by comparing what its document says: what the index must answer, too. */
export function holds(museum: PlainMuseum, card: PlainCard, { blocks }: Criteria): boolean {
  return alternatives(blocks).some(run =>
    run.every(({ filters }) =>
      alternatives(filters).some(criteria =>
        all(
          museum,
          card,
          criteria.map(criterion => {
            const field = resolveField(card.declaration, criterion.field)
            if (!field) throw new Error(`no field: ${criterion.field}`)
            return { field, criterion }
          }),
        ),
      ),
    ),
  )
}
