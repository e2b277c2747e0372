import { View } from '@tarojs/components'
import { SvgXml } from 'react-native-svg'
import { units } from '@/styles/units'
import type { IconProps } from './props'
import { svgOf } from './svg'

export type { IconName } from './props'

/** A lucide icon, rendered by react-native-svg. */
export function Icon(props: IconProps) {
  const side = units(props.size ?? 32)
  return (
    <View style={{ width: side, height: side, flexShrink: 0 }} accessibilityLabel={props.label}>
      <SvgXml xml={svgOf(props)} width="100%" height="100%" />
    </View>
  )
}
