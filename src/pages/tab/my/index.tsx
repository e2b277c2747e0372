import { Text } from '@tarojs/components'
import { Screen, screen } from '@/components/Screen'

export default screen('my', () => (
  <Screen title="my" tab="my">
    <Text>my</Text>
  </Screen>
))
