import { ScrollView, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { StoreSummary } from '@contract/entities/store'
import { formatCount, formatDistance } from '@contract/format'
import { formatMoney } from '@contract/money'
import { Button } from '@/components/base/Button'
import { Icon } from '@/components/base/Icon'
import { Picture } from '@/components/base/Picture'
import { Press } from '@/components/base/Press'
import { Skeleton } from '@/components/base/Skeleton'
import { Tag } from '@/components/base/Tag'
import { useGradual } from '@/components/list/LongList/use-gradual'
import { partStep } from '@/platform/list/list-step'
import { navigate } from '@/platform/navigation/gate'
import { language } from '@/platform/session/language'
import { measured } from '@/platform/view/measure'
import { figure } from '@/platform/view/figure'
import type { StoreModel } from '../model'
import { words } from '../text'
import styles from './head.module.scss'

interface Props {
  model: StoreModel
}

/** Picture and the store's main information; what a list does not say of it keeps its room until it is loaded. */
export const StoreHead = observer(function StoreHead({ model, summary }: Props & { summary: StoreSummary }) {
  const { scroll, page } = model
  const { offers, memberEnvelope } = summary
  const store = page.value?.store
  return (
    <View {...measured(scroll.names.head)} className={styles.head}>
      <View className={styles.head__picture}>
        <View className={styles.head__drift}>
          {store ? (
            <Picture picture={store.hero} width={750} height={416} radius={0} fill faded={store.status !== 'open'} />
          ) : (
            <Skeleton width="100%" height={416} radius={0} />
          )}
        </View>
      </View>
      <View className={styles.head__sheet}>
        <View className={styles.head__top}>
          <Words store={summary} notice={store?.notice} />
          <Picture picture={summary.logo} width={128} />
        </View>
        {offers.length > 0 && <Offers model={model} offers={offers} />}
        {store ? <Ways model={model} /> : <View className={styles['head__ways-room']} />}
        {memberEnvelope !== null && <Envelope model={model} amount={memberEnvelope} />}
      </View>
    </View>
  )
})

/** A line that is kept free: a usual blank would have no height. */
const blank = '\u00a0'

/** An announcement has its line before it is loaded and without one, so that nothing moves. */
const Words = observer(({ store, notice }: { store: StoreSummary; notice: string | undefined }) => (
  <View className={styles.head__words}>
    <View className={styles.head__title}>
      <Text className={styles.head__name} numberOfLines={1} role="heading" aria-level={1}>
        {store.name}
      </Text>
      <State store={store} />
    </View>
    <Facts store={store} />
    <View className={styles.head__line} {...(!notice && { 'aria-hidden': true })}>
      {notice && <Icon name="megaphone" size={24} colour="ink-3" />}
      <Text className={styles.head__notice} numberOfLines={1}>
        {notice || blank}
      </Text>
    </View>
  </View>
))

const State = observer(({ store: { status, opensAt, inRange } }: { store: StoreSummary }) => {
  const { opens, tooFar, resting, closed } = words()
  if (status !== 'open')
    return <Tag tone="gray" text={opensAt ? opens(opensAt) : status === 'resting' ? resting : closed} />
  return inRange ? null : <Tag tone="gray" text={tooFar} />
})

const Facts = observer(({ store: { rating, monthlySales, minutes, distance } }: { store: StoreSummary }) => {
  const { rated, sold, minutes: inMinutes } = words()
  const shown = rating.toFixed(1)
  return (
    <View className={styles.head__line}>
      <View className={styles.head__rating} {...figure(rated(shown))}>
        <Icon name="star" size={24} colour="warn" filled />
        <Text className={styles['head__rating-text']}>{shown}</Text>
      </View>
      {[sold(formatCount(monthlySales, language.value)), inMinutes(minutes), formatDistance(distance)].map((fact) => (
        <Text key={fact} className={styles.head__fact}>
          {fact}
        </Text>
      ))}
    </View>
  )
})

/**
 * Other services of the store, in one row that scrolls: a table, a number in its queue, packages and a chat. They come right after
 * the dishes.
 */
const Ways = observer(({ model }: Props) => {
  const isDrawn = useGradual(2, partStep) === 2
  const { id, takesTables, takesQueue, sellsPackages } = model.store
  const { reserve, takeNumber, packages, message } = words()
  const ways = [
    { has: takesTables, icon: 'calendar', text: reserve, go: () => navigate('bookTable', { id }) },
    { has: takesQueue, icon: 'utensils', text: takeNumber, go: () => navigate('queue', { id }) },
    { has: sellsPackages, icon: 'ticket-percent', text: packages, go: () => model.show('info') },
    { has: true, icon: 'message-circle', text: message, go: () => navigate('chat', { with: 'store', storeId: id }) },
  ] as const
  if (!isDrawn) return <View className={styles['head__ways-room']} />
  const offered = ways.filter(({ has }) => has)
  return (
    <ScrollView scrollX enhanced showScrollbar={false} className={styles['head__ways-scroll']}>
      <View className={styles.head__ways}>
        {offered.map(({ icon, text, go }) => (
          <Button key={icon} kind="outline" size={64} icon={icon} text={text} onPress={go} />
        ))}
      </View>
    </ScrollView>
  )
})

/** Offers that fit on one line; opens the sheet with all of them. */
const Offers = observer(({ model, offers }: Props & { offers: StoreSummary['offers'] }) => {
  const { allOffers } = words()
  return (
    <Press
      label={allOffers(offers.length)}
      disabled={!model.isReady}
      onPress={model.openOffers}
      reach={16}
      className={styles.head__offers}
    >
      <View className={styles.head__tags}>
        {offers.map(({ text }) => (
          <Tag key={text} text={text} />
        ))}
      </View>
      <Text className={styles['head__offers-count']}>{allOffers(offers.length)}</Text>
      <Icon name="chevron-down" size={24} colour="ink-3" />
    </Press>
  )
})

/** Redeems one of the monthly member red envelopes for this store's own. */
const Envelope = observer(({ model: { page, redeem, redeeming }, amount }: Props & { amount: number }) => {
  const { envelope, envelopesLeft, redeem: text } = words()
  // None to redeem before it is known how many are left.
  const left = page.value ? page.value.store.envelopesLeft : 0
  return (
    <View className={styles.head__envelope}>
      <Icon name="crown" size={36} colour="gold" />
      <Text className={styles['head__envelope-amount']}>{formatMoney(amount)}</Text>
      <Text className={styles['head__envelope-name']} numberOfLines={1}>
        {left === null || !page.value ? envelope : envelopesLeft(left)}
      </Text>
      {left !== 0 && (
        <Press label={text} disabled={redeeming} onPress={redeem} reach={16} className={styles.head__redeem}>
          <Text className={styles['head__redeem-text']}>{text}</Text>
        </Press>
      )}
    </View>
  )
})
