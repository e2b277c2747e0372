import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatMoney } from '@contract/money'
import { Button } from '@/components/base/Button'
import { SafeArea } from '@/components/frame/SafeArea'
import type { SubstituteModel } from '../model'
import { words } from '../text'
import styles from '../index.module.scss'

export const Foot = observer(({ model }: { model: SubstituteModel }) => {
  if (!model.isOpen) return null
  const { pay, logInToPay } = words()
  return (
    <View className={styles.substitute__foot}>
      <Button
        text={(model.isVisitor ? logInToPay : pay)(formatMoney(model.shared.ready.amount))}
        onPress={model.startPaying}
      />
      <SafeArea />
    </View>
  )
})
