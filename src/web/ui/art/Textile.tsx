import type { SVGProps } from 'react'

/** A ceremonial cloth with interlocking squares and a knotted fringe. */
export function Textile(props: SVGProps<SVGSVGElement>) {
  return (
    <svg viewBox="0 0 150 200" aria-hidden="true" focusable="false" {...props}>
      <defs>
        <pattern id="textile-squares" width="36" height="36" patternUnits="userSpaceOnUse" x="21" y="24">
          <path d="M9 1l8 8-8 8-8-8z" fill="#2d4a78" />
          <path d="M9 5l4 4-4 4-4-4z" fill="#e9dfc9" />
          <path d="M27 1l8 8-8 8-8-8z" fill="#b2472f" />
          <path d="M27 5.5l3.5 3.5-3.5 3.5-3.5-3.5z" fill="#1f1b17" />
          <path d="M9 19l8 8-8 8-8-8z" fill="#1f1b17" />
          <path d="M9 23l4 4-4 4-4-4z" fill="#d39b45" />
          <path d="M27 19l8 8-8 8-8-8z" fill="#2d4a78" />
          <path d="M27 23.5l3.5 3.5-3.5 3.5-3.5-3.5z" fill="#b2472f" />
        </pattern>
        <pattern id="textile-weave" width="3" height="3" patternUnits="userSpaceOnUse">
          <path d="M0 1.5h3M1.5 0v3" stroke="#5a4a30" strokeOpacity="0.16" strokeWidth="0.7" />
        </pattern>
        <pattern id="textile-fringe" width="5" height="14" patternUnits="userSpaceOnUse" x="8" y="186">
          <path d="M2.5 0v3q-1.6 4 0 11" fill="none" stroke="#cdbb97" strokeWidth="1.5" />
        </pattern>
      </defs>
      <path d="M8 184h134v14H8z" fill="url(#textile-fringe)" />
      <path d="M8 4q67 3 134 0v182q-67-2-134 0z" fill="#e3d7bd" />
      <path d="M14 12h122v166H14z" fill="none" stroke="#2d4a78" strokeWidth="2.4" />
      <path d="M18 16h114v158H18z" fill="none" stroke="#b2472f" strokeWidth="1" />
      <path d="M21 24h108v144H21z" fill="url(#textile-squares)" />
      <path d="M8 4q67 3 134 0v182q-67-2-134 0z" fill="url(#textile-weave)" />
    </svg>
  )
}
