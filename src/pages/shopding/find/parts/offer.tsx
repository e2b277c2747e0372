import { Text } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { TableOffer } from '@contract/entities/reservation'
import { formatDistance } from '@contract/format'
import { formatMoney } from '@contract/money'
import { Chip } from '@/components/base/Chip'
import { ChipSet } from '@/components/form/ChipSet'
import { RestaurantCard } from '@/features/table/RestaurantCard'
import type { FindTableModel } from '../model'
import { noTimes, words } from '../text'
import styles from './offer.module.scss'

/** A restaurant with its free times near the wish, or why there are none. */
export const Offer = observer(function Offer({ offer, model }: { offer: TableOffer; model: FindTableModel }) {
  const t = words()
  const { name, distance, deposit, state, times } = offer
  const note = [formatDistance(distance), deposit > 0 && t.deposit(formatMoney(deposit))].filter(Boolean).join(' · ')
  return (
    <RestaurantCard restaurant={offer} note={note}>
      {state !== 'free' && <Text className={styles.offer__none}>{noTimes()[state]}</Text>}
      {state !== 'closed' && state !== 'tooLarge' && (
        <ChipSet label={`${name}, ${t.time}`}>
          {times.map(({ at, time }) => (
            <Chip
              key={at}
              hot
              ground="card"
              text={time}
              label={t.bookAt(time, name)}
              onPress={() => model.book(offer, at)}
            />
          ))}
          <Chip ground="card" text={t.allTimes} onPress={() => model.book(offer)} />
        </ChipSet>
      )}
    </RestaurantCard>
  )
})
