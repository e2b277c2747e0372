import { Text } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { LineAfterSales } from '@contract/entities/after-sale'
import { Button } from '@/components/base/Button'
import { Press } from '@/components/base/Press'
import { refundStates } from '@/features/order/words'
import { dictionary } from '@/i18n'
import { navigate } from '@/platform/navigation/gate'
import styles from './line-case.module.scss'

const words = dictionary({
  en: { refund: 'Refund', return: 'Return', case: (name: string, state: string) => `${name}, ${state}` },
  zh: { refund: '退款', return: '退换', case: (name, state) => `${name}，${state}` },
})

interface Props {
  orderId: string
  position: number
  name: string
  afterSales: LineAfterSales
}

/** The one after-sales action of a line: its case, or to ask for the money or a return. */
export const LineCase = observer(function LineCase({ orderId, position, name, afterSales }: Props) {
  const { services, case: known } = afterSales
  const t = words()
  if (services.length > 0) {
    const text = services.includes('returnAndRefund') ? t.return : t.refund
    const apply = () => navigate('applyAfterSales', { orderId, position: `${position}` })
    return <Button size={64} kind="outline" text={text} label={`${text}: ${name}`} onPress={apply} />
  }
  if (!known) return null
  const state = refundStates()[known.state]
  return (
    <Press
      label={t.case(name, state)}
      onPress={() => navigate('refundDetails', { id: known.id })}
      className={styles['line-case']}
    >
      <Text className={styles['line-case__state']}>{state}</Text>
    </Press>
  )
})
