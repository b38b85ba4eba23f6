/** Picture sizes on a wall, where each keeps its proportions. */
export const wallSizes = ['small', 'medium', 'large'] as const

export type WallSize = (typeof wallSizes)[number]
