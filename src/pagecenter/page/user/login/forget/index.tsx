import { Text, View } from '@tarojs/components'
import { Button } from '@/components/Button'
import { CodeField } from '@/components/CodeField'
import { NewPassword } from '@/components/NewPassword'
import { PhoneField } from '@/components/PhoneField'
import { Screen, screen } from '@/components/Screen'
import { useModel } from '@/stores'
import styles from './index.module.scss'
import { ForgetModel } from './model'
import { words } from './text'

export default screen('forget', () => {
  const model = useModel((api, stores) => new ForgetModel(api, stores))
  const { title, line, action } = words()
  return (
    <Screen title={title} surface="white">
      <View className={styles.forget}>
        <Text className={styles.forget__line}>{line}</Text>
        <PhoneField field={model.verification.phone} />
        <CodeField of={model.verification} />
        <NewPassword password={model.password} repeat={model.repeat} />
        <View className={styles.forget__action}>
          <Button text={action} size={96} busy={model.busy} onPress={() => void model.submit()} />
        </View>
      </View>
    </Screen>
  )
})
