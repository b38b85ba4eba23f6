import { createTheme, type MantineColorsTuple } from '@mantine/core'

/** Warm neutrals in place of the blue-grey ones of the library, so that disabled and hovered parts stay in key. */
const gray: MantineColorsTuple = [
  '#FAF9F6',
  '#F3F1EC',
  '#ECE9E2',
  '#E2DED6',
  '#D0CABF',
  '#ADA69B',
  '#8C867C',
  '#6B655C',
  '#524D46',
  '#1B1916',
]
const dark: MantineColorsTuple = [
  '#F1EEE8',
  '#BDB6AA',
  '#9A9387',
  '#7D766B',
  '#34312C',
  '#2B2925',
  '#24221E',
  '#1B1A17',
  '#161512',
  '#131210',
]
const patina: MantineColorsTuple = [
  '#E2EEEB',
  '#C6DFDA',
  '#9FCBC3',
  '#77CBBB',
  '#4FA598',
  '#2B8679',
  '#0B7A6E',
  '#0B6A60',
  '#0B5A52',
  '#07413B',
]

/** The component library under our tokens (tokens.css). */
export const theme = createTheme({
  colors: { gray, dark, patina },
  primaryColor: 'patina',
  primaryShade: { light: 8, dark: 3 },
  black: '#1B1916',
  fontFamily: 'var(--sans)',
  headings: { fontFamily: 'var(--serif)', fontWeight: '500' },
  defaultRadius: 6,
  focusRing: 'never',
  respectReducedMotion: true,
  cursorType: 'pointer',
})
