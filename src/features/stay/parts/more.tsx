import { ScrollView, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { StayDetail } from '@contract/entities/stay-order'
import { Sheet } from '@/components/frame/Sheet'
import { RadioGroup } from '@/components/form/RadioGroup'
import { instantText } from '@/features/hotel/days'
import { Cell } from '@/components/list/Cell'
import { navigate } from '@/platform/gate'
import type { StayOrderModel } from '../model'
import { words } from '../text'
import styles from './bar.module.scss'

/** What is seldom done with a stay. Pass it to the Screen as `overlay`. */
export const MoreSheet = observer(function MoreSheet({ model, stay }: { model: StayOrderModel; stay: StayDetail }) {
  const t = words()
  const go = (way: () => unknown) => () => {
    model.closeMore()
    void way()
  }
  return (
    <Sheet open={model.moreOpen} onClose={model.closeMore} title={t.more}>
      <View className={styles.bar__cells}>
        {stay.canChange && <Cell label={t.change} height={104} onOpen={go(model.change)} />}
        {stay.canBeLate && <Cell label={t.late} height={104} onOpen={go(() => model.showLate(true))} />}
        <Cell label={t.again} height={104} onOpen={go(model.openHotel)} />
        <Cell label={t.contactUs} height={104} onOpen={go(() => navigate('contactUs', { order: stay.number }))} />
        {stay.actions.includes('remove') && (
          <Cell label={t.remove} height={104} onOpen={go(() => model.actions.run('remove', stay))} />
        )}
      </View>
    </Sheet>
  )
})

/** Asks when guests who are late arrive. Pass it to the Screen as `overlay`. */
export const LateSheet = observer(function LateSheet({ model, stay }: { model: StayOrderModel; stay: StayDetail }) {
  const { late } = words()
  const times = stay.lateArrivals.map((at) => ({ value: at, text: instantText(at, stay.utcOffset) }))
  return (
    <Sheet open={model.lateOpen} onClose={() => model.showLate(false)} title={late}>
      <ScrollView scrollY className={styles.bar__times}>
        <View className={styles.bar__cells}>
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
