import { Text, View } from '@tarojs/components'
import { Button } from '@/components/base/Button'
import { BottomBar } from '@/components/frame/BottomBar'
import { Screen, screen } from '@/components/frame/Screen'
import { Cell } from '@/components/list/Cell'
import { CellGroup } from '@/components/list/CellGroup'
import { navigate } from '@/platform/navigation/gate'
import { back } from '@/platform/navigation/navigation'
import styles from './index.module.scss'
import { words } from './text'

export default screen('cancelAccount', () => {
  const { title, lead, text, phone, devices, help, keep, go } = words()
  const bar = (
    <BottomBar>
      <Button text={keep} onPress={() => void back()} />
      <Button text={go} kind="outline" onPress={() => navigate('closeAccountRisks')} />
    </BottomBar>
  )
  return (
    <Screen title={title} footer={bar}>
      <View className={styles['cancel-account']}>
        <View className={styles['cancel-account__card']}>
          <Text className={styles['cancel-account__title']} role="heading" aria-level={2}>
            {lead}
          </Text>
          <Text className={styles['cancel-account__text']}>{text}</Text>
        </View>
        <CellGroup>
          <Cell label={phone} icon="smartphone" height={104} onOpen={() => navigate('changePhone')} />
          <Cell label={devices} icon="lock" height={104} onOpen={() => navigate('sessions')} />
          <Cell label={help} icon="headphones" height={104} onOpen={() => navigate('contactUs', {})} />
        </CellGroup>
      </View>
    </Screen>
  )
})
