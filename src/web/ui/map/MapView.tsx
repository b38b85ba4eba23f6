import 'leaflet/dist/leaflet.css'
import { control, LatLngBounds, Map as LeafletMap, Popup, Rectangle } from 'leaflet'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useColorScheme } from '../color-scheme.ts'
import { addGround, type Ground } from './add-ground.ts'
import { showClusters } from './clusters.ts'
import { boxOf, drawBox } from './draw-box.ts'
import type { MapGroup, MapPoint, WorldMapProps } from './MapPoint.ts'
import { pickSpot } from './pick-spot.ts'
import { boundsOfArea } from './show-area.ts'
import { flatBoxes, showBoxes } from './show-boxes.ts'
import { ownTiles } from './tiles.ts'
import { useDrawing } from './use-drawing.ts'
import styles from './WorldMap.module.css'

const world = new LatLngBounds([-62, -180], [84, 180])

/** The zoom at which the world is as wide as the map, the smallest useful one. */
const leastZoom = (width: number) => Math.max(0, Math.ceil(Math.log2(Math.max(width, 1) / 256) * 2) / 2)

/** Smallest span in degrees: closer, places might be on an empty map, as its ground ends with towns of some size. */
const leastDegrees = 2
const nearestWithLand = (width: number) =>
  Math.min(9, Math.floor(Math.log2((Math.max(width, 1) * 360) / (256 * leastDegrees)) * 2) / 2)

const noGroups: readonly MapGroup[] = []

/** Returns the bounds of all places and their boxes. */
const boundsOf = (points: readonly MapPoint[], groups: readonly MapGroup[]): LatLngBounds => {
  const bounds = new LatLngBounds(points.map(({ latitude, longitude }) => [latitude, longitude]))
  for (const { box } of groups) for (const each of flatBoxes(box)) bounds.extend(each)
  for (const { box } of points) {
    const [first] = box ? flatBoxes(box) : []
    if (first) bounds.extend(first)
  }
  return bounds
}

/** The map itself, loaded when `WorldMap` is first shown. */
export function MapView(props: WorldMapProps) {
  const { label, points, groups = noGroups, popup, popupOfMany, fitKey, drawing } = props
  const { onMove, onBox, box, onSpot, spot, texts } = props
  const container = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<LeafletMap>()
  const [picked, setPicked] = useState<MapPoint | MapGroup>()
  const [inside, setInside] = useState<HTMLElement>()
  const ground = useRef<Ground>(undefined)
  const [isWithoutTiles, setWithoutTiles] = useState(false)
  const scheme = useColorScheme()
  const latest = useRef({ onMove, onBox, onSpot, texts })
  latest.current = { onMove, onBox, onSpot, texts }
  const start = useRef({ spot, box })
  const fitted = useRef<{ key: string | undefined; toArea: boolean }>(undefined)
  const area = useRef(drawing?.area)
  area.current = drawing?.area
  const listsMany = popupOfMany !== undefined

  useEffect(() => {
    if (!container.current) return
    let gone = false
    const made = new LeafletMap(container.current, {
      zoomControl: false,
      minZoom: leastZoom(container.current.clientWidth),
      maxZoom: 18,
      zoomSnap: 0.5,
      maxBounds: world,
      maxBoundsViscosity: 1,
    })
    const { zoomIn, zoomOut } = latest.current.texts
    control.zoom({ zoomInTitle: zoomIn, zoomOutTitle: zoomOut }).addTo(made)
    made.fitBounds(world)
    made.attributionControl.setPrefix(false)
    const onWithoutTiles = () => {
      // Nearer than outlines reach, places would be on an empty map.
      fitted.current = undefined
      setWithoutTiles(true)
    }
    ground.current = addGround(made, { isGone: () => gone, onWithoutTiles })
    made.on('moveend', () => latest.current.onMove?.(boxOf(made.getBounds())))
    const sizes = new ResizeObserver(() => {
      made.invalidateSize()
      const least = leastZoom(made.getContainer().clientWidth)
      // Not animated: an animation that outlives the map would fail in the middle.
      if (made.getZoom() < least) made.setZoom(least, { animate: false })
      made.setMinZoom(least)
    })
    sizes.observe(container.current)
    setMap(made)
    return () => {
      gone = true
      sizes.disconnect()
      made.remove()
      setMap(undefined)
    }
  }, [])

  useEffect(() => {
    if (!map || points.length + groups.length === 0) return
    const drawn = area.current && boundsOfArea(area.current)
    const { key, toArea = false } = fitted.current ?? {}
    // A map that zoomed to an area zooms back out when the area is removed.
    if (!fitted.current || fitKey === undefined || key !== fitKey || (toArea && !drawn)) {
      map.fitBounds((drawn ?? boundsOf(points, groups)).pad(0.2), {
        maxZoom: drawn || (ownTiles() && !isWithoutTiles) ? 12 : nearestWithLand(map.getSize().x),
        animate: false,
      })
      fitted.current = { key: fitKey, toArea: drawn !== undefined }
    }
    const hideBoxes = showBoxes(map, points)
    const hideClusters = showClusters(map, points, groups, {
      texts: latest.current.texts,
      onPick: setPicked,
      onPickMany: listsMany ? setPicked : undefined,
    })
    return () => {
      hideBoxes()
      hideClusters()
    }
  }, [map, points, groups, fitKey, listsMany, isWithoutTiles])

  useDrawing(map, drawing, () => {
    if (fitted.current) fitted.current.toArea = true
  })

  useEffect(() => {
    if (!map) return
    const { spot: at, box: around } = start.current
    const [first] = around ? flatBoxes(around) : []
    if (first) map.fitBounds(first.pad(0.5), { animate: false })
    else if (at) map.setView([at.latitude, at.longitude], 6, { animate: false })
  }, [map])

  const picks = onSpot !== undefined
  useEffect(() => {
    if (map && picks) return pickSpot(map, spot, picked => latest.current.onSpot?.(picked))
  }, [map, picks, spot])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the colours are those of the theme in force
  useEffect(() => {
    ground.current?.repaint()
  }, [scheme])

  useEffect(() => {
    if (!map || !box) return
    const shown = flatBoxes(box).map(bounds =>
      new Rectangle(bounds, { className: styles.box ?? '', interactive: false }).addTo(map),
    )
    return () => {
      for (const each of shown) each.remove()
    }
  }, [map, box])

  const draws = onBox !== undefined
  useEffect(() => {
    if (map && draws) return drawBox(map, styles.box ?? '', drawn => latest.current.onBox?.(drawn))
  }, [map, draws])

  useEffect(() => {
    if (!map || !picked) return
    const element = document.createElement('div')
    const opened = new Popup({ className: styles.popup ?? '', offset: [0, -6], minWidth: 200 })
      .setLatLng([picked.latitude, picked.longitude])
      .setContent(element)
    opened.on('remove', () => setPicked(undefined))
    opened.openOn(map)
    const close = opened.getElement()?.querySelector('.leaflet-popup-close-button')
    close?.setAttribute('aria-label', latest.current.texts.close)
    setInside(element)
    return () => {
      setInside(undefined)
      opened.remove()
    }
  }, [map, picked])

  const opened = (what: MapPoint | MapGroup) => {
    if ('count' in what) return popupOfMany?.(what)
    return popup ? popup(what) : what.name
  }
  return (
    <>
      <section ref={container} className={styles.map} aria-label={label} />
      {map &&
        isWithoutTiles &&
        createPortal(
          <p className={styles.notice} role="status">
            {texts.withoutTiles}
          </p>,
          map.getContainer(),
        )}
      {inside && picked && createPortal(opened(picked), inside)}
    </>
  )
}
