/** How large pictures are that are looked at in their own proportions. */
export const wallSizes = ['small', 'medium', 'large'] as const

export type WallSize = (typeof wallSizes)[number]
