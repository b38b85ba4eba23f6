import type { TFunction } from 'i18next'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { declarations } from '#model/cards/declarations.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { type ConditionName, conditions } from '#model/kinds/conditions.ts'
import type { PropertyType } from '#model/kinds/property-types.ts'
import type { Language } from '#model/languages.ts'
import { type CardType, cardTypes } from '#model/record-types.ts'
import { alternatives, type Operator } from '#model/searches/criteria.ts'
import { anyLink, resolveField, type SearchField, type SearchStep } from '#model/searches/search-field.ts'
import { inSentence } from '../platform/i18n/in-sentence.ts'
import type { TextKey } from '../platform/i18n/text-key.ts'
import { useLanguage } from '../platform/i18n/use-language.ts'
import { shortFieldName } from './field-names.ts'

interface AskedValue {
  readonly label: string
  readonly value: string | number | boolean
}

export interface AskedFilter {
  readonly operator: Operator
  readonly paragraphSystemName: string
  readonly paragraphLabel: string
  readonly conditionSystemName: string
  readonly criteriaValues: readonly AskedValue[]
}

/** The content of a sentence: part of a described search, and of one being edited. */
export interface AskedSearch {
  readonly classId: number
  readonly className: string
  readonly blocks: readonly { readonly operator: Operator; readonly filters: readonly AskedFilter[] }[]
}

/** A filter, and its field, if any. */
interface AskedLeaf {
  readonly is: 'filter'
  readonly filter: AskedFilter
  readonly field: SearchField | undefined
}

/** Records reached by a link or lines, and the conditions on them, or on the line and them. */
interface AskedLink {
  readonly is: 'linked'
  readonly from: CardDeclaration
  readonly step: SearchStep
  readonly that: AskedNode
}

interface AskedSeveral {
  readonly is: 'all' | 'any'
  readonly of: readonly AskedNode[]
}

type AskedNode = AskedLeaf | AskedLink | AskedSeveral

/** Combines nodes: a single part needs no list, and a nested list of the same sort is merged into it. */
function several(is: AskedSeveral['is'], nodes: readonly AskedNode[]): AskedNode {
  const [only, ...more] = nodes
  if (only && more.length === 0) return only
  return { is, of: nodes.flatMap(node => (node.is === is ? node.of : [node])) }
}

/** The list of records of a class. */
const declarationOfClass = (classId: number): CardDeclaration | undefined =>
  declarations.find(({ type }: { readonly type: CardType }) => cardTypes[type] === classId)

interface Followed {
  readonly leaf: AskedLeaf
  readonly steps: readonly SearchStep[]
}

/** Combines filters with AND, in order; those reached by the same steps are about the same record and stay together. */
function together(from: CardDeclaration, followed: readonly Followed[]): AskedNode {
  const groups = Map.groupBy(followed, ({ steps: [step], leaf }) =>
    step ? `${step.via}>${step.to.type}` : leaf.filter,
  )
  const nodes = [...groups.values()].flatMap((group): readonly AskedNode[] => {
    const [first] = group
    const step = first?.steps[0]
    if (!first || !step) return group.map(({ leaf }) => leaf)
    const beyond = group.map(({ leaf, steps }) => ({ leaf, steps: steps.slice(1) }))
    return [{ is: 'linked', from, step, that: together(step.to, beyond) }]
  })
  return several('all', nodes)
}

/**
 * Builds the tree of conditions of a search in reading order: AND binds more closely than OR. @returns undefined for a search without
 * conditions.
 */
function askedTree({ classId, blocks }: AskedSearch): AskedNode | undefined {
  const declaration = declarationOfClass(classId)
  const filled = blocks.filter(({ filters }) => filters.length > 0)
  if (!declaration || filled.length === 0) return undefined
  const ofBlock = (filters: readonly AskedFilter[]): AskedNode =>
    several(
      'any',
      alternatives(filters).map(run =>
        together(
          declaration,
          run.map(filter => {
            const field = resolveField(declaration, filter.paragraphSystemName)
            return { leaf: { is: 'filter', filter, field }, steps: field?.steps ?? [] }
          }),
        ),
      ),
    )
  return several(
    'any',
    alternatives(filled).map(run =>
      several(
        'all',
        run.map(({ filters }) => ofBlock(filters)),
      ),
    ),
  )
}

/** Numbers and dates need no quotation marks. */
const plain: ReadonlySet<PropertyType | undefined> = new Set([
  'NUMBER',
  'QUANTITY',
  'DAY',
  'MOMENT',
  'PERIOD',
  'AVAILABILITY',
])

/** Conditions of fields that have several values at once use other words: 'with painter under professions'. */
const severally: ReadonlySet<string> = new Set(['CONTAINS', 'EQUALS', 'NOT_EQUALS', 'WITHIN', 'NOT_WITHIN'])

const endless = (condition: ConditionName, [from = '', to = '']: readonly string[]): ConditionName =>
  condition !== 'BETWEEN' ? condition : from === '' ? 'AT_MOST' : to === '' ? 'AT_LEAST' : condition

/** Describes one filter: 'whose title contains “amphora”'. */
function clause(t: TFunction, language: Language, { filter, field }: AskedLeaf): string {
  const name = field ? shortFieldName(t, language, field.declaration, field.path) : filter.paragraphLabel
  const shown = inSentence(name || filter.paragraphSystemName, language)
  const asked = filter.conditionSystemName as ConditionName
  const texts = filter.criteriaValues.map(({ label, value }) => (label || String(value)).trim())
  const takes = Object.hasOwn(conditions, asked) ? conditions[asked].takes : undefined
  const given = texts.filter(text => text !== '').slice(0, takes === 'one' ? 1 : undefined)
  if (!takes || (takes !== 'none' && given.length === 0))
    return t('searches.sentence.unclear', { field: shown })
  if (field?.propertyType === 'BOOLEAN') {
    const isYes = String(filter.criteriaValues[0]?.value) === 'true'
    return t(isYes ? 'searches.sentence.yes' : 'searches.sentence.no', { field: shown })
  }
  const condition = endless(asked, texts)
  const quoted = given.map(text =>
    plain.has(field?.propertyType) ? text : t('searches.sentence.quoted', { text }),
  )
  const value = new Intl.ListFormat(language, { type: 'disjunction' }).format(quoted)
  const words =
    field?.propertyType === 'AVAILABILITY'
      ? 'available'
      : field?.field?.kind === 'terms' && severally.has(condition)
        ? 'several'
        : 'one'
  return t(`searches.sentence.${words}.${condition}` as TextKey, {
    field: shown,
    value,
    from: quoted[0] ?? '',
    to: quoted[1] ?? '',
  }) as string
}

/** Names the records of a type in a sentence: 'persons and organizations'. */
const cardsInSentence = (t: TFunction, type: CardType): string =>
  t(`${type}.words.inSentence` as TextKey) as string

const capitalized = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

/**
 * Describes a search in words: 'Objects whose title contains “amphora” and linked through author with persons and organizations
 * (whose place is “Venice” or narrower)'. Parentheses are set where AND and OR mix, and around conditions on linked records that are followed by others.
 */
export function sentenceOf(search: AskedSearch, t: TFunction, language: Language): string {
  const ofLink = ({ from, step, that }: AskedLink, isAlone: boolean): string => {
    const cards = cardsInSentence(t, step.to.type)
    const leading = step.lines
      ? t(step.lines === step.to ? 'searches.sentence.listedIn' : 'searches.sentence.listing', { cards })
      : step.via === anyLink
        ? t('searches.sentence.linkedAny', { cards })
        : t('searches.sentence.linked', {
            cards,
            field: inSentence(shortFieldName(t, language, from, step.via), language),
          })
    return isAlone
      ? t('searches.sentence.such', { cards: leading, that: describe(that, true) })
      : `${leading} (${describe(that, true)})`
  }

  const describe = (node: AskedNode, isAlone: boolean): string => {
    if (node.is === 'filter') return clause(t, language, node)
    if (node.is === 'linked') return ofLink(node, isAlone)
    const type = node.is === 'all' ? 'conjunction' : 'disjunction'
    const joined = new Intl.ListFormat(language, { type }).format(node.of.map(part => describe(part, false)))
    return isAlone ? joined : `(${joined})`
  }

  const declaration = declarationOfClass(search.classId)
  if (!declaration) return search.className
  const cards = cardsInSentence(t, declaration.type)
  const tree = askedTree(search)
  return tree
    ? t('searches.sentence.such', { cards: capitalized(cards), that: describe(tree, true) })
    : t('searches.sentence.all', { cards })
}

/** Returns a function that describes searches in the language of the interface. */
export function useSentence(): (search: AskedSearch) => string {
  const { t } = useTranslation()
  const language = useLanguage()
  return useCallback(search => sentenceOf(search, t, language), [t, language])
}
