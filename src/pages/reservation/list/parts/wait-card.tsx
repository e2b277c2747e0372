import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { WaitlistEntry } from '@contract/entities/reservation'
import { Button } from '@/components/base/Button'
import { Picture } from '@/components/base/Picture'
import { Tag } from '@/components/base/Tag'
import { TimeLeft } from '@/components/base/TimeLeft'
import { waitKindOf } from '@/features/reservation/kinds'
import { Written } from '@/platform/view/written'
import type { ReservationsModel } from '../model'
import { words } from '../text'
import styles from '../index.module.scss'

/** A waitlist entry, with its offer; one of a kind that this app does not know has neither facts nor an offer to take. */
export const WaitCard = observer(function WaitCard({
  model,
  entry,
}: {
  model: ReservationsModel
  entry: WaitlistEntry
}) {
  const t = words()
  const { store, ahead } = entry
  const kind = waitKindOf(entry.kind)
  const offer = kind && entry.offer
  const place = ahead === 0 ? t.first : t.ahead(ahead)
  return (
    <View className={styles.list__card}>
      <View className={styles.list__top}>
        <Picture picture={store.logo} width={112} />
        <View className={styles.list__words}>
          <View className={styles.list__name}>
            <Text className={styles.list__title} numberOfLines={1}>
              <Written text={store.name} />
            </Text>
            <Tag text={t.waitlist} tone={offer ? 'good' : 'info'} />
          </View>
          <Text className={styles.list__when}>{kind?.when(entry)}</Text>
          <Text className={styles.list__note}>{kind ? `${kind.what(entry)} · ${place}` : place}</Text>
        </View>
      </View>
      {offer && <Text className={styles.list__good}>{kind.offered(entry, offer)}</Text>}
      <View className={styles.list__foot}>
        {offer && (
          <View className={styles.list__left}>
            <TimeLeft endsAt={offer.heldUntil} label={t.heldFor} onEnd={model.offerEnded} />
          </View>
        )}
        <Button
          kind="outline"
          size={72}
          text={t.leave}
          label={`${t.leave}: ${store.name}`}
          onPress={() => void model.leave(entry)}
        />
        {offer && (
          <Button size={72} text={t.take} label={`${t.take}: ${store.name}`} onPress={() => kind.take(entry, offer)} />
        )}
      </View>
    </View>
  )
})
