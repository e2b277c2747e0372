import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Button } from '@/components/base/Button'
import { StateView } from '@/components/frame/StateView'
import type { ArtName } from '@/components/frame/StateView/art-name'
import type { PaySuccessModel, Result } from '../model'
import { words } from '../text'
import styles from '../index.module.scss'

type Kind = 'open' | 'failed' | 'unpaid' | 'closed' | 'refunded'

const arts: Record<Kind, ArtName> = {
  open: 'time',
  failed: 'offline',
  unpaid: 'time',
  closed: 'empty',
  refunded: 'done',
}

function kindOf({ status, attempt }: Result['payment']): Kind {
  if (status === 'closed' || status === 'refunded') return status
  return attempt === 'open' || attempt === 'failed' ? attempt : 'unpaid'
}

/** Payment pending, expired or failed. */
export const Unpaid = observer(({ model, payment }: { model: PaySuccessModel; payment: Result['payment'] }) => {
  const kind = kindOf(payment)
  const t = words()
  const text = kind === 'refunded' && payment.payer ? t.refundedTo(payment.payer) : t[`${kind}Text`]
  const first = kind === 'open' ? { text: t.check, onPress: () => void model.check(), busy: model.checking } : undefined
  const again = kind === 'failed' || kind === 'unpaid' ? { text: t.pay, onPress: model.pay } : undefined
  const action = first ?? again
  return (
    <View>
      <StateView kind="empty" art={arts[kind]} title={t[kind]} text={text} />
      <View className={styles['pay-success__more']}>
        {action && <Button {...action} />}
        <Button text={t.view} kind={action ? 'outline' : 'primary'} onPress={model.viewOrder} />
      </View>
    </View>
  )
})
