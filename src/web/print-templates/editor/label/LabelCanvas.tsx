import { type PointerEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDecimalSign } from '../../../platform/i18n/use-decimal-sign.ts'
import { useElementWidth } from '../../../ui/use-element-width.ts'
import { type Part, textIn, useFieldLabel, useReadableWords } from '../editor-context.ts'
import { type ElementType, elementProperties } from '../properties.ts'
import styles from './LabelCanvas.module.css'
import { type Frame, frameAfterKey, frameOf, moved, resized } from './move-element.ts'

export const elementTypeOf = ({ type }: Part): ElementType | undefined =>
  typeof type === 'string' && Object.hasOwn(elementProperties, type) ? (type as ElementType) : undefined

/** Returns the name of an element of a label: its field or its words, else its type. */
export function useElementName(): (element: Part) => string {
  const { t } = useTranslation()
  const labelOf = useFieldLabel()
  const readable = useReadableWords()
  return element => {
    const type = elementTypeOf(element)
    if (!type) return ''
    if (type === 'field') return labelOf(textIn(element, 'path')) ?? t('templates.editor.unknownField')
    const words = type === 'text' ? readable(element.text) : ''
    return words || t(`templates.editor.types.${type}`)
  }
}

interface LabelCanvasProps {
  readonly label: { readonly width: number; readonly height: number }
  readonly elements: readonly Part[]
  readonly chosen: number | undefined
  readonly onChoose: (at: number | undefined) => void
  readonly onChange: (elements: readonly Part[]) => void
}

/** Pixels a label takes at most. */
const most = { width: 600, height: 320 }
const pointsAMillimetre = 72 / 25.4

interface Drag {
  readonly at: number
  readonly kind: 'move' | 'resize'
  readonly from: { readonly x: number; readonly y: number }
  readonly frame: Frame
}

/** The canvas of a label: its elements are dragged, or moved by the arrow keys. */
export function LabelCanvas({ label, elements, chosen, onChoose, onChange }: LabelCanvasProps) {
  const { t } = useTranslation()
  const hint = useId()
  const decimalSign = useDecimalSign()
  const nameOf = useElementName()
  const [drag, setDrag] = useState<Drag>()
  const room = useRef<HTMLDivElement>(null)
  const width = Math.min(useElementWidth(room), most.width)
  const scale = Math.min(width / label.width, most.height / label.height, 10)
  const put = (at: number, frame: Frame) => onChange(elements.with(at, { ...elements[at], ...frame }))
  const inWords = (length: number) => String(length).replace('.', decimalSign)

  const begin = (event: PointerEvent<HTMLElement>, at: number, kind: Drag['kind']) => {
    event.stopPropagation()
    onChoose(at)
    const element = elements[at]
    if (!element || event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    setDrag({ at, kind, from: { x: event.clientX, y: event.clientY }, frame: frameOf(element) })
  }
  const follow = (event: PointerEvent<HTMLElement>) => {
    if (!drag) return
    const by = { x: (event.clientX - drag.from.x) / scale, y: (event.clientY - drag.from.y) / scale }
    put(drag.at, (drag.kind === 'move' ? moved : resized)(drag.frame, by, label))
  }
  const end = () => setDrag(undefined)

  return (
    <div className={styles.desk}>
      <div ref={room} />
      {/* biome-ignore lint/a11y/useSemanticElements: no set of inputs */}
      <div
        role="group"
        aria-label={t('templates.editor.canvas', {
          width: inWords(label.width),
          height: inWords(label.height),
        })}
        aria-describedby={hint}
        className={styles.label}
        style={{ width: label.width * scale, height: label.height * scale }}
      >
        {elements.map((element, at) => {
          const type = elementTypeOf(element)
          const frame = frameOf(element)
          const size = typeof element.size === 'number' ? element.size : undefined
          const name = nameOf(element)
          return (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: an element is known by its place in the order they are drawn
              key={at}
              type="button"
              className={styles.element}
              data-type={type}
              aria-pressed={at === chosen}
              aria-label={t('templates.editor.placed', { name, x: inWords(frame.x), y: inWords(frame.y) })}
              style={{
                left: frame.x * scale,
                top: frame.y * scale,
                width: Math.max(frame.width * scale, 3),
                height: Math.max(frame.height * scale, 3),
                fontSize: size && (size / pointsAMillimetre) * scale,
                fontFamily: textIn(element, 'font') === 'serif' ? 'var(--serif)' : undefined,
                fontWeight: element.weight === 'bold' ? 700 : undefined,
                fontStyle: element.italic === true ? 'italic' : undefined,
                justifyContent: { center: 'center', right: 'end' }[textIn(element, 'align')],
              }}
              onClick={() => onChoose(at)}
              onPointerDown={event => begin(event, at, 'move')}
              onPointerMove={follow}
              onPointerUp={end}
              onPointerCancel={end}
              onKeyDown={event => {
                if (event.key === 'Delete' || event.key === 'Backspace') {
                  event.preventDefault()
                  onChoose(undefined)
                  onChange(elements.toSpliced(at, 1))
                  return
                }
                const after = frameAfterKey(event, frame, label)
                if (!after) return
                event.preventDefault()
                onChoose(at)
                put(at, after)
              }}
            >
              <span>{type === 'line' || type === 'box' ? '' : name}</span>
            </button>
          )
        })}
        {chosen !== undefined && elements[chosen] && (
          <span
            className={styles.handle}
            aria-hidden="true"
            style={{
              left: (frameOf(elements[chosen]).x + frameOf(elements[chosen]).width) * scale,
              top: (frameOf(elements[chosen]).y + frameOf(elements[chosen]).height) * scale,
            }}
            onPointerDown={event => begin(event, chosen, 'resize')}
            onPointerMove={follow}
            onPointerUp={end}
            onPointerCancel={end}
          />
        )}
      </div>
      <p id={hint} className={styles.hint}>
        {t('templates.editor.canvasHint')}
      </p>
    </div>
  )
}
