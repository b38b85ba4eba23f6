import { isReferenceSystem } from '../../kinds/reference-systems.ts'
import { AreaProblem } from './area-problem.ts'

/** 'EPSG:32632', 'urn:ogc:def:crs:EPSG::32632', 'http://www.opengis.net/def/crs/EPSG/0/32632', '32632'. */
const named = /^(?:.*EPSG[:/](?:[\d.]*[:/])?)?(\d{4,6})$/i
/** WGS 84 with the longitude first, as GeoJSON names it. */
const worlds = /(?:^|[:/])CRS:?84h?$/i
/** Older codes of the projection that maps on the web use. */
const sameAs: Readonly<Record<number, number>> = { 900913: 3857, 3785: 3857, 102100: 3857 }

/**
 * The code of a reference system by any of its names.
 * @throws {AreaProblem} for one that is not supported.
 */
export function systemNamed(name: string): number {
  if (worlds.test(name)) return 4326
  const code = name.length <= 100 ? Number(named.exec(name.trim())?.[1]) : Number.NaN
  const system = sameAs[code] ?? code
  if (!isReferenceSystem(system)) throw new AreaProblem('areaSystem')
  return system
}
