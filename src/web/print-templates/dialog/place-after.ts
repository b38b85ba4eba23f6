/** The place an arrow key leads to on a sheet of labels, counted from 1 along its rows; undefined for keys that lead nowhere. */
export function placeAfter(
  key: string,
  place: number,
  { columns, rows }: { readonly columns: number; readonly rows: number },
): number | undefined {
  const last = columns * rows
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowDown: columns,
    ArrowUp: -columns,
    Home: 1 - place,
    End: last - place,
  }
  const step = steps[key]
  if (step === undefined) return undefined
  const next = place + step
  return next < 1 || next > last ? place : next
}
