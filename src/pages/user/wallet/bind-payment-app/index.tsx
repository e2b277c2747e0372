import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { limits } from '@contract/limits'
import { Button } from '@/components/base/Button'
import { Note } from '@/components/base/Note'
import { Field } from '@/components/form/Field'
import { PhoneField } from '@/components/form/PhoneField'
import { Segmented } from '@/components/form/Segmented'
import { BottomBar } from '@/components/frame/BottomBar'
import { Screen, screen } from '@/components/frame/Screen'
import { CodeField } from '@/features/account/CodeField'
import { BindPicture } from '@/features/wallet/BindPicture'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { BindPaymentAppModel, providers } from './model'
import { words } from './text'

export default screen('bindPaymentApp', () => {
  const model = useModel((api) => new BindPaymentAppModel(api))
  const { title, note, picture, hint } = words()
  return (
    <Screen title={title} footer={<Action model={model} />}>
      <View className={styles.bind}>
        <Note kind="info" icon="shield-check" text={note} />
        <Rows model={model} />
        <BindPicture of={model.picture} title={picture} hint={hint} />
      </View>
    </Screen>
  )
})

interface Props {
  model: BindPaymentAppModel
}

const Rows = observer(({ model }: Props) => {
  const t = words()
  return (
    <View className={styles.bind__card}>
      <Segmented
        items={providers.map((value) => ({ value, name: t[value] }))}
        value={model.provider}
        onChange={model.choose}
      />
      <Field
        placeholder={t.name}
        value={model.name.value}
        onChange={model.name.set}
        onBlur={model.name.leave}
        error={model.name.error}
        maxLength={limits.realNameMax}
      />
      <PhoneField field={model.proof.phone} placeholder={t.phone} />
      <CodeField of={model.proof} onConfirm={() => void model.submit()} />
    </View>
  )
})

const Action = observer(({ model }: Props) => (
  <BottomBar wide>
    <Button text={words().action} busy={model.form.busy} onPress={() => void model.submit()} />
  </BottomBar>
))
