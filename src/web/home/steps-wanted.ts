import type { HomeFigures } from '#model/api/statistics.ts'

/** Objects with which a museum is no beginner. */
const underWay = 25

/** Whether the first steps help: while any is to be taken, and the catalogue is small. */
export const stepsWanted = ({ steps, cards }: Pick<HomeFigures, 'steps' | 'cards'>): boolean =>
  steps.some(({ done }) => !done) && (cards.find(({ type }) => type === 'object')?.total ?? 0) < underWay
