import { useMemo } from 'react'
import { Image } from '@tarojs/components'
import { Skeleton } from '@/components/base/Skeleton'
import { useLoaded } from '@/platform/navigation/loaded'
import { units } from '@/styles/units'

/** Side of the QR code in design units. */
export const SIDE = 320

const load = () => import('@/components/base/QrCode/svg')

/** A QR code; its library is loaded on first use. */
export function Code({ of: text, label }: { of: string; label: string }) {
  const loaded = useLoaded(load, true)
  const image = useMemo(() => loaded && `data:image/svg+xml,${encodeURIComponent(loaded.svgOf(text))}`, [loaded, text])
  if (!image) return <Skeleton width={SIDE} height={SIDE} radius={16} />
  return <Image src={image} style={{ width: units(SIDE), height: units(SIDE) }} role="img" aria-label={label} />
}
