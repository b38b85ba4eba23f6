import type { CardAnswer } from '#model/api/cards/shapes.ts'
import type { CardValues } from '#model/engine/define-card.ts'
import { type CardType, presentType } from '#model/record-types.ts'
import type { CardArea } from '../card-area.ts'

const prefix = 'new-'

/** Returns what stands in an address in place of an id, for a record of a type that does not exist yet. */
export const newCardId = (type: CardType): string => prefix + type

/** Returns true for the id of a record that does not exist yet: it comes into being when it is first saved. */
export const isNewCard = (id: string): boolean => id.startsWith(prefix)

/** Returns the type of a record that does not exist yet, one of those of its list. */
export const typeOfNewCard = ({ declaration, type }: CardArea, id: string): CardType =>
  declaration.types.find(each => newCardId(each) === id) ?? type

const nothing = { id: '', name: '' }

/** Returns a record that does not exist yet, with its initial values. */
export function blankCard(area: CardArea, id: string, values: CardValues): CardAnswer {
  const now = new Date().toISOString()
  return {
    ...values,
    id,
    type: presentType(typeOfNewCard(area, id)),
    version: 0,
    incrementalNumber: 0,
    number: '',
    heading: '',
    subtitle: '',
    thumbnailUrl: null,
    fileCoverId: null,
    publishedOnWeb: false,
    completeness: 0,
    missing: [],
    lock: {
      isLockedBySomeoneElse: false,
      isLockedElsewhere: false,
      userThatLocked: null,
      userIdThatLocked: null,
      userName: null,
      lockedSince: null,
    },
    abilities: {
      edit: true,
      delete: false,
      publish: false,
      link: false,
      share: false,
      download: false,
      restore: false,
      takeOver: false,
      finish: false,
      annul: false,
      sign: false,
    },
    createdAt: now,
    createdBy: nothing,
    updatedAt: now,
    updatedBy: nothing,
    deletedAt: null,
    files: [],
    relatedEntities: [],
    relatedEntitiesCount: {},
    draft: null,
    earlierValues: [],
  }
}
