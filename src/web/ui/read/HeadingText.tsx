import { Fragment, type ReactNode } from 'react'
import { italicRuns } from '#model/text/italic-runs.ts'

export interface HeadingTextProps {
  readonly text: string
  /** Words that are set in italics; absent: none. */
  readonly italics?: readonly string[] | undefined
  /** Draws a part of the text; absent: the text itself. */
  readonly children?: (part: string) => ReactNode
}

/** A title or second line of a heading, with a scientific name in italics. */
export function HeadingText({ text, italics, children = part => part }: HeadingTextProps) {
  return italicRuns(text, italics).map(({ text: part, italic }, at) => {
    const shown = children(part)
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text, in their order
    return italic ? <i key={at}>{shown}</i> : <Fragment key={at}>{shown}</Fragment>
  })
}
