import type { SVGProps } from 'react'

const head =
  'M128 156c-16 4-32 5-46 2 8-9 9-19 4-23-4-3-14 2-18-2-3-4 1-7 0-11-1-2-4-3-3-6 0-2 3-2 3-4-1-3-7-4-7-8 1-6 8-12 9-20C71 62 86 46 108 46c23 0 38 17 37 41-1 17-13 25-14 39 0 12 2 21 9 26z'
const leaves = [
  [84, 70, -58],
  [92, 60, -42],
  [103, 55, -18],
  [115, 56, 8],
  [126, 62, 32],
  [133, 72, 58],
] as const

/** A denarius with a laureate head, patinated. */
export function Coin(props: SVGProps<SVGSVGElement>) {
  return (
    <svg viewBox="0 0 200 200" aria-hidden="true" focusable="false" {...props}>
      <defs>
        <radialGradient id="coin-patina" cx="0.34" cy="0.28" r="0.86">
          <stop offset="0" stopColor="#cfe0d2" />
          <stop offset="0.38" stopColor="#7fa694" />
          <stop offset="0.8" stopColor="#436b5d" />
          <stop offset="1" stopColor="#29493f" />
        </radialGradient>
      </defs>
      <path
        d="M100 6c30-2 58 13 76 38 16 22 21 52 15 78-6 28-26 51-52 63-25 12-57 12-82-1C31 172 11 148 6 119 1 91 8 61 26 39 44 17 71 7 100 6z"
        fill="url(#coin-patina)"
      />
      <circle
        cx="100"
        cy="99"
        r="83"
        fill="none"
        stroke="#1f3b32"
        strokeOpacity="0.55"
        strokeWidth="3.4"
        strokeDasharray="0.1 7.24"
        strokeLinecap="round"
      />
      <path d={head} fill="#1f3b32" fillOpacity="0.35" transform="translate(2.4 2.6)" />
      <path d={head} fill="#86ac9a" />
      <path
        d="M75 97c3-2 7-2 10 0M104 118c4-10 4-20-1-28"
        fill="none"
        stroke="#2b4b40"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <g fill="#4c7566">
        {leaves.map(([x, y, turn]) => (
          <ellipse key={x} cx={x} cy={y} rx="9" ry="3.6" transform={`rotate(${turn} ${x} ${y})`} />
        ))}
      </g>
      <path
        d="M136 78c8 4 12 12 10 20M134 82c2 6 2 10-1 16"
        fill="none"
        stroke="#3a5f52"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
    </svg>
  )
}
