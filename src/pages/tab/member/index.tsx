import { Text } from '@tarojs/components'
import { Screen, screen } from '@/components/Screen'

export default screen('member', () => (
  <Screen title="member" tab="member">
    <Text>member</Text>
  </Screen>
))
