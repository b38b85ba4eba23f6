import { lazy } from 'react'

// All that projects comes with the first place that needs it.
export const InWgs84 = lazy(async () => ({ default: (await import('./InWgs84.tsx')).InWgs84 }))
export const SpotPicker = lazy(async () => ({ default: (await import('./MapPicker.tsx')).SpotPicker }))
export const BoxPicker = lazy(async () => ({ default: (await import('./MapPicker.tsx')).BoxPicker }))
