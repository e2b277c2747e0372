import { Text, View } from '@tarojs/components'
import { Agreement, AgreementSheet } from '@/components/Agreement'
import { Button } from '@/components/Button'
import { CodeField } from '@/components/CodeField'
import { NewPassword } from '@/components/NewPassword'
import { PhoneField } from '@/components/PhoneField'
import { Press } from '@/components/Press'
import { Screen, screen } from '@/components/Screen'
import { replace } from '@/platform/navigation'
import { useModel } from '@/stores'
import styles from './index.module.scss'
import { RegisterModel } from './model'
import { words } from './text'

export default screen('register', () => {
  const model = useModel((api, stores) => new RegisterModel(api, stores))
  const { title, line, action, already, login } = words()
  return (
    <Screen title="" surface="white" overlay={<AgreementSheet consent={model.consent} action={action} />}>
      <View className={styles.register}>
        <View className={styles.register__head}>
          <Text className={styles.register__title} {...{ role: 'heading', 'aria-level': 2 }}>
            {title}
          </Text>
          <Text className={styles.register__line}>{line}</Text>
        </View>
        <PhoneField field={model.verification.phone} />
        <CodeField of={model.verification} />
        <NewPassword password={model.password} repeat={model.repeat} />
        <Agreement consent={model.consent} />
        <Button text={action} size={96} busy={model.busy} onPress={model.submit} />
        <Press label={login} role="link" onPress={() => void replace('loginCode')} className={styles.register__already}>
          <Text className={styles.register__text}>{already}</Text>
          <Text className={styles.register__login}>{login}</Text>
        </Press>
      </View>
    </Screen>
  )
})
