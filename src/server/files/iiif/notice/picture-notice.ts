/** Rights of a picture, as they are written into copies that leave for good. */
export interface PictureNotice {
  readonly copyright?: string | undefined
  readonly credit?: string | undefined
  /** Address of the licence. */
  readonly licence: string
  /** Address of the picture that lasts. */
  readonly source: string
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text as XML, without the control characters that XML cannot say. */
const inXml = (text: string): string =>
  [...text]
    .filter(character => character >= ' ' || '\n\r\t'.includes(character))
    .map(character => escapes[character] ?? character)
    .join('')

/** Returns a notice as an XMP packet. */
export function xmpOf({ copyright, credit, licence, source }: PictureNotice): Buffer {
  const rights = copyright
    ? `<dc:rights><rdf:Alt><rdf:li xml:lang="x-default">${inXml(copyright)}</rdf:li></rdf:Alt></dc:rights>`
    : ''
  const creditLine = credit ? `<photoshop:Credit>${inXml(credit)}</photoshop:Credit>` : ''
  return Buffer.from(
    `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" xmlns:xmpRights="http://ns.adobe.com/xap/1.0/rights/">${rights}${creditLine}<xmpRights:WebStatement>${inXml(licence)}</xmpRights:WebStatement><dc:source>${inXml(source)}</dc:source></rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="r"?>`,
  )
}

/** Returns a text in so many bytes at most, no character cut. */
function inBytes(text: string, most: number): Buffer {
  const bytes = Buffer.from(text)
  if (bytes.length <= most) return bytes
  // A byte that goes on with a character is 10xxxxxx.
  let end = most
  while (end > 0 && ((bytes[end] ?? 0) & 0xc0) === 0x80) end -= 1
  return bytes.subarray(0, end)
}

const dataset = (record: number, number: number, bytes: Buffer): Buffer => {
  const head = Buffer.from([0x1c, record, number, 0, 0])
  head.writeUInt16BE(bytes.length, 3)
  return Buffer.concat([head, bytes])
}

/** Longest texts that IPTC knows, in bytes: of a credit line, and of a copyright notice. */
const longest = { credit: 32, copyright: 128 } as const

/** The character set of what follows: UTF-8. */
const utf8 = Buffer.from('\u001b%G')

/** Returns a notice as IPTC records, for programs that read nothing else. */
export function iptcOf({ copyright, credit }: PictureNotice): Buffer {
  return Buffer.concat([
    dataset(1, 90, utf8),
    ...(credit ? [dataset(2, 110, inBytes(credit, longest.credit))] : []),
    ...(copyright ? [dataset(2, 116, inBytes(copyright, longest.copyright))] : []),
  ])
}
