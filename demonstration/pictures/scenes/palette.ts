/** The colours of a view, from the sky down to what is nearest. */
export interface Palette {
  readonly sky: readonly [high: string, low: string]
  readonly cloud: string
  readonly far: string
  readonly middle: string
  readonly near: string
  readonly water: string
  readonly light: string
  readonly dark: string
}

export const palettes = {
  morning: {
    sky: ['#9fb4c2', '#ead9b8'],
    cloud: '#f6ead2',
    far: '#93a3a6',
    middle: '#7d8660',
    near: '#4c5233',
    water: '#a9bcc0',
    light: '#f8e7bd',
    dark: '#2c2a1c',
  },
  noon: {
    sky: ['#6f9dc4', '#d6e2e2'],
    cloud: '#fbf8ef',
    far: '#8aa2b0',
    middle: '#8c9a55',
    near: '#566b2f',
    water: '#6d98b0',
    light: '#fff6da',
    dark: '#2a3018',
  },
  dusk: {
    sky: ['#53506e', '#e79a5c'],
    cloud: '#efb27c',
    far: '#77637a',
    middle: '#6a4f40',
    near: '#33261f',
    water: '#b9805f',
    light: '#ffd792',
    dark: '#1c1412',
  },
  autumn: {
    sky: ['#a9aaa0', '#e6d5ad'],
    cloud: '#efe3c8',
    far: '#9a9275',
    middle: '#9a6e36',
    near: '#5a3d1e',
    water: '#a3a18c',
    light: '#f6dfa6',
    dark: '#2a1a0d',
  },
  night: {
    sky: ['#141c31', '#46536f'],
    cloud: '#5f6d86',
    far: '#2b3751',
    middle: '#1e283b',
    near: '#10151f',
    water: '#33425f',
    light: '#e9e6cf',
    dark: '#080a10',
  },
  storm: {
    sky: ['#3e454b', '#a7a99b'],
    cloud: '#868b89',
    far: '#5f6b6e',
    middle: '#4c5a4a',
    near: '#2e352c',
    water: '#5d7377',
    light: '#e8e3cd',
    dark: '#16191a',
  },
  sepia: {
    sky: ['#c9b48c', '#e8d9b6'],
    cloud: '#efe3c6',
    far: '#b19a70',
    middle: '#8a7048',
    near: '#54402a',
    water: '#c3ad83',
    light: '#f4ead0',
    dark: '#2c2013',
  },
  silver: {
    sky: ['#a3a29e', '#d8d6d0'],
    cloud: '#e6e4df',
    far: '#96948f',
    middle: '#6a6864',
    near: '#383735',
    water: '#b0aea9',
    light: '#f1efea',
    dark: '#1b1a19',
  },
} as const satisfies Record<string, Palette>

export type PaletteName = keyof typeof palettes
