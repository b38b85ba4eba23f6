import type { SVGProps } from 'react'

const body =
  'M50 12c1 26 2 44-4 58-8 16-30 24-30 62 0 40 18 56 28 66h32c10-10 28-26 28-66 0-38-22-46-30-62-6-14-5-32-4-58z'

/** A porcelain bottle, underglaze blue. */
export function Bottle(props: SVGProps<SVGSVGElement>) {
  return (
    <svg viewBox="0 0 120 206" aria-hidden="true" focusable="false" {...props}>
      <defs>
        <linearGradient id="bottle-glaze">
          <stop offset="0" stopColor="#8b9ea8" />
          <stop offset="0.3" stopColor="#fbfcfa" />
          <stop offset="0.62" stopColor="#d3dddf" />
          <stop offset="1" stopColor="#6d828f" />
        </linearGradient>
        <clipPath id="bottle-body">
          <path d={body} />
        </clipPath>
      </defs>
      <path d="M44 196h32l3 8H41z" fill="url(#bottle-glaze)" />
      <path d={body} fill="url(#bottle-glaze)" stroke="#8699a3" strokeWidth="0.9" />
      <g clipPath="url(#bottle-body)" fill="none" stroke="#2a4f93" strokeWidth="2">
        <path d="M10 22h100M10 26h100M10 66h100M10 88h100M10 92h100M10 176h100M10 181h100" />
        <path d="M44 60q4-20 8-28 4 14 8 28 4-18 8-28 4 14 8 28" strokeWidth="1.6" />
        <path d="M14 160C30 150 34 118 60 124s34 44 48 20" strokeWidth="2.4" />
        <g fill="#2a4f93" stroke="none">
          <path d="M60 116c8-10 20-8 22 2s-10 18-22 18-24-8-22-18 14-12 22-2z" opacity="0.9" />
          <path
            d="M26 144c-10-2-12-14-4-20 6 6 8 12 4 20zM92 150c10-4 10-16 2-20-6 6-6 12-2 20zM40 158c-4 10-14 10-20 2 6-8 14-8 20-2zM78 146c2 12-6 18-16 14 0-12 8-16 16-14z"
            opacity="0.75"
          />
        </g>
        <circle cx="60" cy="122" r="4" fill="#f4f7f5" stroke="none" />
      </g>
      <ellipse cx="60" cy="12" rx="10.5" ry="3" fill="#c9d4d6" stroke="#2a4f93" strokeWidth="1.4" />
    </svg>
  )
}
