import type { SVGProps } from 'react'

const body =
  'M56 30C58 50 72 56 70 74 66 90 36 92 34 124c-2 38 34 62 42 84h48c8-22 44-46 42-84-2-32-32-34-36-50-2-18 12-24 14-44z'
const zigzag =
  'M28 129l7-12 7 12 7-12 7 12 7-12 7 12 7-12 7 12 7-12 7 12 7-12 7 12 7-12 7 12 7-12 7 12 7-12 7 12 7-12 7 12'

/** A two-handled krater, black glaze with reserved bands. */
export function Krater(props: SVGProps<SVGSVGElement>) {
  return (
    <svg viewBox="0 0 200 226" aria-hidden="true" focusable="false" {...props}>
      <defs>
        <linearGradient id="krater-glaze">
          <stop offset="0" stopColor="#4a443c" />
          <stop offset="0.07" stopColor="#23201c" />
          <stop offset="0.24" stopColor="#2f2b26" />
          <stop offset="0.36" stopColor="#6a645a" />
          <stop offset="0.5" stopColor="#2c2924" />
          <stop offset="0.93" stopColor="#1a1815" />
          <stop offset="1" stopColor="#3f3a33" />
        </linearGradient>
        <linearGradient id="krater-clay">
          <stop offset="0" stopColor="#6d3417" />
          <stop offset="0.36" stopColor="#d4814f" />
          <stop offset="0.6" stopColor="#a9552a" />
          <stop offset="1" stopColor="#57280f" />
        </linearGradient>
        <clipPath id="krater-body">
          <path d={body} />
        </clipPath>
      </defs>
      <g fill="none" stroke="#171512" strokeWidth="10" strokeLinecap="round">
        <path d="M62 46C26 34 8 78 38 106" />
        <path d="M138 46c36-12 54 32 24 60" />
      </g>
      <g fill="none" stroke="#6f685c" strokeWidth="2.2" strokeLinecap="round">
        <path d="M60 43C27 31 5 76 34 104" />
        <path d="M140 43c33-12 55 29 26 61" />
      </g>
      <path d="M72 206h56l8 14H64z" fill="url(#krater-glaze)" />
      <path d={body} fill="url(#krater-glaze)" />
      <g clipPath="url(#krater-body)">
        <path
          d="M20 79h160v4H20zM20 113h160v20H20zM20 138h160v3.4H20zM20 178h160v4.6H20zM20 187h160v2.4H20z"
          fill="url(#krater-clay)"
        />
        <path d={zigzag} fill="none" stroke="#171512" strokeWidth="3" strokeLinejoin="round" />
        <path
          d="M78 22c-4 40-2 60-12 90-8 26 8 60 20 98l-14 2C50 176 30 150 40 116c8-26 26-30 24-60z"
          fill="#fff"
          opacity="0.07"
        />
      </g>
      <ellipse cx="100" cy="30" rx="45" ry="9" fill="#3a352e" stroke="#7d7568" strokeWidth="1.2" />
      <ellipse cx="100" cy="31" rx="39" ry="6.4" fill="#0c0b0a" />
    </svg>
  )
}
