import type { CardAnswer } from '#model/api/cards/shapes.ts'

/** Returns the number of linked records, without files. */
export const linkedCount = ({ relatedEntities }: Pick<CardAnswer, 'relatedEntities'>): number =>
  relatedEntities.reduce((sum, { count }) => sum + count, 0)
