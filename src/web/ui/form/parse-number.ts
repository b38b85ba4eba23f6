/**
 * Reads a number as people write it: comma or point before the decimals, spaces or the other sign between thousands.
 * Nothing for what is not a number.
 */
export function parseNumber(text: string): number | undefined {
  const plain = text.replace(/[\s\u00a0\u202f'’]/g, '').replace('−', '-')
  const decimal = Math.max(plain.lastIndexOf(','), plain.lastIndexOf('.'))
  const grouped = decimal === -1 ? '' : plain[decimal] === ',' ? '.' : ','
  const whole = decimal === -1 ? plain : plain.slice(0, decimal)
  const parts = grouped === '' ? [whole] : whole.split(grouped)
  if (parts.slice(1).some(part => !/^\d{3}$/.test(part))) return undefined
  const canonical = `${parts.join('')}${decimal === -1 ? '' : `.${plain.slice(decimal + 1)}`}`
  return /^-?(\d+(?:\.\d*)?|\.\d+)$/.test(canonical) ? Number(canonical) : undefined
}
