import { createRandom, type Random } from './random.ts'
import { svg } from './svg.ts'
import { type Texture, textureTile, tileSize } from './textures.ts'

/** Offset from 0 to 1, colour, opacity. */
export type Stop = readonly [offset: number, colour: string, opacity?: number]

/** A sheet to draw on: it keeps gradients, filters and textures, and hands out references to them. */
export interface Sheet {
  readonly width: number
  readonly height: number
  readonly random: Random
  /** Keeps a definition; the maker gets its id. @returns `url(#id)`. */
  define(make: (id: string) => string): string
  /** Colours from a point to another, both as shares of the shape they fill. */
  linear(stops: readonly Stop[], from?: readonly [number, number], to?: readonly [number, number]): string
  /** Colours outward from a point, as shares of the shape they fill. */
  radial(stops: readonly Stop[], centre?: readonly [number, number], radius?: number): string
  clip(path: string): string
  /** Softens; what lies further out than `margin`, a share of the shape, is cut off. Wide margins cost time. */
  blur(deviation: number, margin?: number): string
  /** A filling of light and shade to lay over a shape. */
  texture(kind: Texture, scale?: number, turn?: number): string
  /** Light from the upper left on shapes raised from the ground; give it to a group drawn in the colour of the material. */
  relief(options: { soft: number; height: number; shine?: number; glow?: string }): string
  /** The whole as a document, so many pixels to a unit. */
  finish(content: string, scale: number): string
}

const stopsOf = (stops: readonly Stop[]): string =>
  stops
    .map(
      ([offset, colour, opacity = 1]) =>
        svg`<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('')

export function createSheet(width: number, height: number, seed: number): Sheet {
  const kept = new Map<string, string>()
  const define = (make: (id: string) => string): string => {
    // The same definition twice is kept once.
    const key = make('')
    const id = kept.has(key) ? [...kept.keys()].indexOf(key) : kept.size
    kept.set(key, make(`d${id}`))
    return `url(#d${id})`
  }
  return {
    width,
    height,
    random: createRandom(seed),
    define,
    linear: (stops, [x1, y1] = [0, 0], [x2, y2] = [1, 0]) =>
      define(
        id =>
          svg`<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopsOf(stops)}</linearGradient>`,
      ),
    radial: (stops, [cx, cy] = [0.5, 0.5], r = 0.5) =>
      define(
        id =>
          svg`<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stopsOf(stops)}</radialGradient>`,
      ),
    clip: path => define(id => `<clipPath id="${id}"><path d="${path}"/></clipPath>`),
    blur: (deviation, margin = 0.3) =>
      define(
        id =>
          svg`<filter id="${id}" x="${-margin}" y="${-margin}" width="${1 + margin * 2}" height="${1 + margin * 2}" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
      ),
    texture: (kind, scale = 1, turn = 0) =>
      define(
        id =>
          svg`<pattern id="${id}" width="${tileSize}" height="${tileSize}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn}) scale(${scale})"><image width="${tileSize}" height="${tileSize}" href="${textureTile(kind)}"/></pattern>`,
      ),
    relief: ({ soft, height: scale, shine = 0, glow = '#ffffff' }) =>
      define(id => {
        const specular = svg`<feSpecularLighting in="b" surfaceScale="${scale}" specularConstant="${shine}" specularExponent="18" lighting-color="${glow}" result="s"><feDistantLight azimuth="225" elevation="42"/></feSpecularLighting><feComposite in="l" in2="s" operator="arithmetic" k2="1" k3="0.7" result="l"/>`
        return svg`<filter id="${id}" x="-5%" y="-5%" width="110%" height="110%" color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" stdDeviation="${soft}" result="b"/><feDiffuseLighting in="b" surfaceScale="${scale}" diffuseConstant="1" lighting-color="#ffffff" result="d"><feDistantLight azimuth="225" elevation="48"/></feDiffuseLighting><feComposite in="SourceGraphic" in2="d" operator="arithmetic" k1="1.3" result="l"/>${shine > 0 && specular}<feComposite in="l" in2="SourceAlpha" operator="in"/></filter>`
      }),
    finish: (content, scale) =>
      svg`<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round(width * scale)}" height="${Math.round(height * scale)}" viewBox="0 0 ${width} ${height}"><defs>${[...kept.values()]}</defs>${content}</svg>`,
  }
}
