import { Text, View } from '@tarojs/components'
import { Button } from '@/components/base/Button'
import { PhoneField } from '@/components/form/PhoneField'
import { Screen, screen } from '@/components/frame/Screen'
import { CodeField } from '@/features/account/CodeField'
import { NewPassword } from '@/features/account/NewPassword'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { ForgetModel } from './model'
import { words } from './text'

export default screen('forget', () => {
  const model = useModel((api, root) => new ForgetModel(api, root))
  const { title, line, password, action } = words()
  return (
    <Screen title={title} surface="white">
      <View className={styles.forget}>
        <Text className={styles.forget__line}>{line}</Text>
        <PhoneField field={model.verification.phone} />
        <CodeField of={model.verification} />
        <NewPassword password={model.password} repeat={model.repeat} placeholder={password} />
        <View className={styles.forget__action}>
          <Button text={action} size={96} busy={model.form.busy} onPress={() => void model.submit()} />
        </View>
      </View>
    </Screen>
  )
})
