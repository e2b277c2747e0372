import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { limits } from '@contract/limits'
import { formatMoney } from '@contract/money'
import { Sheet } from '@/components/frame/Sheet'
import { Cell } from '@/components/list/Cell'
import { instantText } from '@/features/stay/dates/days'
import { ReasonSheet } from '@/components/frame/ReasonSheet'
import type { Arrivals } from '../model'
import { titled } from '../names'
import { words } from '../text'
import styles from './card.module.scss'

/** Sheets of the rare actions on a stay, and of a refusal's reason. */
export const Sheets = observer(({ model }: { model: Arrivals }) => (
  <>
    <More model={model} />
    <Why model={model} />
  </>
))

const More = observer(({ model }: { model: Arrivals }) => {
  const t = words()
  const { more: order, closeMore, startRefusal } = model
  if (!order) return null
  const { noShowFrom, utcOffset, state, actions } = order
  const early = state === 'confirmed' && !actions.includes('noShow')
  return (
    <Sheet open onClose={closeMore} title={titled(order)}>
      <View className={styles.cells}>
        <Cell label={t.number} value={order.number} height={104} />
        {early && <Cell label={t.noShow} value={t.noShowFrom(instantText(noShowFrom, utcOffset))} height={104} />}
        <Cell label={t.cannotHost} height={104} onOpen={() => startRefusal(order, 'cannotHost')} />
      </View>
    </Sheet>
  )
})

const Why = observer(({ model }: { model: Arrivals }) => {
  const t = words()
  const { refusing, reason, changes, chooseReason, refuse, endRefusal } = model
  const refuses = refusing?.action === 'refuse'
  const isPaid = refusing?.order.collect === 0
  const hostNote = isPaid ? t.cannotHostPaid(formatMoney(limits.turnedAwayCouponMost)) : t.cannotHostNote
  return (
    <ReasonSheet
      open={refusing !== undefined}
      title={refuses ? t.whyRefuse : t.whyCannotHost}
      note={refuses ? t.refuseNote : hostNote}
      reasons={[t.soldElsewhere, t.outOfOrder, t.closed, t.wishes]}
      chosen={reason}
      button={refuses ? t.refuse : t.cannotHost}
      busy={changes.busy !== ''}
      onChoose={chooseReason}
      onSend={() => void refuse()}
      onClose={endRefusal}
    />
  )
})
