import { View } from '@tarojs/components'
import { Screen, screen } from '@/components/frame/Screen'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { ContactModel } from './model'
import { Ways } from './parts/ways'
import { Questions } from './parts/questions'
import { words } from './text'

export default screen('contactUs', ({ order }) => {
  const model = useModel((api) => new ContactModel(api))
  return (
    <Screen title={words().title}>
      <View className={styles.contact}>
        <Ways model={model} order={order} />
        <Questions model={model} />
      </View>
    </Screen>
  )
})
