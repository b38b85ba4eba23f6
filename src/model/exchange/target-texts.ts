import { fold } from '../text/fold.ts'
import type { Target } from './mapping.ts'

const same = (one: string, other: string): boolean => fold(one).trim() === fold(other).trim()

function mapped(text: string, { values = {} }: Target): string {
  const found = Object.entries(values).find(([written]) => same(written, text))
  return found ? found[1] : text
}

function parts(text: string, { split = [] }: Target): string[] {
  let texts = [text]
  for (const separator of split) if (separator !== '') texts = texts.flatMap(each => each.split(separator))
  return texts.map(each => each.trim()).filter(each => each !== '')
}

/** The texts a cell gives to a target, after all that is done to it on the way. Several only where the target splits. */
export function targetTexts(cell: string, target: Target): readonly string[] {
  const { empty = [], replace = [], take, prefix = '', split } = target
  const text = cell.trim()
  if (text === '' || empty.some(each => same(each, text))) return []
  const replaced = replace.reduce(
    (each, [find, by]) => (find === '' ? each : each.replaceAll(find, by)),
    text,
  )
  const all = split ? parts(replaced, target) : [replaced]
  const taken = take === 'first' ? all.slice(0, 1) : take === 'rest' ? all.slice(1) : all
  return [...new Set(taken.map(each => mapped(each, target)).filter(each => each !== ''))].map(
    each => prefix + each,
  )
}
