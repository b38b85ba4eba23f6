import type { CardAnswer } from '#model/api/cards/shapes.ts'

/** How many cards a card is linked with; its files are counted apart. */
export const linkedCount = ({ relatedEntities }: Pick<CardAnswer, 'relatedEntities'>): number =>
  relatedEntities.reduce((sum, { count }) => sum + count, 0)
