import { View } from '@tarojs/components'
import { Icon, type IconName } from '@/components/base/Icon'
import type { PaymentOption } from '../paying'
import styles from './methods.module.scss'

const icons: Record<PaymentOption, IconName> = {
  balance: 'wallet',
  wechat: 'message-circle',
  alipay: 'badge-japanese-yen',
  ask: 'users-round',
}

/** The sign of a way to pay. */
export const PayMark = ({ way }: { way: PaymentOption }) => (
  <View className={styles[`methods__mark--${way}`]}>
    <Icon name={icons[way]} size={36} colour="white" />
  </View>
)
