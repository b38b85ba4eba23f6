import { Fragment } from 'react'

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** A name with what is searched for marked in it, whatever accents and case. */
export function Marked({ text, mark }: { readonly text: string; readonly mark: string | undefined }) {
  const sought = plain(mark?.trim() ?? '')
  const letters = [...text.normalize('NFC')]
  // Folding may change a letter's length; places are counted letter by letter.
  const folded = letters.map(plain)
  const place = sought ? folded.join('').indexOf(sought) : -1
  if (place === -1) return <Fragment>{text}</Fragment>
  let passed = 0
  const inside = folded.map(letter => {
    const at = passed
    passed += letter.length
    return at >= place && at < place + sought.length
  })
  const from = inside.indexOf(true)
  const to = inside.lastIndexOf(true) + 1
  return (
    <>
      {letters.slice(0, from).join('')}
      <mark>{letters.slice(from, to).join('')}</mark>
      {letters.slice(to).join('')}
    </>
  )
}
