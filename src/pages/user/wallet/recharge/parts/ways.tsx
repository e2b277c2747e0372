import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { RadioGroup } from '@/components/form/RadioGroup'
import { PayMark } from '@/features/pay/PaySheet/mark'
import styles from '../index.module.scss'
import type { RechargeModel } from '../model'
import { words } from '../text'

/** Payment methods: the providers of this client. */
export const Ways = observer(({ model }: { model: RechargeModel }) => {
  const t = words()
  const options = model.ways.map(({ kind, sandbox }) => ({
    value: kind,
    text: t[kind as 'wechat' | 'alipay'],
    mark: <PayMark way={kind} />,
    ...(sandbox && { note: t.sandbox }),
  }))
  return (
    <View className={styles.recharge__card}>
      <Text className={styles.recharge__title}>{t.ways}</Text>
      <RadioGroup label={t.ways} options={options} chosen={model.way} onChoose={model.choosePayment} lines="between" />
    </View>
  )
})
