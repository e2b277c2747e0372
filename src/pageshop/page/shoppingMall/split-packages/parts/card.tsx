import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Response } from '@contract/call'
import type { mallSplit } from '@contract/calls/mall'
import type { ParcelWithItems } from '@contract/entities/order'
import type { UtcOffset } from '@contract/utc-offset'
import { Button } from '@/components/base/Button'
import { Picture } from '@/components/base/Picture'
import { CallButton, CarrierLine, ParcelStateText, parcelWords, stateOf } from '@/features/mall/Parcels'
import { momentOf } from '@/features/order/moment'
import { navigate } from '@/platform/navigation/gate'
import { Written } from '@/platform/view/written'
import type { ParcelsModel } from '../model'
import { words } from '../text'
import styles from './card.module.scss'

interface Props {
  parcel: ParcelWithItems
  model: ParcelsModel
  all: Response<typeof mallSplit>
}

/** One parcel: its state, its items, and its actions. */
export const ParcelCard = observer(function ParcelCard({ parcel, model, all }: Props) {
  const t = parcelWords()
  const { number, items, carrier, trackingNumber, lockerCode } = parcel
  return (
    <View className={styles.card}>
      <View className={styles.card__head}>
        <Text className={styles.card__title} role="heading" aria-level={2}>
          {t.parcel(number)}
        </Text>
        <Text className={styles.card__count}>{t.items(items.reduce((sum, { quantity }) => sum + quantity, 0))}</Text>
        <ParcelStateText parcel={parcel} />
      </View>
      {trackingNumber && <CarrierLine carrier={carrier} trackingNumber={trackingNumber} />}
      <View className={styles.card__pictures}>
        {items.map((item) => (
          <View key={item.position} className={styles.card__item}>
            <Picture picture={item.picture} width={136} label={item.name} />
            {item.quantity > 1 && (
              <View className={styles.card__times}>
                <Text className={styles['card__times-text']}>{`×${item.quantity}`}</Text>
              </View>
            )}
          </View>
        ))}
      </View>
      {lockerCode && (
        <View className={styles.card__code}>
          <Text className={styles['card__code-label']}>{t.code}</Text>
          <Text className={styles['card__code-text']}>{lockerCode}</Text>
        </View>
      )}
      <News parcel={parcel} utcOffset={all.utcOffset} />
      <View className={styles.card__buttons}>
        <Actions parcel={parcel} model={model} remindAgainAt={all.remindAgainAt} />
      </View>
    </View>
  )
})

const News = observer(function News({ parcel, utcOffset }: { parcel: ParcelWithItems; utcOffset: UtcOffset }) {
  const t = parcelWords()
  const { state, news, warehouse } = parcel
  return (
    <View className={styles.card__news}>
      <View className={styles[stateOf(parcel).tone === 'moving' ? 'card__dot--on' : 'card__dot']} />
      <View className={styles.card__said}>
        <Text className={styles.card__text}>
          {news ? <Written text={news.text} /> : state === 'toShip' ? t.packedIn(warehouse) : t.noNews}
        </Text>
        {news && <Text className={styles.card__time}>{momentOf(news.at, utcOffset)}</Text>}
      </View>
    </View>
  )
})

interface ActionsProps {
  parcel: ParcelWithItems
  model: ParcelsModel
  remindAgainAt: string | null
}

const Actions = observer(function Actions({ parcel, model, remindAgainAt }: ActionsProps) {
  const { remind, reminded } = words()
  const { track, support, parcel: numbered } = parcelWords()
  if (parcel.state === 'toShip')
    return (
      <Button
        kind="outline"
        size={64}
        text={remindAgainAt ? reminded : remind}
        disabled={remindAgainAt !== null}
        busy={model.busy}
        label={`${remindAgainAt ? reminded : remind}: ${numbered(parcel.number)}`}
        onPress={() => void model.remind()}
      />
    )
  return (
    <>
      {stateOf(parcel).tone === 'bad' ? (
        <Button kind="outline" size={64} text={support} onPress={() => void navigate('contactUs', {})} />
      ) : (
        <CallButton parcel={parcel} size={64} />
      )}
      <Button
        kind="outline"
        size={64}
        text={track}
        label={`${track}: ${numbered(parcel.number)}`}
        onPress={() => void navigate('viewLogistics', { id: parcel.id })}
      />
    </>
  )
})
