import { Text, View } from '@tarojs/components'

export default function Next() {
  return (
    <View id="next">
      <Text>Hello again</Text>
    </View>
  )
}
