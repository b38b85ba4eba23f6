/** Both decimal comma and point; groups of thousands only where they cannot be taken for decimals. */
export function readNumber(text: string): number | undefined {
  const bare = text
    .trim()
    .replace(/[\s\u00A0\u202F'’]/g, '')
    .replace(/^\u2212/, '-')
  const plain = /^-?\d{1,3}(?:\.\d{3}){2,}(?:,\d+)?$|^-?\d{1,3}(?:\.\d{3})+,\d+$/.test(bare)
    ? bare.replaceAll('.', '').replace(',', '.')
    : /^-?\d{1,3}(?:,\d{3}){2,}(?:\.\d+)?$|^-?\d{1,3}(?:,\d{3})+\.\d+$/.test(bare)
      ? bare.replaceAll(',', '')
      : bare.replace(',', '.')
  return /^-?(?:\d+(?:\.\d*)?|\.\d+)$/.test(plain) ? Number(plain) : undefined
}
