import type { Metadata } from 'sharp'

/**
 * The level of a pyramid from which a smaller picture is made best: the smallest that is no smaller.
 * @param wanted by how much it is made smaller, at the most
 */
export const levelFor = ({ pages = 1 }: Pick<Metadata, 'pages'>, smaller: number): number =>
  Math.min(pages - 1, Math.max(0, Math.floor(Math.log2(smaller))))
