import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { KeyValue } from '@/components/list/KeyValue'
import { ShopRow } from '@/features/mall/ShopRow'
import { language } from '@/platform/session/language'
import type { PresaleModel } from '../model'
import { words } from '../text'
import styles from './facts.module.scss'

/** Current choice, delivery, service and the shop. */
export const Facts = observer(function Facts({ model }: { model: PresaleModel }) {
  const { presale, picker, visit } = model
  const t = words()
  const { shipping, freeReturnDays, shop } = presale.product
  if (!picker) return null
  const { missing, names, count, open } = picker
  const chosen =
    missing === undefined ? t.count(names.join(language.value === 'zh' ? '、' : ', '), count) : t.choose(missing)
  return (
    <>
      <View className={styles.facts}>
        <KeyValue label={t.chosen} value={chosen} onOpen={open} />
        <KeyValue
          label={t.delivery}
          value={shipping.to === null ? t.from(shipping.from) : t.fromTo(shipping.from, shipping.to)}
        />
        <KeyValue label={t.service} value={freeReturnDays > 0 ? t.returns(freeReturnDays) : t.noReturns} />
      </View>
      <View className={styles.facts}>
        <ShopRow shop={shop} onVisit={visit} />
      </View>
    </>
  )
})
