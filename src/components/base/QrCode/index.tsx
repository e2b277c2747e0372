import { useMemo } from 'react'
import { Image } from '@tarojs/components'
import { units } from '@/styles/units'
import { svgOf } from './svg'

export interface QrCodeProps {
  text: string
  /** Side in design units. */
  size: number
  /** Accessible name. */
  label: string
}

/** A QR code as an image; it needs a white ground with a margin around it. */
export function QrCode({ text, size, label }: QrCodeProps) {
  const source = useMemo(() => `data:image/svg+xml,${encodeURIComponent(svgOf(text))}`, [text])
  return <Image src={source} style={{ width: units(size), height: units(size) }} role="img" aria-label={label} />
}
