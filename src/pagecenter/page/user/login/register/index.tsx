import { Text, View } from '@tarojs/components'
import { Button } from '@/components/base/Button'
import { Press } from '@/components/base/Press'
import { Field } from '@/components/form/Field'
import { PhoneField } from '@/components/form/PhoneField'
import { Screen, screen } from '@/components/frame/Screen'
import { Agreement, AgreementSheet } from '@/features/account/Agreement'
import { CodeField } from '@/features/account/CodeField'
import { NewPassword } from '@/features/account/NewPassword'
import { replace } from '@/platform/navigation/navigation'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { RegisterModel } from './model'
import { words } from './text'

const INVITE_MAX = 18

export default screen('register', ({ inviteCode }) => {
  const model = useModel((api, root) => new RegisterModel(api, root, inviteCode))
  const { title, line, action, already, login, invite } = words()
  return (
    <Screen title="" surface="white" overlay={<AgreementSheet consent={model.consent} action={action} />}>
      <View className={styles.register}>
        <View className={styles.register__head}>
          <Text className={styles.register__title} role="heading" aria-level={2}>
            {title}
          </Text>
          <Text className={styles.register__line}>{line}</Text>
        </View>
        <PhoneField field={model.verification.phone} />
        <CodeField of={model.verification} />
        <NewPassword password={model.password} repeat={model.repeat} />
        <Field
          value={model.invite.value}
          onChange={model.invite.set}
          onBlur={model.invite.leave}
          placeholder={invite}
          error={model.invite.error}
          maxLength={INVITE_MAX}
          clearable
        />
        <Agreement consent={model.consent} />
        <Button text={action} size={96} busy={model.form.busy} onPress={model.submit} />
        <Press label={login} role="link" onPress={() => void replace('loginCode')} className={styles.register__already}>
          <Text className={styles.register__text}>{already}</Text>
          <Text className={styles.register__login}>{login}</Text>
        </Press>
      </View>
    </Screen>
  )
})
