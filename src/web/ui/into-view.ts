/** For the `ref` of the current entry of a row that is pushed aside on phones: it is seen in it. */
export const intoView = (entry: HTMLElement | null) =>
  entry?.scrollIntoView?.({ block: 'nearest', inline: 'center' })
