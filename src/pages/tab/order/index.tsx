import { Text } from '@tarojs/components'
import { Screen, screen } from '@/components/Screen'

export default screen('orders', () => (
  <Screen title="orders" tab="orders">
    <Text>orders</Text>
  </Screen>
))
