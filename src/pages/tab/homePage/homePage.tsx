import { Text } from '@tarojs/components'
import { Screen, screen } from '@/components/Screen'

export default screen('goOrder', () => (
  <Screen title="goOrder" tab="goOrder">
    <Text>goOrder</Text>
  </Screen>
))
