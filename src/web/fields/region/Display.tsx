import type { PictureRegion } from '#model/kinds/values.ts'
import type { ShownProps } from '../field-props.ts'
import { boundsOf, figureOf } from './figure.ts'

/** The position of a region on its picture: upper left corner and size, in pixels of the original. */
export function Display({ value }: ShownProps) {
  const figure = figureOf((value as PictureRegion).selector)
  if (!figure) return null
  const [x, y, width, height] = ['x', 'y', 'width', 'height'].map(side =>
    Math.round(boundsOf(figure)[side as 'x']),
  )
  return <span className="numbers">{`${x}, ${y} · ${width} × ${height} px`}</span>
}
