import { ScrollView, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { StayDetail } from '@contract/entities/stay-order'
import { Sheet } from '@/components/frame/Sheet'
import { RadioGroup } from '@/components/form/RadioGroup'
import { instantText } from '@/features/stay/dates/days'
import { MoreSheet } from '@/features/order/More'
import { navigate } from '@/platform/navigation/gate'
import type { StayOrderModel } from '@/features/stay/StayOrder/model'
import { words } from '@/features/stay/StayOrder/text'
import styles from './more.module.scss'

/** Secondary actions on a stay. Pass it to the Screen as `overlay`. */
export const StayMore = observer(function StayMore({ model, stay }: { model: StayOrderModel; stay: StayDetail }) {
  const t = words()
  const ways = [
    stay.canChange && { label: t.change, run: model.change },
    stay.canBeLate && model.isNear && { label: t.late, run: () => model.showLate(true) },
    { label: t.again, run: model.openHotel },
    { label: t.contactUs, run: () => navigate('contactUs', { order: stay.number }) },
    stay.actions.includes('refund') && { label: t.refund, run: () => model.actions.run('refund', stay) },
    stay.actions.includes('remove') && { label: t.remove, run: () => model.actions.run('remove', stay) },
  ]
  return <MoreSheet open={model.moreOpen} onClose={model.closeMore} ways={ways} />
})

/** Asks when guests who are late arrive. Pass it to the Screen as `overlay`. */
export const LateSheet = observer(function LateSheet({ model, stay }: { model: StayOrderModel; stay: StayDetail }) {
  const { late } = words()
  const times = stay.lateArrivals.map((at) => ({ value: at, text: instantText(at, stay.utcOffset) }))
  return (
    <Sheet open={model.lateOpen} onClose={() => model.showLate(false)} title={late}>
      <ScrollView scrollY className={styles.more__times}>
        <View className={styles.more__cells}>
          <RadioGroup
            label={late}
            options={times}
            chosen={undefined}
            onChoose={(at) => void model.beLate(at)}
            lines="between"
          />
        </View>
      </ScrollView>
    </Sheet>
  )
})
