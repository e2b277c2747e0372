import { useEffect, useState } from 'react'
import { Image } from '@tarojs/components'
import type qrcode from 'qrcode-generator'
import { Skeleton } from '@/components/base/Skeleton'
import { units } from '@/styles/units'

/** Side of the QR code in design units. */
export const SIDE = 320

/** The smallest QR code for the text with medium error correction, as an image. */
function imageOf(make: typeof qrcode, text: string): string {
  const code = make(0, 'M')
  code.addData(text)
  code.make()
  return `data:image/svg+xml,${encodeURIComponent(code.createSvgTag({ cellSize: 4, margin: 0, scalable: true }))}`
}

/** A QR code; its library is loaded on first use. */
export function Code({ of: text, label }: { of: string; label: string }) {
  const [image, setImage] = useState('')
  useEffect(() => {
    void import('qrcode-generator').then(({ default: make }) => setImage(imageOf(make, text)))
  }, [text])
  if (!image) return <Skeleton width={SIDE} height={SIDE} radius={16} />
  return <Image src={image} style={{ width: units(SIDE), height: units(SIDE) }} role="img" aria-label={label} />
}
