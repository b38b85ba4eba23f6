import { Ammonite } from './Ammonite.tsx'
import { Bottle } from './Bottle.tsx'
import { Coin } from './Coin.tsx'
import { Krater } from './Krater.tsx'
import { Print } from './Print.tsx'
import { Textile } from './Textile.tsx'
import styles from './Vitrine.module.css'

const labels = [
  [150, 318],
  [332, 318],
  [500, 318],
  [186, 606],
  [356, 606],
  [508, 606],
] as const

/** A glass case with objects of many kinds of museum. A picture of our own making, and purely that. */
export function Vitrine() {
  return (
    <svg className={styles.scene} viewBox="0 0 640 720" aria-hidden="true" focusable="false">
      <defs>
        <radialGradient id="vitrine-light" cx="0.5" cy="0" r="0.9">
          <stop offset="0" className={styles.light} stopOpacity="0.95" />
          <stop offset="1" className={styles.light} stopOpacity="0" />
        </radialGradient>
        <linearGradient id="vitrine-dusk" x2="0" y2="1">
          <stop offset="0.3" className={styles.dusk} stopOpacity="0" />
          <stop offset="1" className={styles.dusk} stopOpacity="0.3" />
        </linearGradient>
        <radialGradient id="vitrine-lamp">
          <stop offset="0" className={styles.lamp} stopOpacity="0.9" />
          <stop offset="1" className={styles.lamp} stopOpacity="0" />
        </radialGradient>
        <filter id="vitrine-soft" x="-20%" y="-100%" width="140%" height="300%">
          <feGaussianBlur stdDeviation="5" />
        </filter>
      </defs>
      <ellipse className={styles.floor} cx="320" cy="698" rx="290" ry="7" filter="url(#vitrine-soft)" />
      <path className={styles.back} d="M48 44h544v576H48z" />
      <path d="M48 44h544v576H48z" fill="url(#vitrine-dusk)" />
      <path d="M48 44h544v576H48z" fill="url(#vitrine-light)" />
      <ellipse className={styles.lower} cx="270" cy="470" rx="222" ry="150" fill="url(#vitrine-lamp)" />

      <g className={styles.shadow} filter="url(#vitrine-soft)">
        <ellipse cx="160" cy="298" rx="92" ry="6" />
        <ellipse cx="342" cy="298" rx="58" ry="5" />
        <ellipse cx="506" cy="298" rx="62" ry="5" />
        <ellipse cx="196" cy="586" rx="100" ry="8" />
        <ellipse cx="364" cy="586" rx="50" ry="6" />
        <ellipse cx="506" cy="586" rx="68" ry="7" />
      </g>
      <path className={styles.glass} d="M50 300h540v5H50zM50 588h540v5H50z" />
      <path className={styles.edge} d="M50 305.5h540M50 593.5h540" />

      <Print x="76" y="172" width="176" height="128" />
      <path className={styles.stand} d="M316 298l10-30M368 298l-10-30M306 298h72" />
      <Coin x="287" y="160" width="110" height="110" />
      <Textile x="450" y="124" width="112" height="150" />
      <path className={styles.stand} d="M444 122h124M506 122v-10M506 298v-22M480 298h52" />
      <Krater x="90" y="348" width="212" height="240" />
      <Bottle x="318" y="424" width="96" height="164" />
      <path className={styles.stand} d="M462 588q6-18 20-22M550 588q-6-18-20-22M454 588h104" />
      <Ammonite x="436" y="448" width="140" height="137" />

      {labels.map(([x, y]) => (
        <g key={`${x} ${y}`}>
          <path className={styles.card} d={`M${x - 22} ${y - 6}h44v17h-44z`} />
          <path className={styles.words} d={`M${x - 16} ${y}h26M${x - 16} ${y + 5}h18`} />
        </g>
      ))}
      <path className={styles.sheen} d="M48 44h150L48 330zM240 44h56L80 620H48V410z" />
      <path className={styles.frame} d="M48 44h544v576H48z" />
      <path className={styles.bar} d="M42 38h556v7H42z" />
      <path className={styles.base} d="M40 620h560v14H40z" />
      <path className={styles.front} d="M52 634h536v62H52z" />
    </svg>
  )
}
