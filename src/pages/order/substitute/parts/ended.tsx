import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Button } from '@/components/base/Button'
import { Outcome } from '@/components/frame/Outcome'
import styles from '../index.module.scss'
import type { SharedOrder, SubstituteModel } from '../model'
import { words } from '../text'

function wordsOf({ status, own, paidByMe, asker }: SharedOrder): { title: string; text: string } {
  const t = words()
  if (paidByMe && status === 'refunded') return { title: t.refunded, text: t.refundedText }
  if (paidByMe && !own) return { title: t.thanks, text: t.thanksText(asker) }
  return status === 'paid' ? { title: t.paid, text: t.paidText } : { title: t.closed, text: t.closedText }
}

/** Already paid, refunded or expired. */
export const Ended = observer(({ model, shared }: { model: SubstituteModel; shared: SharedOrder }) => {
  const isGood = shared.status === 'paid' || shared.paidByMe
  return (
    <View className={styles.substitute__ended}>
      <Outcome {...wordsOf(shared)} {...(isGood ? {} : { icon: 'clock', tone: 'waiting' })} />
      <Button text={words().home} kind={isGood ? 'outline' : 'primary'} onPress={model.goHome} />
    </View>
  )
})
