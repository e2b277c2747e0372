import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { limits } from '@contract/limits'
import { Button } from '@/components/base/Button'
import { Note } from '@/components/base/Note'
import { ConsentRow } from '@/components/form/ConsentRow'
import { Field } from '@/components/form/Field'
import { roomToClean } from '@/components/form/Field/room'
import { PhoneField } from '@/components/form/PhoneField'
import { BottomBar } from '@/components/frame/BottomBar'
import { Screen, screen } from '@/components/frame/Screen'
import { CodeField } from '@/features/account/CodeField'
import { BindPicture } from '@/features/wallet/BindPicture'
import { navigate } from '@/platform/navigation/gate'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { BindCardModel } from './model'
import { BankRow } from './parts/bank-row'
import { words } from './text'

/** "6214 8375 7120 4662" */
const grouped = (digits: string): string => digits.replace(/(.{4})(?=.)/g, '$1 ')

export default screen('bindCard', () => {
  const model = useModel((api) => new BindCardModel(api))
  const { title, note, picture, hint } = words()
  return (
    <Screen title={title} footer={<Action model={model} />}>
      <View className={styles.bind}>
        <Note kind="info" icon="shield-check" text={note} />
        <Card model={model} />
        <BindPicture of={model.picture} title={picture} hint={hint} fill />
        <Proof model={model} />
        <Terms model={model} />
      </View>
    </Screen>
  )
})

interface Props {
  model: BindCardModel
}

const Card = observer(({ model }: Props) => {
  const t = words()
  const { name, number } = model
  return (
    <View className={styles.bind__card}>
      <Field
        placeholder={t.name}
        value={name.value}
        onChange={name.set}
        onBlur={name.leave}
        error={name.error}
        maxLength={limits.realNameMax}
      />
      <Field
        placeholder={t.number}
        value={number.value}
        onChange={model.typeNumber}
        onBlur={number.leave}
        error={number.error}
        kind="number"
        maxLength={roomToClean(19)}
        read={grouped}
        clearable
      />
      <BankRow model={model} />
    </View>
  )
})

const Proof = observer(({ model }: Props) => (
  <View className={styles.bind__card}>
    <PhoneField field={model.proof.phone} placeholder={words().phone} />
    <CodeField of={model.proof} onConfirm={() => void model.submit()} />
  </View>
))

const Terms = observer(({ model }: Props) => {
  const { agree, terms, own } = words()
  return (
    <View className={styles.bind__terms}>
      <ConsentRow
        on={model.agreed}
        missed={model.missed}
        onChange={model.agree}
        parts={[agree, { text: terms, onOpen: () => navigate('userAgreement', { key: 'withdrawalTerms' }) }, own]}
      />
    </View>
  )
})

const Action = observer(({ model }: Props) => (
  <BottomBar wide>
    <Button
      text={words().action}
      busy={model.form.busy}
      disabled={model.isCredit}
      onPress={() => void model.submit()}
    />
  </BottomBar>
))
