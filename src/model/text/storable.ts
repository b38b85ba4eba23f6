/** A text without what no database keeps: signs of number zero, and halves of signs. */
export const storable = (text: string): string =>
  text.includes('\0') || !text.isWellFormed() ? text.replaceAll('\0', '').toWellFormed() : text
