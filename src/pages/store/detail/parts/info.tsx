import { ScrollView, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { StoreDetail } from '@contract/entities/store'
import { Icon, type IconName } from '@/components/base/Icon'
import { Picture } from '@/components/base/Picture'
import { Press } from '@/components/base/Press'
import { Cell } from '@/components/list/Cell'
import { CellGroup } from '@/components/list/CellGroup'
import { StoreDeals } from '@/pages/store/detail/StoreDeals'
import { PackageRows } from '@/pages/store/detail/PackageRows'
import { navigate } from '@/platform/navigation/gate'
import { openMap } from '@/platform/device/maps'
import { callPhone } from '@/platform/device/phone-call'
import { attempt } from '@/state'
import type { StoreModel } from '../model'
import { words } from '../text'
import styles from './info.module.scss'

interface Props {
  store: StoreDetail
}

/** Merchant info (product text §2, merchant info). */
export const StoreInfo = observer(function StoreInfo({ model }: { model: StoreModel }) {
  const t = words()
  const { store, id: storeId } = model
  return (
    <View className={styles.info}>
      <StoreDeals storeId={storeId} />
      <PackageRows storeId={storeId} />
      {store.notice !== '' && <Block icon="megaphone" label={t.notice} text={store.notice} />}
      {store.profile !== '' && <Block icon="store" label={t.about} text={store.profile} />}
      {store.pictures.length > 0 && <Pictures model={model} />}
      <Address store={store} />
      <Hours store={store} />
      <CellGroup>
        <Cell label={t.phone} value={store.phone} onOpen={() => void attempt(() => callPhone(store.phone))} />
        <Cell label={t.delivery} value={t[store.deliveredBy]} />
        <Cell label={t.pickup} value={store.selfPickup ? t.yes : t.no} />
      </CellGroup>
      <CellGroup>
        <Cell label={t.qualification} onOpen={() => navigate('qualification', { storeId })} />
        <Cell label={t.report} onOpen={() => navigate('report', { subject: 'store', id: storeId })} />
      </CellGroup>
    </View>
  )
})

const Block = ({ icon, label, text }: { icon: IconName; label: string; text: string }) => (
  <View className={styles.info__block}>
    <View className={styles.info__head}>
      <Icon name={icon} size={28} colour="ink-2" />
      <Text className={styles.info__label}>{label}</Text>
    </View>
    <Text className={styles.info__text}>{text}</Text>
  </View>
)

const Pictures = observer(({ model: { store, view } }: { model: StoreModel }) => {
  const { pictures: title, picture } = words()
  return (
    <View className={styles.info__block}>
      <Text className={styles.info__label}>{title}</Text>
      <ScrollView scrollX enhanced showScrollbar={false} className={styles.info__scroll}>
        <View className={styles.info__pictures}>
          {store.pictures.map((each, index) => (
            <Press key={each.path} label={picture(index + 1)} onPress={() => view(index)}>
              <Picture picture={each} width={208} height={140} />
            </Press>
          ))}
        </View>
      </ScrollView>
    </View>
  )
})

const Address = observer(({ store }: Props) => {
  const { address, latitude, longitude, name } = store
  const { address: label, openMap: hint } = words()
  const open = () => void attempt(() => openMap({ latitude, longitude, name, address }))
  return (
    <Press label={hint(address)} onPress={open} className={styles.info__block}>
      <View className={styles.info__row}>
        <View className={styles.info__words}>
          <Text className={styles.info__label}>{label}</Text>
          <Text className={styles.info__text}>{address}</Text>
        </View>
        <Icon name="map-pin" size={36} colour="info" />
        <Icon name="chevron-right" size={28} colour="ink-3" />
      </View>
    </Press>
  )
})

function timesOf(open: string, close: string): string {
  const { nextDay, allDay } = words()
  if (open === '00:00' && close === '24:00') return allDay
  return `${open}–${close}${close <= open ? ` ${nextDay}` : ''}`
}

const Hours = observer(({ store: { openingHours } }: Props) => {
  const { hours, period } = words()
  return (
    <View className={styles.info__block}>
      <Text className={styles.info__label}>{hours}</Text>
      {openingHours.map(({ open, close }, index) => (
        <View key={open} className={styles.info__period}>
          {openingHours.length > 1 && <Text className={styles['info__period-name']}>{period(index + 1)}</Text>}
          <Text className={styles['info__period-time']}>{timesOf(open, close)}</Text>
        </View>
      ))}
    </View>
  )
})
