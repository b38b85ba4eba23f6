/** As many bars as there is room for, each as high as the loudest of its part; 0 to 1. */
export function barsOf(peaks: readonly number[], count: number): readonly number[] {
  if (peaks.length === 0) return []
  const loudest = Math.max(...peaks.map(Math.abs), 1e-6)
  return Array.from({ length: count }, (_, index) => {
    const from = Math.floor((index * peaks.length) / count)
    const until = Math.max(from + 1, Math.floor(((index + 1) * peaks.length) / count))
    return Math.max(...peaks.slice(from, until).map(Math.abs)) / loudest
  })
}
