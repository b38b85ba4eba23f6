import encodeQR from 'qr'
import styles from './QrCode.module.css'

/** Cells around the code that stay empty (ISO/IEC 18004). */
const border = 4

/** A text as a QR code: always dark on white, because not every camera reads the reverse. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border })
  const path = rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg className={styles.code} viewBox={`0 0 ${rows.length} ${rows.length}`} role="img" aria-label={label}>
      <path d={path} />
    </svg>
  )
}
