import { nameKey } from '../text/known-by.ts'

/** Names on the way down to something: 'World > Europe > Italia'. One step for a name that stands alone. */
export const stepsOf = (text: string): readonly string[] =>
  text
    .split(' > ')
    .map(step => step.trim())
    .filter(step => step !== '')

/** A way as it is compared. */
export const pathKey = (steps: readonly string[]): string => steps.map(nameKey).join(' > ')
