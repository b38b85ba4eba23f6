/** How the cards of a gallery stand in lines of one height, from the first to the last. */
export interface CardLayout {
  /** Of the element they stand in; 0 while that is not known. */
  readonly width: number
  readonly lines: number
  readonly lineHeight: number
  /** The most cards in a line. */
  readonly columns: number
  /** Between cards, and at both sides. */
  readonly gap: number
  readonly padding: number
  /** Height of what stands below the pictures. */
  readonly pictureHeight: number | undefined
  readonly lineOf: (index: number) => number
  readonly firstOf: (line: number) => number
  /** Widths of the cards of a line, as `grid-template-columns`. */
  readonly widthsOf: (line: number) => string
  /** The card some lines further down, or up, that stands nearest below or above. */
  readonly moved: (index: number, lines: number) => number
}
