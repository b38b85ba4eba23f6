import type { CardDeclaration } from './define-card.ts'

/** True for types whose photographs are named by the number of what they show: pictured records that carry one. */
export const namesPictures = ({
  pictured,
  numberPath,
  uploaded,
}: Pick<CardDeclaration, 'pictured' | 'numberPath' | 'uploaded'>): boolean =>
  pictured === true && numberPath !== undefined && !uploaded
