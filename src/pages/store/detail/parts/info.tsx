import { Text, View } from '@tarojs/components'
import type { StoreDetail } from '@contract/entities/store'
import { observer } from 'mobx-react'
import { Cell } from '@/components/Cell'
import { CellGroup } from '@/components/CellGroup'
import { callPhone } from '@/platform/phone-call'
import { words } from '../text'
import styles from './info.module.scss'

/** What the merchant says about itself (product text §2, merchant info). */
export const StoreInfo = observer(function StoreInfo({ store }: { store: StoreDetail }) {
  const t = words()
  const hours = store.openingHours.map(({ open, close }) => `${open}–${close}`).join(', ')
  return (
    <View className={styles.info}>
      {store.profile !== '' && <Block label={t.about} text={store.profile} />}
      <Block label={t.address} text={store.address} />
      <CellGroup>
        <Cell label={t.hours} value={hours} />
        <Cell label={t.phone} value={store.phone} onOpen={() => void callPhone(store.phone)} />
        <Cell label={t.delivery} value={t[store.deliveredBy]} />
        <Cell label={t.pickup} value={store.selfPickup ? t.yes : t.no} />
      </CellGroup>
    </View>
  )
})

const Block = ({ label, text }: { label: string; text: string }) => (
  <View className={styles.info__block}>
    <Text className={styles.info__label}>{label}</Text>
    <Text className={styles.info__text}>{text}</Text>
  </View>
)
