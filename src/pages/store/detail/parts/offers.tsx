import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Offer } from '@contract/entities/store'
import { Icon, type IconName } from '@/components/base/Icon'
import { Sheet } from '@/components/frame/Sheet'
import { CouponStrip } from '@/features/coupon/CouponStrip'
import type { StoreModel } from '../model'
import { words } from '../text'
import styles from './offers.module.scss'

const icons: Record<Offer['kind'], IconName> = {
  fullDiscount: 'ticket-percent',
  member: 'crown',
  firstOrder: 'gift',
  delivery: 'bike',
  activity: 'flame',
}

/** All offers of the store. */
export const OffersSheet = observer(function OffersSheet({ model }: { model: StoreModel }) {
  const { store, offersOpen, closeOffers, claims } = model
  return (
    <Sheet open={offersOpen} onClose={closeOffers} title={words().offers}>
      <CouponStrip model={claims} />
      <View className={styles.offers}>
        {store.offers.map(({ kind, text }) => (
          <View key={text} className={styles.offers__row}>
            <Icon name={icons[kind]} size={32} colour="brand" />
            <Text className={styles.offers__text}>{text}</Text>
          </View>
        ))}
      </View>
    </Sheet>
  )
})
