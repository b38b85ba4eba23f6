import { createSheet } from './drawing/sheet.ts'
import { coin } from './families/coin.ts'
import { fossil } from './families/fossil.ts'
import { furniture } from './families/furniture.ts'
import { glass } from './families/glass.ts'
import { herbarium } from './families/herbarium.ts'
import { insect } from './families/insect.ts'
import { instrument } from './families/instrument.ts'
import { metalwork } from './families/metalwork.ts'
import { mineral } from './families/mineral.ts'
import { mosaic } from './families/mosaic.ts'
import { painting } from './families/painting.ts'
import { photograph } from './families/photograph.ts'
import { plate } from './families/plate.ts'
import { poster } from './families/poster.ts'
import { print } from './families/print.ts'
import { shell } from './families/shell.ts'
import { sherd } from './families/sherd.ts'
import { shipModel } from './families/ship-model.ts'
import { specimen } from './families/specimen.ts'
import { stone } from './families/stone.ts'
import { textile } from './families/textile.ts'
import { vessel } from './families/vessel.ts'
import type { Family } from './family.ts'

/** Every kind of object that can be drawn. */
export const families = {
  coin,
  fossil,
  furniture,
  glass,
  herbarium,
  insect,
  instrument,
  metalwork,
  mineral,
  mosaic,
  painting,
  photograph,
  plate,
  poster,
  print,
  shell,
  sherd,
  shipModel,
  specimen,
  stone,
  textile,
  vessel,
} as const

export type FamilyName = keyof typeof families

/** The name of a family with its parameters. */
export type PictureParams = {
  [Name in FamilyName]: { readonly family: Name } & ((typeof families)[Name] extends Family<infer Params>
    ? Params
    : never)
}[FamilyName]

/** Pixels to a unit of the sheet: pictures of about 900 pixels, which a screen shows whole. */
const usualScale = 0.9

/** Draws an object as an SVG document. The same parameters and seed give the same picture. */
export function drawPicture(params: PictureParams, seed = 1): string {
  // The family and its own parameters belong together by the type above.
  const family = families[params.family] as Family<PictureParams>
  const sheet = createSheet(...family.size(params), seed)
  return sheet.finish(family.draw(sheet, params), family.scale ?? usualScale)
}
