import type { ComponentProps, SyntheticEvent } from 'react'

const show = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) =>
  currentTarget.removeAttribute('data-arriving')

/** A picture of unknown size, drawn when it has arrived: before, there would be its shadow alone, which then jumps. */
export const Picture = (props: Omit<ComponentProps<'img'>, 'onLoad' | 'onError'>) => (
  // biome-ignore lint/a11y/useAltText: whoever draws it gives the words
  <img {...props} data-arriving="" onLoad={show} onError={show} />
)
