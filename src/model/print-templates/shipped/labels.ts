import type { GivenTemplate } from '../template.ts'

const page = { width: 210, height: 297 }

/** The most common sheet in offices: 24 labels with rounded corners (Avery L7159). */
const sheet3x8 = {
  type: 'sheet',
  page,
  top: 12.9,
  left: 7.21,
  columns: 3,
  rows: 8,
  width: 63.5,
  height: 33.9,
  gapX: 2.54,
} as const

/** 14 labels (Avery L7163). */
const sheet2x7 = {
  type: 'sheet',
  page,
  top: 15.15,
  left: 4.63,
  columns: 2,
  rows: 7,
  width: 99.1,
  height: 38.1,
  gapX: 2.54,
} as const

const about = { family: 'label', kind: 'LABEL', about: 'object' } as const

export const labelsOn3x8: GivenTemplate = {
  ...about,
  medium: sheet3x8,
  elements: [
    { type: 'qr', x: 3, y: 3, width: 18, height: 18 },
    { type: 'field', path: '@number', x: 23, y: 3, width: 37.5, height: 5, size: 11, weight: 'bold' },
    { type: 'field', path: '@title', x: 23, y: 8.5, width: 37.5, height: 12.5, size: 9, font: 'serif' },
    {
      type: 'field',
      path: '@subtitle',
      x: 3,
      y: 22.5,
      width: 57.5,
      height: 4,
      size: 7.5,
      italic: true,
      font: 'serif',
    },
    { type: 'text', text: { en: '{{@museum}}' }, x: 3, y: 27.4, width: 57.5, height: 3.5, size: 6 },
  ],
}

export const labelsOn2x7: GivenTemplate = {
  ...about,
  medium: sheet2x7,
  elements: [
    { type: 'picture', x: 3, y: 3, width: 30, height: 32 },
    { type: 'field', path: '@number', x: 36, y: 3, width: 41, height: 5.5, size: 12, weight: 'bold' },
    { type: 'qr', x: 79, y: 3, width: 17, height: 17 },
    { type: 'field', path: '@title', x: 36, y: 9, width: 41, height: 12, size: 9.5, font: 'serif' },
    {
      type: 'field',
      path: '@subtitle',
      x: 36,
      y: 21.5,
      width: 60,
      height: 4,
      size: 8,
      italic: true,
      font: 'serif',
    },
    { type: 'field', path: 'materials', x: 36, y: 26, width: 60, height: 4, size: 7.5 },
    { type: 'text', text: { en: '{{@museum}}' }, x: 36, y: 31.5, width: 60, height: 3.5, size: 6.5 },
  ],
}

export const labelFromRoll: GivenTemplate = {
  ...about,
  medium: { type: 'roll', width: 50, height: 25 },
  elements: [
    { type: 'qr', x: 2, y: 2.5, width: 20, height: 20 },
    { type: 'field', path: '@number', x: 24, y: 3, width: 24, height: 9, size: 11, weight: 'bold' },
    { type: 'field', path: '@title', x: 24, y: 12.5, width: 24, height: 10, size: 7 },
  ],
}

export const storageLabel: GivenTemplate = {
  ...about,
  medium: { type: 'roll', width: 89, height: 36 },
  elements: [
    { type: 'field', path: '@number', x: 4, y: 3, width: 81, height: 7, size: 16, weight: 'bold' },
    { type: 'field', path: '@title', x: 4, y: 10.5, width: 52, height: 5, size: 9 },
    { type: 'field', path: 'location/usual', x: 57, y: 10.5, width: 28, height: 5, size: 9, align: 'right' },
    { type: 'code128', x: 4, y: 17, width: 81, height: 16 },
  ],
}
