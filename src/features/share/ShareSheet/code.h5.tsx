import { useEffect, useState } from 'react'
import { Image } from '@tarojs/components'
import { Skeleton } from '@/components/base/Skeleton'
import { units } from '@/styles/units'

/** Side of the QR code in design units. */
export const SIDE = 320

/** A QR code; its library is loaded on first use. */
export function Code({ of: text, label }: { of: string; label: string }) {
  const [image, setImage] = useState('')
  useEffect(() => {
    void import('@/components/base/QrCode/svg').then(({ svgOf }) =>
      setImage(`data:image/svg+xml,${encodeURIComponent(svgOf(text))}`),
    )
  }, [text])
  if (!image) return <Skeleton width={SIDE} height={SIDE} radius={16} />
  return <Image src={image} style={{ width: units(SIDE), height: units(SIDE) }} role="img" aria-label={label} />
}
