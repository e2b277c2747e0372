import { useState } from 'react'
import { Text, View } from '@tarojs/components'

export default function Home() {
  const [count, setCount] = useState(0)
  return (
    <View onClick={() => setCount(count + 1)}>
      <Text>Hello {count}</Text>
    </View>
  )
}
