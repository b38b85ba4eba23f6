import { agent, choice, group, list, longText, number, text, url } from '../../kinds/build.ts'

/** Media types by content, which decide how a file is shown (`damType`). */
export const damTypes = {
  IMAGE: 1,
  VIDEO: 2,
  AUDIO: 3,
  PDF: 4,
  MODEL_3D: 5,
  DOCUMENT: 6,
  OTHER: 7,
} as const

export type DamType = keyof typeof damTypes

/** Returns the name of a media type: 'IMAGE', 'VIDEO' …; 'OTHER' when unknown. */
export const damTypeName = (id: number | undefined): DamType =>
  (Object.keys(damTypes) as DamType[]).find(name => damTypes[name] === id) ?? 'OTHER'

/** Colours to search pictures by: names people use, not numbers. */
export const colourNames = {
  RED: 1,
  ORANGE: 2,
  YELLOW: 3,
  GREEN: 4,
  TURQUOISE: 5,
  BLUE: 6,
  PURPLE: 7,
  PINK: 8,
  BROWN: 9,
  WHITE: 10,
  GREY: 11,
  BLACK: 12,
} as const

/** Swatches shown beside the names. */
const swatches: Readonly<Record<keyof typeof colourNames, string>> = {
  RED: '#c22f2f',
  ORANGE: '#e0812b',
  YELLOW: '#ecc842',
  GREEN: '#4c8a4a',
  TURQUOISE: '#3aa6a0',
  BLUE: '#3567b0',
  PURPLE: '#7c4a9e',
  PINK: '#e39bb4',
  BROWN: '#80573a',
  WHITE: '#fbfaf7',
  GREY: '#92908b',
  BLACK: '#1d1c1b',
}

export const orientations = { LANDSCAPE: 1, PORTRAIT: 2, SQUARE: 3 } as const

/** Picture size classes for print use, by lower bound in megapixels. */
export const pixelClasses = { UNDER_1: 1, UNDER_4: 2, UNDER_12: 3, UNDER_50: 4, OVER_50: 5 } as const

const found = { derived: 'measured' } as const

/** Fields extracted from the content: never typed, and updated when the content is replaced. */
export const content = {
  /** As uploaded or renamed, with its extension. */
  name: text({ ...found, public: 'never', level: 'R', column: true, maxLength: 250 }),
  damType: choice({ ...found, name: 'damType', choices: damTypes, level: 'R', facet: true, column: true }),
  /** Media type, detected from the content. */
  fileType: text({ ...found, column: true }),
  extension: text({ ...found, facet: true, column: true }),
  /** Bytes. */
  size: number({ ...found, integer: true, column: true, shownAs: 'bytes' }),
  /** Displayed size of a picture or video: '4000 × 3000'. */
  resolution: text({ ...found, column: true }),
  width: number({ ...found, integer: true, column: true, unit: 'px' }),
  height: number({ ...found, integer: true, column: true, unit: 'px' }),
  pixelClass: choice({ ...found, name: 'pixelClass', choices: pixelClasses, facet: true }),
  orientation: choice({ ...found, name: 'orientation', choices: orientations, facet: true }),
  /** Seconds. */
  duration: number({ ...found, column: true, shownAs: 'duration' }),
  pages: number({ ...found, integer: true, column: true }),
  colours: list(
    { colour: choice({ name: 'colour', choices: colourNames, swatches, facet: true }) },
    { ...found },
  ),
  /** The person who uploaded it. */
  ownerName: text({ ...found, public: 'never', facet: true, column: true }),
  /** Address that it was fetched from. */
  fetchedFrom: url({ ...found, public: 'never' }),
  /** Keywords embedded in the file (IPTC, XMP) that are not terms of the museum yet. */
  embeddedKeywords: list({ keyword: text({ facet: true }) }, { ...found, public: 'never', maxRows: 500 }),
  /** Text of its pages, for search. */
  contentText: longText({ ...found, public: 'off', maxLength: 200_000 }),
}

/** Place, date and equipment of the recording; partly read from camera metadata. */
export const capture = {
  creators: list(
    { creator: agent({ level: 'R', facet: true, column: true }) },
    { level: 'R', about: 'creator' },
  ),
  camera: group(
    {
      maker: text({ facet: true }),
      model: text({ facet: true, column: true }),
      lens: text(),
      settings: text(),
    },
    { ...found, public: 'never' },
  ),
}
