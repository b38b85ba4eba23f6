import 'react-easy-crop/react-easy-crop.css'
import { useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import styles from './PictureCrop.module.css'

/** A part of a picture, in its own pixels. */
export type PictureArea = Area

export interface PictureCropProps {
  /** Address of the picture. */
  readonly src: string
  /** Describes what the frame selects and how to use it. */
  readonly label: string
  readonly hint: string
  readonly zoomLabel: string
  readonly onArea: (area: PictureArea) => void
  /** The browser cannot show this picture. */
  readonly onFailure: () => void
}

const mostZoom = 5
/** Pixels an arrow key moves the picture. */
const step = 8

/** Chooses a square of a picture: dragged, pinched, scrolled, or moved with the arrow keys; where it is shown round, the area outside the circle is cut off. */
export function PictureCrop({ src, label, hint, zoomLabel, onArea, onFailure }: PictureCropProps) {
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  return (
    <div className={styles.crop}>
      <div className={styles.frame}>
        <Cropper
          image={src}
          crop={crop}
          zoom={zoom}
          aspect={1}
          cropShape="round"
          showGrid={false}
          maxZoom={mostZoom}
          keyboardStep={step}
          objectFit="cover"
          disableAutomaticStylesInjection
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_percent, area) => onArea(area)}
          cropperProps={{ 'aria-label': label, role: 'group' }}
          mediaProps={{ onError: onFailure, alt: '' }}
        />
      </div>
      <p className={styles.hint}>{hint}</p>
      <label className={styles.zoom}>
        {zoomLabel}
        <input
          type="range"
          min={1}
          max={mostZoom}
          step={0.05}
          value={zoom}
          aria-valuetext={`${Math.round(zoom * 100)}%`}
          onChange={event => setZoom(Number(event.target.value))}
        />
      </label>
    </div>
  )
}
