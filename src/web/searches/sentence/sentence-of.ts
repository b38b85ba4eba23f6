import type { TFunction } from 'i18next'
import type { CardType } from '#model/cards/card-types.ts'
import type { Language } from '#model/languages.ts'
import { anyLink } from '#model/searches/search-field.ts'
import { inSentence } from '../../platform/i18n/in-sentence.ts'
import type { TextKey } from '../../platform/i18n/text-key.ts'
import { shortFieldName } from '../names/short-field-name.ts'
import type { AskedSearch } from './asked-search.ts'
import { type AskedLink, type AskedNode, askedTree, declarationOfClass } from './asked-tree.ts'
import { clause } from './clause.ts'

/** The cards of a type in a sentence: 'persons and organizations'. */
const cardsInSentence = (t: TFunction, type: CardType): string =>
  t(`searches.sentence.cards.${type}` as TextKey) as string

const began = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

/**
 * A search as a person would say it: 'Objects whose title contains “amphora” and linked through author with persons and organizations
 * (whose place is or belongs to “Venice”)'. Parentheses stand where AND and OR mix, and around what is asked of linked cards where more is asked beside.
 */
export function sentenceOf(search: AskedSearch, t: TFunction, language: Language): string {
  const ofLink = ({ from, step, that }: AskedLink, isAlone: boolean): string => {
    const cards = cardsInSentence(t, step.to.type)
    const leading =
      step.via === anyLink
        ? t('searches.sentence.linkedAny', { cards })
        : t('searches.sentence.linked', {
            cards,
            field: inSentence(shortFieldName(t, language, from, step.via), language),
          })
    return isAlone
      ? t('searches.sentence.such', { cards: leading, that: say(that, true) })
      : `${leading} (${say(that, true)})`
  }

  const say = (node: AskedNode, isAlone: boolean): string => {
    if (node.is === 'filter') return clause(t, language, node)
    if (node.is === 'linked') return ofLink(node, isAlone)
    const type = node.is === 'all' ? 'conjunction' : 'disjunction'
    const said = new Intl.ListFormat(language, { type }).format(node.of.map(part => say(part, false)))
    return isAlone ? said : `(${said})`
  }

  const declaration = declarationOfClass(search.classId)
  if (!declaration) return search.className
  const cards = cardsInSentence(t, declaration.type)
  const tree = askedTree(search)
  return tree
    ? t('searches.sentence.such', { cards: began(cards), that: say(tree, true) })
    : t('searches.sentence.all', { cards })
}
