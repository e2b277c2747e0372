import { useMemo } from 'react'
import { View } from '@tarojs/components'
import { SvgXml } from 'react-native-svg'
import { units } from '@/styles/units'
import type { QrCodeProps } from '.'
import { svgOf } from './svg'

/** A QR code, rendered by react-native-svg. */
export function QrCode({ text, size, label }: QrCodeProps) {
  const xml = useMemo(() => svgOf(text), [text])
  return (
    <View style={{ width: units(size), height: units(size) }} {...{ accessible: true }} accessibilityLabel={label}>
      <SvgXml xml={xml} width="100%" height="100%" />
    </View>
  )
}
