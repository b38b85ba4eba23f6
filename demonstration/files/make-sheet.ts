/** What of a text has a meaning for PDF. */
const escaped = (text: string): string => text.replace(/[\\()]/g, sign => `\\${sign}`)

const page = { width: 595, height: 842, left: 64, top: 770 } as const

/** The drawing of a page: a heading, a rule, and lines beneath. */
function drawingOf(title: string, lines: readonly string[]): string {
  const body = lines.map(line => `(${escaped(line)}) Tj T*`).join('\n')
  return [
    `BT /F2 20 Tf ${page.left} ${page.top} Td (${escaped(title)}) Tj ET`,
    `0.6 w ${page.left} ${page.top - 18} m ${page.width - page.left} ${page.top - 18} l S`,
    `BT /F1 11.5 Tf 18 TL ${page.left} ${page.top - 52} Td ${body} ET`,
  ].join('\n')
}

/** A sheet of one page as a PDF, in letters of western Europe. The same text gives the same bytes. */
export function makeSheet(title: string, lines: readonly string[]): Buffer {
  const drawing = drawingOf(title, lines)
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>`,
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
  ]
  const head = '%PDF-1.4\n'
  const written = objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`)
  const places = written.map((_, at) => head.length + written.slice(0, at).join('').length)
  const table = places.map(place => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const start = head.length + written.join('').length
  const tail = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  // One byte a letter, so that places count.
  return Buffer.from(head + written.join('') + tail, 'latin1')
}
