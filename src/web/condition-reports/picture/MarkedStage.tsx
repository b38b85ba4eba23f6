import { useEffect, useEffectEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Figure } from '../../fields/region/figure.ts'
import { handlesOf, isBeside } from '../../fields/region/shape-figure.ts'
import { ZoomedFile } from '../../files/view/image/ZoomedFile.tsx'
import type { DeepZoomHandle } from '../../ui/deep-zoom/deep-zoom-types.ts'
import type { PictureOverlay, PicturePoint } from '../../ui/deep-zoom/picture-overlay.ts'
import styles from './Marks.module.css'
import type { Mark } from './marks-of.ts'
import { Outline, RegionMark } from './RegionMark.tsx'
import type { Tool } from './tools.ts'
import { useDrawing } from './use-drawing.ts'
import { useReshaping } from './use-reshaping.ts'

export interface MarkedStageProps {
  readonly fileId: string
  readonly label: string
  /** Size of the original in pixels, the unit of regions. */
  readonly width: number | null
  readonly marks: readonly Mark[]
  readonly tool: Tool
  /** The region that is held by its corners. */
  readonly chosen: string | undefined
  readonly chosenDamage: string | undefined
  readonly onChoose: (mark: Mark | undefined) => void
  /** Absent for who only reads. */
  readonly onReshape?: ((mark: Mark, figure: Figure) => void) | undefined
  readonly onDraw: (figure: Figure) => void
  readonly onGiveUp: () => void
}

/** Pixels of the page by which a press may miss a line or a point. */
const touch = 10

/** A zoomable picture with its damages, on which new ones can be drawn. */
export function MarkedStage({
  fileId,
  label,
  width,
  marks,
  tool,
  chosen,
  chosenDamage,
  onChoose,
  onReshape,
  onDraw,
  onGiveUp,
}: MarkedStageProps) {
  const [handle, setHandle] = useState<DeepZoomHandle>()
  const [overlay, setOverlay] = useState<PictureOverlay>()
  const press = useEffectEvent((group: SVGGElement, { x, y }: PicturePoint) => {
    // The latest drawing is on top.
    const hit = [...group.querySelectorAll<SVGGeometryElement>(`.${styles.line}`)]
      .map((line, at) => ({ line, mark: marks[at] }))
      .findLast(
        ({ line, mark }) =>
          (mark && isBeside(mark.figure, [x, y], touch * (overlay?.grain() ?? 1))) ||
          line.isPointInFill(new DOMPoint(x, y)),
      )
    onChoose(hit?.mark)
  })
  useEffect(() => {
    if (!handle) return
    const laid = handle.overlay(width ?? undefined, styles.overlay ?? '', point => press(laid.group, point))
    laid.surface.setAttribute('aria-hidden', 'true')
    setOverlay(laid)
    return () => {
      setOverlay(undefined)
      laid.remove()
    }
  }, [handle, width])
  const held = tool === 'choose' && onReshape ? marks.find(({ region }) => region.id === chosen) : undefined
  const { draft, corners } = useDrawing(overlay, tool, onDraw, onGiveUp)
  const reshaped = useReshaping(overlay, held?.figure, figure => held && onReshape?.(held, figure))
  const figureOf = (mark: Mark) => (mark === held && reshaped) || mark.figure
  const [first] = corners
  return (
    <>
      <ZoomedFile id={fileId} label={label} onHandle={setHandle} />
      {overlay &&
        createPortal(
          <>
            {marks.map(mark => (
              <RegionMark
                key={mark.region.id}
                {...mark}
                figure={figureOf(mark)}
                chosen={mark.region.damageId === chosenDamage}
              />
            ))}
            {held && <Grips figure={figureOf(held)} />}
            {draft && (
              <>
                <Outline figure={draft} className={styles.draftHalo} />
                <Outline figure={draft} className={styles.draft} />
              </>
            )}
            {first && (
              <>
                <polyline points={corners.flat().join(' ')} className={styles.draftHalo} />
                <polyline points={corners.flat().join(' ')} className={styles.draft} />
                <g transform={`translate(${first.join(' ')})`}>
                  <g className={styles.sign}>
                    <circle r={7} className={styles.handle} />
                  </g>
                </g>
              </>
            )}
          </>,
          overlay.group,
        )}
    </>
  )
}

/** The corners by which a figure is changed, and its body by which it is moved. */
function Grips({ figure }: { readonly figure: Figure }) {
  return (
    <>
      <Outline figure={figure} className={styles.body} data-grip="body" />
      {handlesOf(figure).map(({ at }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a corner is known by its place
        <g key={place} transform={`translate(${at.join(' ')})`}>
          <g className={styles.sign}>
            <circle r={6} className={styles.handle} />
            <circle r={16} className={styles.grip} data-grip={place} />
          </g>
        </g>
      ))}
    </>
  )
}
