import { boundsOf, type Figure } from '../../fields/region/figure.ts'
import styles from './Marks.module.css'

export interface RegionMarkProps {
  readonly figure: Figure
  /** Number of its damage. */
  readonly number: number
  readonly colour: string
  readonly dash: string
  readonly chosen?: boolean
}

/** The line of a figure. */
export function Outline({ figure, ...line }: { readonly figure: Figure } & React.SVGAttributes<SVGElement>) {
  switch (figure.is) {
    case 'box':
      return <rect x={figure.x} y={figure.y} width={figure.width} height={figure.height} {...line} />
    case 'ellipse':
      return <ellipse cx={figure.x} cy={figure.y} rx={figure.rx} ry={figure.ry} {...line} />
    case 'polygon':
      return <polygon points={figure.points.map(point => point.join(' ')).join(' ')} {...line} />
    case 'line':
      return <polyline points={figure.points.map(point => point.join(' ')).join(' ')} {...line} fill="none" />
    case 'point':
      return <path d={`M ${figure.x} ${figure.y} h 0`} {...line} strokeDasharray="none" data-point="" />
    case 'path':
      return <path d={figure.d} fillRule="evenodd" {...line} />
  }
}

/** The mark of a damage: an outline in colour and dashes of its type, and its number. */
export function RegionMark({ figure, number, colour, dash, chosen = false }: RegionMarkProps) {
  const { x, y } = boundsOf(figure)
  return (
    <g className={styles.mark} data-chosen={chosen || undefined} data-number={number}>
      <Outline figure={figure} className={styles.halo} />
      <Outline figure={figure} className={styles.line} stroke={colour} fill={colour} strokeDasharray={dash} />
      <g transform={`translate(${x} ${y})`}>
        <g className={styles.sign}>
          {/* Beside the corner: the corner itself is what is taken to change it. */}
          <g transform="translate(-9 -9)">
            <circle r={11} fill={colour} className={styles.disc} />
            <text className={styles.number}>{number}</text>
          </g>
        </g>
      </g>
    </g>
  )
}
