import { Text, View } from '@tarojs/components'
import { formatDate } from '@contract/date'
import { Button } from '@/components/base/Button'
import { Outcome } from '@/components/frame/Outcome'
import { Screen, screen } from '@/components/frame/Screen'
import { CloseSteps } from '@/features/account/CloseSteps'
import { open } from '@/platform/navigation/navigation'
import styles from './index.module.scss'
import { words } from './text'

export default screen('cancelResult', ({ closesAt }) => {
  const { title, closed, text, home } = words()
  const day = new Date(closesAt)
  return (
    <Screen title={title} surface="white">
      <CloseSteps step={3} />
      <Outcome title={closed} text={text}>
        {!Number.isNaN(day.getTime()) && <Text className={styles.result__day}>{formatDate(day)}</Text>}
      </Outcome>
      <View className={styles.result__action}>
        <Button text={home} size={96} onPress={() => void open('home')} />
      </View>
    </Screen>
  )
})
