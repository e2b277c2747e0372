import Taro from '@tarojs/taro'
import { Text, View } from '@tarojs/components'

export default function Hello() {
  return (
    <View id="hello" onClick={() => void Taro.navigateTo({ url: '/pages/next/index' })}>
      <Text>Hello</Text>
    </View>
  )
}
