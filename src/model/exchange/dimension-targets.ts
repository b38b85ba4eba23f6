import { emptyWords } from './alias.ts'
import { mostly, type SeenColumn } from './cell-signs.ts'
import { areDimensions } from './grouped-headings.ts'
import { pairWordsOf } from './heading-words.ts'
import type { Target } from './mapping.ts'
import { dimensionHeading, isUnitHeading, namesSeveral } from './readers/dimension-headings.ts'
import { readDimensions } from './readers/dimensions.ts'

/** Position of numbers behind a column of dimensions as text, which may name their parts. */
const afterText = 100

const isNumber = (text: string): boolean => /^[\d.,\s/¼-¾]+$/.test(text.trim())

/** Returns the dimension behind a word for dimensions, where a letter is enough: 'Maße H', 'DIM_W'. */
function ofDimensions(heading: string): ReturnType<typeof dimensionHeading> {
  const words = pairWordsOf(heading)
  const last = words.at(-1) ?? ''
  return words.length === 2 && areDimensions(words[0] ?? '')
    ? dimensionHeading(`${last} (cm)`) && { name: last }
    : undefined
}

const severalDimensions: readonly Target[] = [
  { path: 'dimensionsDisplay' },
  { path: 'measurements', reader: 'dimensions' },
]
/** Pictures on a screen are larger than those on a wall, in whole numbers. */
const leastPixels = 200
const ofScreens = /^(?:image|img|thumb(?:nail)?|media|file|picture|bild|immagine|zdjecie)[\s_.A-Z]/i

/** Returns true for the height or width of a file in pixels. */
const areOfFile = (name: string, samples: readonly string[]): boolean =>
  ofScreens.test(name) && samples.every(text => /^\d+$/.test(text) && Number(text) >= leastPixels)

/**
 * Proposes targets for columns that hold one dimension each. Those without a unit are read together with the column of units beside
 * them: 'H: 12 x W: 4 cm'.
 */
export function byDimension(columns: readonly SeenColumn[]): ReadonlyMap<string, readonly Target[]> {
  const units = columns.filter(({ name }) => isUnitHeading(name))
  const headed = columns.flatMap(({ name, samples }, at) => {
    const heading =
      namesSeveral(name) || areOfFile(name, samples)
        ? undefined
        : (dimensionHeading(name) ?? ofDimensions(name))
    const filled = samples.filter(text => !emptyWords.some(word => word.toLowerCase() === text.toLowerCase()))
    const isRead = filled.every(
      text => isNumber(text) || readDimensions(`${heading?.name}: ${text}`).length > 0,
    )
    const isMeasured = units.length === 0 && !mostly(filled, isNumber)
    return heading && filled.length > 0 && isRead ? [{ column: name, at, isMeasured, ...heading }] : []
  })
  const found = new Map<string, readonly Target[]>()
  const add = (column: string, target: Partial<Target>) =>
    found.set(column, [{ path: 'measurements', reader: 'dimensions', empty: emptyWords, ...target }])
  for (const { name } of columns) if (namesSeveral(name)) found.set(name, severalDimensions)
  // Cells with units of their own need no column of units.
  const open = headed.filter(({ unit, isMeasured }) => unit === undefined && !isMeasured)
  for (const { column, name, unit, isMeasured } of headed)
    if (isMeasured) add(column, { prefix: `${name}: `, turn: afterText })
    else if (unit) add(column, { prefix: `${name}: `, suffix: ` ${unit}`, turn: afterText })
  for (const [at, { column, name }] of open.entries())
    add(column, {
      prefix: `${name}: `,
      turn: afterText + 1,
      ...(units.length > 0 && at > 0 && { join: ' x ' }),
    })
  const [unit] = units
  if (unit && open.length > 0) add(unit.name, { join: ' ', turn: afterText + 2 })
  return found
}
