/** The layout of a gallery's cards in lines of equal height. */
export interface CardLayout {
  /** Width of the container; 0 while it is unknown. */
  readonly width: number
  readonly lines: number
  readonly lineHeight: number
  /** The most cards in a line. */
  readonly columns: number
  /** Between cards, and at both sides. */
  readonly gap: number
  readonly padding: number
  /** Height of the pictures in a wall; undefined in other layouts. */
  readonly pictureHeight: number | undefined
  readonly lineOf: (index: number) => number
  readonly firstOf: (line: number) => number
  /** Widths of the cards of a line, as `grid-template-columns`. */
  readonly widthsOf: (line: number) => string
  /** Returns the nearest item some lines further down or up. */
  readonly moved: (index: number, lines: number) => number
}
