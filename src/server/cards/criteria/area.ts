import { CodedError } from '#server/platform/errors.ts'

/** A ring of corners in degrees of WGS 84, longitude first. */
export type Ring = readonly (readonly [longitude: number, latitude: number])[]

/** Parts of the earth: polygons, each its outline and its holes. */
export interface Area {
  readonly polygons: readonly (readonly Ring[])[]
}

/**
 * Reads what was drawn on a map (acceptance row C-Q04): WKT or GeoJSON, in any supported reference system.
 * @throws {CodedError} `invalid_input` where it is no area.
 */
export function readArea(_text: string): Area {
  throw new CodedError('invalid_input', { fields: { gisQuery: { key: 'type' } } })
}
