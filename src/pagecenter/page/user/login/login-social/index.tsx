import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Button } from '@/components/base/Button'
import { Outcome } from '@/components/frame/Outcome'
import { Screen, screen } from '@/components/frame/Screen'
import { Agreement, AgreementSheet } from '@/features/account/Agreement'
import { replace } from '@/platform/navigation/navigation'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { LoginSocialModel } from './model'
import { words } from './text'

interface Props {
  model: LoginSocialModel
}

const Ask = observer(({ model }: Props) => {
  const { line, action, phone } = words()
  return (
    <View className={styles.social}>
      <Text className={styles.social__line}>{line(model.name)}</Text>
      <Agreement consent={model.consent} />
      <Button text={action(model.name)} size={96} onPress={model.submit} />
      <Button text={phone} kind="outline" size={96} onPress={() => void replace('loginCode')} />
    </View>
  )
})

const Failed = observer(({ model }: Props) => {
  const { failed, failedText, retry, phone } = words()
  return (
    <View className={styles.social}>
      <Outcome icon="circle-alert" tone="waiting" title={failed(model.name)} text={failedText} />
      <Button text={retry} size={96} onPress={() => void model.again()} />
      {!model.isBinding && <Button text={phone} kind="outline" size={96} onPress={() => void replace('loginCode')} />}
    </View>
  )
})

const Unknown = observer(() => {
  const { unknown, unknownText, phone } = words()
  return (
    <View className={styles.social}>
      <Outcome icon="circle-alert" tone="waiting" title={unknown} text={unknownText} />
      <Button text={phone} size={96} onPress={() => void replace('loginCode')} />
    </View>
  )
})

const steps = {
  ask: Ask,
  working: () => <Text className={styles.social__working}>{words().working}</Text>,
  failed: Failed,
  unknown: Unknown,
}

export default screen('loginSocial', (given) => {
  const model = useModel((api, root) => new LoginSocialModel(api, root, given))
  const { title, bindTitle, action, unknownTitle } = words()
  const Step = steps[model.step]
  return (
    <Screen
      title={model.provider ? (model.isBinding ? bindTitle : title)(model.name) : unknownTitle}
      surface="white"
      overlay={<AgreementSheet consent={model.consent} action={action(model.name)} />}
    >
      <Step model={model} />
    </Screen>
  )
})
