import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Address } from '@contract/entities/address'
import type { ErrandDetail } from '@contract/entities/errand'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { inOneLanguage } from '@/features/address/in-one-language'
import { distanceText } from '@/features/order/distance'
import { Written } from '@/platform/view/written'
import type { ErrandModel } from '../model'
import { words } from '../text'
import styles from './cards.module.scss'

interface Props {
  model: ErrandModel
  errand: ErrandDetail
}

const placeOf = ({ address, addressDetail }: Address): string =>
  words().place(inOneLanguage(address), inOneLanguage(addressDetail))
const personOf = ({ consignee, mobile }: Address): string => `${consignee} ${mobile}`

/** Origin and destination of the goods, with a link for the recipient. */
export const Places = observer(function Places({ model, errand }: Props) {
  const t = words()
  const { shop, pickupAddress, deliveryAddress, route, phase } = errand
  const way = route.state === 'ready' ? distanceText(route.meters) : ''
  return (
    <View className={styles.card}>
      {shop && (
        <Place mark="from" name={shop.name} note={[inOneLanguage(shop.address), way].filter(Boolean).join(' · ')} />
      )}
      {!shop && !pickupAddress && <Place mark="from" name={t.nearby} note={t.nearbyNote} />}
      {pickupAddress && <Place mark="from" name={placeOf(pickupAddress)} note={personOf(pickupAddress)} />}
      <View className={styles.card__place}>
        <Letter mark="to" />
        <Words name={placeOf(deliveryAddress)} note={personOf(deliveryAddress)} />
        {phase !== 'toPay' && phase !== 'cancelled' && (
          <Press label={t.shareLabel} onPress={() => void model.shareLink()} className={styles.card__share}>
            <Icon name="share-2" size={32} colour="ink-2" />
            <Text className={styles.card__shareText}>{t.share}</Text>
          </Press>
        )}
      </View>
    </View>
  )
})

interface PlaceProps {
  mark: 'from' | 'to'
  name: string
  note: string
}

const Place = ({ mark, ...said }: PlaceProps) => (
  <View className={styles.card__place}>
    <Letter mark={mark} />
    <Words {...said} />
  </View>
)

const Letter = ({ mark }: Pick<PlaceProps, 'mark'>) => (
  <View className={styles[`card__letter--${mark}`]} aria-hidden>
    <Text className={styles.card__letterText}>{mark === 'from' ? 'A' : 'B'}</Text>
  </View>
)

const Words = ({ name, note }: Omit<PlaceProps, 'mark'>) => (
  <View className={styles.card__words}>
    <Text className={styles.card__name}>
      <Written text={name} />
    </Text>
    <Text className={styles.card__note}>
      <Written text={note} />
    </Text>
  </View>
)
