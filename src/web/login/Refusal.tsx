import { Banner } from '../ui/Banner.tsx'

export interface RefusalProps {
  /** Why the form was refused; undefined once it is being corrected. */
  readonly words: string | undefined
  /** Counts the refusals, so that the same words are announced once more. */
  readonly turn: number
}

/** Why a form was refused. Its place is kept while one corrects, so that the fields do not jump under the pointer. */
export function Refusal({ words, turn }: RefusalProps) {
  if (turn === 0) return null
  if (words === undefined) {
    return (
      <div style={{ visibility: 'hidden' }} aria-hidden="true">
        <Banner kind="danger" role="note" inset>
          {'\u00a0'}
        </Banner>
      </div>
    )
  }
  return (
    <Banner key={turn} kind="danger" role="alert" inset>
      {words}
    </Banner>
  )
}
