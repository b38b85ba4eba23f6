import type { Sheet } from './drawing/sheet.ts'

/** One kind of object: the sheet it needs and how it is drawn. Chance comes from the sheet alone. */
export interface Family<Params> {
  size(params: Params): readonly [width: number, height: number]
  /** Pixels to a unit of the sheet, where the light on relief would take too long at full size. */
  readonly scale?: number
  draw(sheet: Sheet, params: Params): string
}
