import { Text } from '@tarojs/components'
import { Screen, screen } from '@/components/Screen'

export default screen('home', () => (
  <Screen title="home" tab="home">
    <Text>home</Text>
  </Screen>
))
