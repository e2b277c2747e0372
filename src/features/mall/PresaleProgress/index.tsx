import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { MallDetail, OrderPresale } from '@contract/entities/order'
import { Note } from '@/components/base/Note'
import { Timeline } from '@/components/base/Timeline'
import { stepsOf } from '../presale/steps'
import { presaleWords } from '../presale/text'
import styles from './index.module.scss'

interface Props {
  order: Pick<MallDetail, 'total' | 'utcOffset' | 'status'>
  presale: OrderPresale
}

/** The one-based step that an order of a presale is at. */
function stepOf({ step, deposit, forfeited }: OrderPresale, status: MallDetail['status']): number {
  if (forfeited) return 2
  if (step !== null) return step === 'deposit' ? 1 : 2
  const last = deposit === null ? 2 : 3
  if (status === 'pendingPayment') return 1
  return status === 'pendingShipment' ? last : status === 'closed' ? 0 : last + 1
}

/** Progress of a presale order, with the terms of the deposit while its balance is open. */
export const PresaleProgress = observer(function PresaleProgress({ order, presale }: Props) {
  const { total: price, utcOffset, status } = order
  const { forfeited: missed, step, deposit } = presale
  const steps = stepsOf({ ...presale, depositUntil: null, price, utcOffset }, { step: stepOf(presale, status), missed })
  return (
    <View className={styles['presale-progress']}>
      <Timeline marks="numbers" steps={steps} />
      {deposit !== null && (step !== null || missed) && <Note kind="warn" icon="info" text={presaleWords().kept} />}
    </View>
  )
})
