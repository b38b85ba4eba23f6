import type { SVGProps } from 'react'

/** A woodblock print: moon over the strait. */
export function Print(props: SVGProps<SVGSVGElement>) {
  return (
    <svg viewBox="0 0 220 160" aria-hidden="true" focusable="false" {...props}>
      <defs>
        <linearGradient id="print-sky" x2="0" y2="1">
          <stop offset="0" stopColor="#2f4f78" />
          <stop offset="0.42" stopColor="#a9b8bb" />
          <stop offset="1" stopColor="#ecdcbb" />
        </linearGradient>
        <pattern id="print-waves" width="26" height="14" patternUnits="userSpaceOnUse" x="10" y="96">
          <path d="M0 14V7q6.5-9 13 0t13 0v7z" fill="#29476f" />
          <path
            d="M0 10q6.5-9 13 0t13 0M0 14q6.5-9 13 0t13 0"
            fill="none"
            stroke="#9dbcbc"
            strokeWidth="1.4"
          />
        </pattern>
        <clipPath id="print-frame">
          <path d="M10 10h200v140H10z" />
        </clipPath>
      </defs>
      <path d="M0 0h220v160H0z" fill="#e9ddc3" />
      <g clipPath="url(#print-frame)">
        <path d="M10 10h200v140H10z" fill="url(#print-sky)" />
        <circle cx="84" cy="66" r="27" fill="#bf4630" />
        <path d="M58 104l44-36 13-13 9 8 11-6 48 47z" fill="#223f66" />
        <path d="M102 68l13-13 9 8 11-6 11 11-9-1-7 5-6-5-8 6z" fill="#f0e6d0" />
        <path d="M10 98h200v52H10z" fill="url(#print-waves)" />
        <path d="M10 88h200" stroke="#ecdcbb" strokeOpacity="0.5" strokeWidth="3" />
      </g>
      <path d="M10 10h200v140H10z" fill="none" stroke="#1f2d42" strokeWidth="1" />
      <path d="M192 18h9v26h-9z" fill="#b03a26" />
      <path d="M195 22h3M195 27h3M195 32h3M195 37h3" stroke="#f0d9c2" strokeWidth="1.4" />
    </svg>
  )
}
