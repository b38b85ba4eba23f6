import type { Map as LeafletMap } from 'leaflet'
import { useEffect, useRef } from 'react'
import { boxRing, type Drawn } from '#model/searches/area/area.ts'
import { drawBox } from './draw-box.ts'
import { drawCircle } from './draw-circle.ts'
import { drawPolygon } from './draw-polygon.ts'
import { editDrawn } from './edit-drawn.ts'
import type { MapDrawing } from './MapPoint.ts'
import { boundsOfArea, showArea } from './show-area.ts'
import styles from './WorldMap.module.css'

const className = styles.box ?? ''

/**
 * Draws on a map, and shows and edits the drawing.
 * @param onGone called when the map moved elsewhere to show an area
 */
export function useDrawing(
  map: LeafletMap | undefined,
  drawing: MapDrawing | undefined,
  onGone: () => void,
): void {
  const latest = useRef(drawing)
  latest.current = drawing
  const gone = useRef(onGone)
  gone.current = onGone
  const { tool, area, drawn } = drawing ?? {}

  useEffect(() => {
    if (map && area) return showArea(map, area, className)
  }, [map, area])

  useEffect(() => {
    if (!map || !area) return
    const bounds = boundsOfArea(area)
    // A typed area may be elsewhere; a drawn one is in view already.
    if (!bounds || map.getBounds().intersects(bounds)) return
    map.fitBounds(bounds.pad(0.2), { animate: false })
    gone.current()
  }, [map, area])

  useEffect(() => {
    const texts = latest.current?.texts
    if (!map || !drawn || tool || !texts) return
    return editDrawn(map, drawn, { className, texts, onDrawn: next => latest.current?.onDrawn(next) })
  }, [map, drawn, tool])

  useEffect(() => {
    const texts = latest.current?.texts
    if (!map || !tool || !texts) return
    const onDrawn = (next: Drawn) => latest.current?.onDrawn(next)
    if (tool === 'circle') return drawCircle(map, className, texts.radius, onDrawn)
    if (tool === 'polygon') return drawPolygon(map, className, texts, onDrawn)
    return drawBox(map, className, box =>
      onDrawn({ is: 'polygons', system: 4326, polygons: [[boxRing(...box)]] }),
    )
  }, [map, tool])

  useEffect(() => {
    if (!tool) return
    const leave = ({ key }: KeyboardEvent) => key === 'Escape' && latest.current?.onLeave()
    document.addEventListener('keydown', leave)
    return () => document.removeEventListener('keydown', leave)
  }, [tool])
}
