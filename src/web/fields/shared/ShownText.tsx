import { kindOf } from '#model/kinds/registry.ts'
import type { ShownProps } from '../field-props.ts'
import { useWords } from './use-words.ts'

/** A value in words, as its kind says it. */
export function ShownText({ field, value }: ShownProps) {
  const words = useWords()
  return <>{kindOf(field).show(value, field, words)}</>
}
