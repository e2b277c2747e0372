import { Text } from '@tarojs/components'
import { Screen, screen } from '@/components/Screen'

export default screen('loginCode', () => (
  <Screen title="Log in" surface="white">
    <Text>Log in</Text>
  </Screen>
))
