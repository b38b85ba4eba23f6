import { useMemo } from 'react'
import { useRangeWords } from './use-range-words.ts'
import { formatYearRange, rangeOf } from './year-range.ts'

/** Years as they are counted inside (1 B.C. is 0) in words: '300 B.C. – 201 B.C.'. */
export function useYearTexts() {
  const words = useRangeWords()
  return useMemo(() => {
    const years = (from: number, to: number): string => formatYearRange(rangeOf(`${from}..${to}`), words)
    return { years, year: (year: number): string => years(year, year) }
  }, [words])
}
