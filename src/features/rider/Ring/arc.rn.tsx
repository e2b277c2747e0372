import { View } from '@tarojs/components'
import { SvgXml } from 'react-native-svg'
import { units } from '@/styles/units'
import { ringSvg, type RingProps } from './ring-svg'

/** The ring, drawn by react-native-svg. */
export const Arc = (props: RingProps) => (
  <View style={{ width: units(props.size), height: units(props.size) }}>
    <SvgXml xml={ringSvg(props)} width="100%" height="100%" />
  </View>
)
